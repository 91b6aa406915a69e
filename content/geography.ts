import type { Point } from '../domain/geography.ts'

/** Positions good to about 300 m: enough for a schematic map and for rounded distances. Lines run in drawing order. */
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

/** The rivers, each as a line of points. */
export const rivers: Record<string, Point[]> = {
  Avon: [
    { lat: 52.3, lon: -1.545 },
    { lat: 52.288, lon: -1.566 },
    { lat: 52.279, lon: -1.585 },
    { lat: 52.268, lon: -1.596 },
    { lat: 52.259, lon: -1.601 },
    { lat: 52.25, lon: -1.61 },
    { lat: 52.243, lon: -1.617 },
    { lat: 52.234, lon: -1.619 },
    { lat: 52.227, lon: -1.622 },
    { lat: 52.22, lon: -1.629 },
    { lat: 52.213, lon: -1.626 },
    { lat: 52.207, lon: -1.629 },
    { lat: 52.204, lon: -1.64 },
    { lat: 52.209, lon: -1.652 },
    { lat: 52.2075, lon: -1.664 },
    { lat: 52.201, lon: -1.672 },
    { lat: 52.2, lon: -1.685 },
    { lat: 52.193, lon: -1.701 },
    { lat: 52.185, lon: -1.713 },
    { lat: 52.177, lon: -1.733 },
  ],
  Leam: [
    { lat: 52.293, lon: -1.5 },
    { lat: 52.29, lon: -1.52 },
    { lat: 52.2885, lon: -1.538 },
    { lat: 52.289, lon: -1.556 },
    { lat: 52.287, lon: -1.568 },
  ],
  Dene: [
    { lat: 52.179, lon: -1.556 },
    { lat: 52.19, lon: -1.578 },
    { lat: 52.1975, lon: -1.596 },
    { lat: 52.203, lon: -1.612 },
    { lat: 52.2065, lon: -1.6275 },
  ],
  Stour: [
    { lat: 52.096, lon: -1.618 },
    { lat: 52.11, lon: -1.625 },
    { lat: 52.122, lon: -1.642 },
    { lat: 52.14, lon: -1.66 },
    { lat: 52.158, lon: -1.69 },
    { lat: 52.17, lon: -1.715 },
    { lat: 52.178, lon: -1.733 },
  ],
}

/** The main roads, each as a line of points. */
export const roads: Record<string, Point[]> = {
  A429: [
    { lat: 52.264, lon: -1.612 },
    { lat: 52.253, lon: -1.613 },
    { lat: 52.246, lon: -1.6115 },
    { lat: 52.237, lon: -1.6065 },
    { lat: 52.228, lon: -1.605 },
    { lat: 52.215, lon: -1.606 },
    { lat: 52.204, lon: -1.604 },
    { lat: 52.195, lon: -1.601 },
    { lat: 52.18, lon: -1.601 },
    { lat: 52.16, lon: -1.604 },
    { lat: 52.139, lon: -1.6 },
    { lat: 52.124, lon: -1.608 },
    { lat: 52.109, lon: -1.623 },
    { lat: 52.096, lon: -1.63 },
  ],
}
