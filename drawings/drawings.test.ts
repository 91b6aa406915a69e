import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { hgvMovements } from '../content/figures.ts'
import { readyVillages } from '../content/places.ts'
import { publicPages } from '../content/public-pages.ts'
import { articles, firstRows } from '../content/seed/first-rows.ts'
import { mapFrame } from '../domain/geography.ts'
import { figures } from './figures.ts'
import { allowedInks } from './inks.ts'
import { layOut } from './map/sheet.ts'
import { pictures } from './pictures.ts'
import { drawProcessFlow } from './process/flow.ts'

const drawn = Object.entries({ ...pictures, ...figures }).map(([name, draw]) => ({ name, draw, svg: draw() }))

/** The tags of a picture that are not closed in order; empty when it is well formed. */
function unclosedTags(svg: string): string[] {
  const open: string[] = []
  for (const [tag, slash, name = '', end] of svg.matchAll(/<(\/?)([A-Za-z]+)(?:\s+[\w:-]+="[^"<&]*")*\s*(\/?)>/g)) {
    if (slash && open.pop() !== name) return [tag]
    if (!slash && !end) open.push(name)
  }
  return open
}

test('the pictures are one for every village, every article and every page with a hero, the map three times, the pair of home, the quarry twice and the process', () => {
  const names = Object.keys(pictures)
  expect(names).toEqual(expect.arrayContaining(readyVillages.map(({ slug }) => `villages/${slug}.svg`)))
  expect(names).toEqual(expect.arrayContaining(articles.map(({ slug }) => `articles/${slug}.svg`)))
  expect(names).toEqual(
    expect.arrayContaining([
      'map-wide.svg',
      'map-middle.svg',
      'map-narrow.svg',
      'home-pair.svg',
      'quarry.svg',
      'quarry-card.svg',
    ]),
  )
  expect(names).toContain('process-flow.svg')
  const heroes = new Set(publicPages.map(({ drawing }) => drawing).filter((name) => name.startsWith('pages/')))
  expect(names).toEqual(expect.arrayContaining([...heroes]))
  expect(names).toHaveLength(readyVillages.length + articles.length + heroes.size + 7)
})

describe.each(drawn)('$name', ({ svg }) => {
  test('is well-formed: every tag is known, closed in order, and no character stands astray', () => {
    expect(unclosedTags(svg)).toEqual([])
    const words = svg.replace(/<\/?[A-Za-z]+(?:\s+[\w:-]+="[^"<&]*")*\s*\/?>/g, '')
    expect(words.replace(/[\w .,:;+½]+/g, '').trim()).toBe('')
  })

  test('has only numbers where numbers are due', () => {
    expect(svg.match(/NaN|Infinity|undefined|null|\de-\d|\[object/)?.[0]).toBe(undefined)
  })

  test('is printed with the inks of the look alone', () => {
    const used = [...svg.matchAll(/(?:fill|stroke)="([^"]+)"/g)].map(([, ink = '']) => ink)
    expect(used.filter((ink) => ink !== 'none' && !allowedInks.has(ink))).toEqual([])
    expect(svg.match(/gradient|filter|<image|<script|\sstyle=/i)?.[0]).toBe(undefined)
  })

  test('weighs less than 15 kB on its way', () => {
    expect(gzipSync(svg).length).toBeLessThan(15_000)
  })
})

test('a weekday has a tick for each movement and one of each kind in its key: the lower number solid, the others in outline', () => {
  const outlines = [...figures.weekday().matchAll(/(fill|stroke)="#b42318"[^>]* d="([^"]+)"/g)]
  const ticks = (kind: string) =>
    outlines.filter(([, of]) => of === kind).flatMap(([, , data = '']) => data.match(/z/g) ?? []).length
  expect(ticks('fill')).toBe(hgvMovements.from + 1)
  expect(ticks('stroke')).toBe(hgvMovements.to - hgvMovements.from + 1)
})

test('the pictures of the articles are strips of 1600 by 500 without a word on them, the process is 1600 by 1000', () => {
  for (const { name, svg } of drawn.filter(({ name }) => /^articles|^process/.test(name))) {
    expect(svg, name).toContain(`viewBox="0 0 1600 ${name.startsWith('articles') ? 500 : 1000}"`)
    expect(svg, name).not.toMatch(/<text|opacity/)
  }
})

test('the picture of the process needs every stage, and says which one is missing', () => {
  const withoutAppeal = firstRows.process_stages.filter(({ id }) => id !== 'appeal')
  expect(() => drawProcessFlow(withoutAppeal)).toThrow("'appeal'")
})

describe('the maps', () => {
  test('show every place at the same percentages, the ones that the markers use', () => {
    for (const [width, height] of [
      [960, 800],
      [680, 800],
      [400, 800],
    ] as const) {
      const sheet = layOut(width, height, mapFrame)
      expect(sheet.at(mapFrame.north, mapFrame.west)).toEqual([0, 0])
      expect(sheet.at(mapFrame.south, mapFrame.east)).toEqual([width, height])
    }
  })

  test('let the panel stretch them', () => {
    for (const name of ['map-wide.svg', 'map-middle.svg', 'map-narrow.svg']) {
      expect(drawn.find((picture) => picture.name === name)?.svg.slice(0, 60)).toContain('preserveAspectRatio="none"')
    }
  })
})
