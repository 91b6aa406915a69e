import { mapFrame, type Point } from '../../../domain/geography.ts'
import { positionSchema, type Village } from '../../../domain/village.ts'

/** The text that a form holds for a position, such as '52.19, -1.56'; empty for none. */
export function positionText(position: Village['position']): string {
  return position ? `${position.lat}, ${position.lon}` : ''
}

/** The position as it is stored; what is not typed or no number is NaN in it, and so refused. */
export function readPosition(text: string): Point | null {
  if (text.trim() === '') return null
  const [lat = Number.NaN, lon = Number.NaN] = text.split(',').map((part) => Number.parseFloat(part))
  return { lat, lon }
}

/** The point of the map that a text says, or undefined. */
export function pointOf(text: string): Point | undefined {
  return positionSchema.safeParse(readPosition(text)).data
}

/** Four decimals are some ten metres. */
const decimals = 4

/** The text of a place on the map, given as parts of its width and height. */
export function textOnMap(across: number, down: number): string {
  const { north, south, east, west } = mapFrame
  const lat = north - down * (north - south)
  const lon = west + across * (east - west)
  return `${lat.toFixed(decimals)}, ${lon.toFixed(decimals)}`
}
