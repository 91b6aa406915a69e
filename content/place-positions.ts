import type { Point } from '../domain/geography.ts'

/** Positions good to about 300 m: enough for a schematic map and for rounded distances. */
export const placePositions = {
  warwick: { lat: 52.282, lon: -1.585 },
  'leamington-spa': { lat: 52.292, lon: -1.536 },
  sherbourne: { lat: 52.2515, lon: -1.619 },
  barford: { lat: 52.248, lon: -1.602 },
  'quarry-site': { lat: 52.2365, lon: -1.608 },
  wasperton: { lat: 52.2265, lon: -1.615 },
  'hampton-lucy': { lat: 52.212, lon: -1.63 },
  charlecote: { lat: 52.2065, lon: -1.619 },
  wellesbourne: { lat: 52.1955, lon: -1.592 },
  alveston: { lat: 52.2045, lon: -1.66 },
  tiddington: { lat: 52.1985, lon: -1.679 },
  'stratford-upon-avon': { lat: 52.192, lon: -1.708 },
  loxley: { lat: 52.172, lon: -1.625 },
  ettington: { lat: 52.137, lon: -1.608 },
  halford: { lat: 52.11, lon: -1.621 },
} as const satisfies Record<string, Point>

/** The places that the map shows, by slug. */
export type PlaceSlug = keyof typeof placePositions
