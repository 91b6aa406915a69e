import { inks } from '../inks.ts'
import { short } from '../kit/path.ts'

/** A figure as the page sets it: letters come from the page, so they have its face, and `look` says which of the page's sizes. */
export function sheet(width: number, height: number, layers: readonly string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${layers.join('')}</svg>`
}

/** Words that begin, are centred or end at x. */
export function words(
  x: number,
  y: number,
  text: string,
  {
    from = 'start',
    ink = inks.ink,
    look = '',
  }: { from?: 'start' | 'middle' | 'end'; ink?: string; look?: 'large' | 'thin' | 'haloed' | '' } = {},
): string {
  const anchor = from === 'start' ? '' : ` text-anchor="${from}"`
  return `<text x="${short(x)}" y="${short(y)}"${anchor}${look && ` class="${look}"`} fill="${ink}">${text}</text>`
}
