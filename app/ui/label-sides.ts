import type { PlaceSlug } from '../../content/geography.ts'

/** On which side of its marker a place's name stands, so that no name covers another marker, also on a narrow map. */
export const labelSides: Record<PlaceSlug, 'left' | 'right'> = {
  alveston: 'right',
  barford: 'right',
  charlecote: 'right',
  ettington: 'right',
  halford: 'right',
  'hampton-lucy': 'left',
  'leamington-spa': 'left',
  loxley: 'right',
  'quarry-site': 'right',
  sherbourne: 'left',
  'stratford-upon-avon': 'right',
  tiddington: 'left',
  warwick: 'left',
  wasperton: 'left',
  wellesbourne: 'right',
}
