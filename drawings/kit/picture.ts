import { inks } from '../inks.ts'
import { gouge } from './carve.ts'
import { type Chance, createChance } from './chance.ts'
import { area, type Point, short } from './path.ts'

/** A whole picture: its layers from the far to the near, on a ground of one ink. */
export function picture(width: number, height: number, ground: string, layers: readonly string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><path fill="${ground}" d="M0 0h${width}v${height}H0z"/>${layers.join('')}</svg>\n`
}

/** Layers moved together, with an optional scale; `mirrored` turns them to face the other way. */
export function place(x: number, y: number, layers: readonly string[], scale = 1, mirrored = false): string {
  const size = mirrored ? ` scale(${-scale} ${scale})` : scale === 1 ? '' : ` scale(${scale})`
  return `<g transform="translate(${short(x)} ${short(y)})${size}">${layers.join('')}</g>`
}

/** Something drawn once, around the origin, to be set down as often as wanted with `press`. */
export function stamp(id: string, drawing: string): string {
  return `<defs><g id="${id}">${drawing}</g></defs>`
}

/** A stamp set down with its origin at x, y; a negative scale turns it to face the other way. */
export function press(id: string, x: number, y: number, scale = 1): string {
  const size = scale === 1 ? '' : ` scale(${scale} ${Math.abs(scale)})`
  return `<use href="#${id}" transform="translate(${short(x)} ${short(y)})${size}"/>`
}

/** Small places where the ink did not take, over the whole print. */
export function misprints(
  chance: Chance,
  width: number,
  height: number,
  count: number,
  ink: string = inks.paper,
): string {
  let data = ''
  for (let index = 0; index < count; index++) {
    data += gouge(
      chance.between(0, width),
      chance.between(0, height),
      chance.between(0, 180),
      chance.between(2, 7),
      chance.between(0.8, 2),
    )
  }
  return area(data, ink)
}

type Draw = (chance: Chance) => readonly string[]

/** A picture with its own repeatable accidents, and so many misprints over it. */
function print(
  seed: string,
  [width, height]: Point,
  ground: string,
  [count, ink]: [number, string?],
  draw: Draw,
): string {
  const chance = createChance(seed)
  return picture(width, height, ground, [...draw(chance), misprints(chance, width, height, count, ink)])
}

/** The scene at the head of a village's page. */
export function printScene(seed: string, sky: string, misprinted: number, draw: Draw): string {
  return print(seed, [1600, 700], sky, [misprinted], draw)
}

/** The picture of the article with this slug. Phones crop it to about x 375 to 1225, so what matters stands between. */
export function printStrip(slug: string, sky: string, draw: Draw): string {
  return print(slug, [1600, 500], sky, [50], draw)
}

/** The picture that opens a page, on the ground of the band that it stands on. */
export function printPage(seed: string, ground: string, misprinted: number, draw: Draw): string {
  return print(seed, [800, 500], ground, [misprinted, inks.earth[50]], draw)
}
