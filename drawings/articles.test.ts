import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { articles } from '../content/articles.ts'
import { processStages } from '../content/process-stages.ts'
import { articleDrawings } from './articles.ts'
import { allowedInks } from './inks.ts'
import { drawProcessFlow } from './process/flow.ts'

const drawings: Record<string, () => string> = {
  ...articleDrawings,
  'process flow': () => drawProcessFlow(processStages),
}

/** The names of the elements left open, after every tag has closed the one before it; throws at a wrong closing tag. */
function openElements(svg: string): string[] {
  const open: string[] = []
  for (const [, closing, name = '', empty] of svg.matchAll(/<(\/?)([a-zA-Z]+)(?:\s[a-zA-Z-]+="[^"<>]*")*\s*(\/?)>/g)) {
    if (closing) expect(open.pop()).toBe(name)
    else if (!empty) open.push(name)
  }
  return open
}

describe('the pictures of the articles', () => {
  it('give every article a picture of its own, heritage included', () => {
    const slugs = articles.map(({ slug }) => slug)
    expect(Object.keys(articleDrawings).sort()).toEqual([...new Set([...slugs, 'heritage-impact'])].sort())
    expect(new Set(Object.values(articleDrawings).map((draw) => draw())).size).toBe(Object.keys(articleDrawings).length)
  })

  it('are strips of 1600 by 500, the flow is 1600 by 1000', () => {
    for (const draw of Object.values(articleDrawings)) expect(draw()).toContain('viewBox="0 0 1600 500"')
    expect(drawProcessFlow(processStages)).toContain('viewBox="0 0 1600 1000"')
  })

  it('need every stage of the process, and say which one is missing', () => {
    const withoutAppeal = processStages.filter(({ id }) => id !== 'appeal')
    expect(() => drawProcessFlow(withoutAppeal)).toThrow("'appeal'")
  })

  describe.each(Object.entries(drawings))('%s', (_, draw) => {
    const svg = draw()

    it('is well-formed: every tag closes, and no number went wrong', () => {
      expect(openElements(svg)).toEqual([])
      expect(svg.replaceAll(/<\/?[a-zA-Z]+(?:\s[a-zA-Z-]+="[^"<>]*")*\s*\/?>/g, '').trim()).toBe('')
      expect(svg).not.toMatch(/NaN|undefined|null|Infinity|\[object/)
    })

    it('is printed with the inks of the palette alone', () => {
      const colours = [...svg.matchAll(/(?:fill|stroke)="([^"]*)"/g)].map(([, colour = '']) => colour)
      expect(colours.filter((colour) => colour !== 'none' && !allowedInks.has(colour))).toEqual([])
      expect(svg).not.toMatch(/style=|gradient|opacity|<text|<image/i)
    })

    it('takes less than 15 kB when compressed', () => {
      expect(gzipSync(svg).length).toBeLessThan(15_000)
    })

    it('comes out the same every time', () => {
      expect(draw()).toBe(svg)
    })
  })
})
