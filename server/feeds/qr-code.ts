import { create } from 'qrcode'

/** Scanners need four squares of white around the code (ISO/IEC 18004). */
const margin = 4

/** The QR code of a text as an SVG picture, one unit to the square. */
export function qrCode(text: string): string {
  const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules
  const side = size + 2 * margin
  const bars = Array.from({ length: size }, (_, row) => barsOf([...data.subarray(row * size, (row + 1) * size)], row))
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges">`,
    `<path fill="#fff" d="M0 0h${side}v${side}H0z"/>`,
    `<path d="${bars.join('')}"/>`,
    '</svg>',
  ].join('')
}

/** Neighbouring dark squares as one bar: shorter, and without hairlines between them. */
function barsOf(squares: number[], row: number): string {
  return [...squares.join('').matchAll(/1+/g)]
    .map(({ index, 0: { length } }) => `M${index + margin} ${row + margin}h${length}v1h-${length}z`)
    .join('')
}
