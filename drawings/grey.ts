/** Toner is darker than ink. */
const lighter = 0.8

/** A picture as it is printed in black and white: each ink as the grey that looks as light, and no filter that would turn lines into dots. */
export function inGrey(svg: string): string {
  return svg.replace(/#(?:[0-9a-f]{6}|[0-9a-f]{3})\b/gi, (ink) => {
    const digits = ink.length === 4 ? ink.slice(1).replace(/./g, '$&$&') : ink.slice(1)
    const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => Number.parseInt(digits.slice(at, at + 2), 16))
    const light = (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255
    const grey = Math.round(255 * light ** lighter)
      .toString(16)
      .padStart(2, '0')
    return `#${grey.repeat(3)}`
  })
}
