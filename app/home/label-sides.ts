import type { PlaceSlug } from '../../content/geography.ts'

/** On which side of its marker a place's name stands, so that no name covers another marker, also on a narrow map. */
export const labelSides: Record<PlaceSlug, 'left' | 'right' | 'below' | 'above'> = {
  alveston: 'below',
  barford: 'right',
  charlecote: 'right',
  ettington: 'right',
  halford: 'right',
  'hampton-lucy': 'left',
  'leamington-spa': 'below',
  loxley: 'right',
  'quarry-site': 'right',
  sherbourne: 'left',
  'stratford-upon-avon': 'below',
  tiddington: 'left',
  warwick: 'left',
  wasperton: 'left',
  wellesbourne: 'right',
}
