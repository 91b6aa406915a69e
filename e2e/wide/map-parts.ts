import type { Page } from '@playwright/test'

/** Something that stands on a map, in pixels of the window. The parts of one place may touch each other. */
export interface MapPart {
  name: string
  owner: string
  left: number
  right: number
  top: number
  bottom: number
}

/** Reads once what is lettered and drawn into the three pictures of the map, so that `mapParts` can tell where it stands. */
export async function readMapPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    type Box = Omit<MapPart, 'owner'>
    const pictures: Record<string, Box[]> = {}
    for (const name of ['map-wide.svg', 'map-middle.svg', 'map-narrow.svg']) {
      const text = await (await fetch(`/quarry/drawn/${name}`)).text()
      const drawn = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement as unknown as SVGSVGElement
      const picture = document.importNode(drawn, true)
      const { width, height } = picture.viewBox.baseVal
      picture.style.cssText = `position:absolute;top:0;left:0;width:${width}px;height:${height}px`
      document.body.append(picture)
      const frame = picture.getBoundingClientRect()
      const boxes: Box[] = []
      const add = (name: string, left: number, top: number, right: number, bottom: number) =>
        boxes.push({ name, left: left / width, right: right / width, top: top / height, bottom: bottom / height })
      const addElement = (name: string, element: Element | null | undefined) => {
        if (!element) throw new Error(`The picture has no ${name}`)
        const box = element.getBoundingClientRect()
        add(name, box.left - frame.left, box.top - frame.top, box.right - frame.left, box.bottom - frame.top)
      }
      addElement('compass', picture.querySelector('circle[stroke-dasharray]')?.parentElement)
      for (const words of picture.querySelectorAll('text')) {
        if (words.querySelector('textPath')) {
          for (let index = 0; index < words.getNumberOfChars(); index += 1) {
            const { x, y, width, height } = words.getExtentOfChar(index)
            add(`'${words.textContent}'`, x, y, x + width, y + height)
          }
        } else if (words.textContent?.startsWith('1 mile')) addElement('scale', words.previousElementSibling)
        else addElement('road shield', words.parentElement)
      }
      picture.remove()
      pictures[name] = boxes
    }
    Object.assign(window, { mapPictures: pictures })
  })
}

/** Every marker, name and legend of the page's map, and what its picture says, where they stand now. */
export function mapParts(page: Page): Promise<{ map: MapPart; parts: MapPart[] }> {
  return page.evaluate(() => {
    const partOf = (name: string, owner: string, element: Element | null): MapPart => {
      if (!element) throw new Error(`There is no ${name}`)
      const { left, right, top, bottom } = element.getBoundingClientRect()
      return { name, owner, left, right, top, bottom }
    }
    const map = partOf('map', 'map', document.querySelector('.place-map'))
    const parts = [partOf('legend', 'legend', document.querySelector('.map-legend'))]
    for (const place of document.querySelectorAll('.place-map-markers > li')) {
      const name = place.querySelector('.map-label')?.textContent ?? ''
      parts.push(partOf(`the marker of ${name}`, name, place.querySelector('.map-dot')))
      const label = partOf(`'${name}'`, name, place.querySelector('.map-label'))
      if (label.right > label.left) parts.push(label)
    }
    const shown = document.querySelector<HTMLImageElement>('.place-map img')?.currentSrc.split('/').at(-1) ?? ''
    const { mapPictures } = window as unknown as { mapPictures?: Record<string, Omit<MapPart, 'owner'>[]> }
    const [width, height] = [map.right - map.left, map.bottom - map.top]
    for (const { name, left, right, top, bottom } of mapPictures?.[shown] ?? []) {
      parts.push({
        name,
        owner: 'picture',
        left: map.left + left * width,
        right: map.left + right * width,
        top: map.top + top * height,
        bottom: map.top + bottom * height,
      })
    }
    return { map, parts }
  })
}

/** What covers what among these parts, as sentences. */
export function covered(parts: readonly MapPart[]): string[] {
  return parts.flatMap((a, index) =>
    parts
      .slice(index + 1)
      .filter(
        (b) => a.owner !== b.owner && a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom,
      )
      .map((b) => `${a.name} and ${b.name}`),
  )
}
