import { mapFrame, type Point } from '../../../domain/geography.ts'
import { positionSchema, type Village } from '../../../domain/village.ts'

/** The text that a form holds for a position. It is one text, so that no merge takes latitude from one maintainer and longitude from another. */
export function positionText(position: Village['position']): string {
  return position ? joinPosition(String(position.lat), String(position.lon)) : ''
}

/** Latitude and longitude as they are typed. */
export function splitPosition(text: string): [lat: string, lon: string] {
  const [lat = '', lon = ''] = text.split(',').map((part) => part.trim())
  return [lat, lon]
}

/** The text for what is typed into two fields; both are in the first where a pair was pasted, such as '52.19, -1.56'. */
export function joinPosition(lat: string, lon: string): string {
  if (lat.includes(',')) return lat
  return lat.trim() === '' && lon.trim() === '' ? '' : `${lat.trim()}, ${lon.trim()}`
}

/** The position as it is stored; what is not typed or no number is NaN in it, and so refused. */
export function readPosition(text: string): Point | null {
  if (text.trim() === '') return null
  const [lat, lon] = splitPosition(text).map((part) => (part === '' ? Number.NaN : Number(part)))
  return { lat: lat ?? Number.NaN, lon: lon ?? Number.NaN }
}

/** The point of the map that a text says, or undefined. */
export function pointOf(text: string): Point | undefined {
  return positionSchema.safeParse(readPosition(text)).data
}

/** Four decimals are some ten metres. */
const decimals = 4

/** The nearest point of the map, as a text. */
export function textOnMap({ lat, lon }: Point): string {
  const { north, south, east, west } = mapFrame
  const within = (value: number, least: number, most: number) =>
    Number(Math.min(Math.max(value, least), most).toFixed(decimals))
  return positionText({ lat: within(lat, south, north), lon: within(lon, west, east) })
}
