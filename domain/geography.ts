/** A point on the earth, in degrees (WGS84). */
export interface Point {
  lat: number
  lon: number
}

const earthRadiusKm = 6371
export const kmPerMile = 1.609344
const compassPoints = [
  'north',
  'north-east',
  'east',
  'south-east',
  'south',
  'south-west',
  'west',
  'north-west',
] as const
export type CompassPoint = (typeof compassPoints)[number]

/** How many miles to the north and to the east of `from` the point `to` lies; less than none for south and west. */
export function milesFrom(from: Point, to: Point): { north: number; east: number } {
  const milesPerDegree = ((Math.PI / 180) * earthRadiusKm) / kmPerMile
  const middle = ((from.lat + to.lat) / 2) * (Math.PI / 180)
  return {
    north: (to.lat - from.lat) * milesPerDegree,
    east: (to.lon - from.lon) * milesPerDegree * Math.cos(middle),
  }
}

/** How far and in which direction `to` lies from `from`, as the crow flies. */
export function bearing(from: Point, to: Point): { miles: number; direction: CompassPoint } {
  const { north, east } = milesFrom(from, to)
  const degrees = ((Math.atan2(east, north) * 180) / Math.PI + 360) % 360
  const direction = compassPoints[Math.round(degrees / 45) % 8] ?? 'north'
  return { miles: Math.hypot(north, east), direction }
}

/** The part of the earth that a map shows, in degrees. */
export interface MapFrame {
  north: number
  south: number
  west: number
  east: number
}

/** The part of the Avon valley that the maps of the site show. */
export const mapFrame: MapFrame = { north: 52.308, south: 52.096, west: -1.752, east: -1.496 }

/** Where a point stands on the map, in percent of its width and height from the top left. */
export function projectToMap({ lat, lon }: Point): { x: number; y: number } {
  const x = ((lon - mapFrame.west) / (mapFrame.east - mapFrame.west)) * 100
  const y = ((mapFrame.north - lat) / (mapFrame.north - mapFrame.south)) * 100
  return { x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10 }
}
