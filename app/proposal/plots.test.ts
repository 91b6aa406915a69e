import { createElement } from 'react'
import { describe, expect, test } from 'vitest'
import { renderDuring } from '../layout/testing/render-during.ts'
import { HoursPlot } from './hours-plot.tsx'
import { LandbankPlot } from './landbank-plot.tsx'
import { Plots } from './plots.tsx'
import { SitePlot } from './site-plot.tsx'
import { TrafficPlot } from './traffic-plot.tsx'

const draw = (plot: () => React.JSX.Element) => renderDuring('validation', createElement(plot))
const numbers = (text: string | undefined) => text?.match(/-?[\d.]+/g)?.map(Number) ?? []

describe('the plots', () => {
  test('each has a title, words for those who do not see it, and its source', () => {
    const html = draw(Plots)
    const said = [...html.matchAll(/role="img" aria-label="([^"]+)"/g)].map((match) => match[1])
    expect(said).toEqual([
      '150 lorry signs in red, one for each movement of the lower number, and more in outline up to 200.',
      'Monday to Friday: 7am to 6pm. Saturday: 7am to 1pm. Sunday: none.',
      'Of 89.5 hectares, 53.5 hectares would be dug.',
      'Required: 7 years. Held: 15 years or more.',
    ])
    expect(html.match(/<h3>/g)).toHaveLength(4)
    expect(html.match(/<figcaption>/g)).toHaveLength(4)
  })

  test('the landbank shows 7 blocks required, and 15 held of which 7 are required', () => {
    const rows = [...draw(LandbankPlot).matchAll(/class="ink-(\w+)" d="([^"]+)"/g)]
    expect(rows.map((row) => [row[1], row[2]?.match(/M/g)?.length])).toEqual([
      ['earth', 7],
      ['earth', 7],
      ['meadow', 8],
    ])
  })

  test('the site shows the share to be dug to scale', () => {
    const edge = numbers(/fill="url\(#gravel\)" d="M0 30H([\d.]+)/.exec(draw(SitePlot))?.[1])[0] ?? 0
    expect(Math.abs(edge / 360 - 53.5 / 89.5)).toBeLessThan(0.02)
  })

  test('the traffic shows 150 lorries, and 50 more in outline', () => {
    const html = draw(TrafficPlot)
    const [width = 0, height = 0] = numbers(/<pattern id="lorries" width="([\d.]+" height="[\d.]+)"/.exec(html)?.[1])
    const drawn = [...html.matchAll(/<rect[^>]*?height="([\d.]+)" fill="url/g)].map((rect) => Number(rect[1]))
    expect(drawn.map((area) => (area / height) * Math.round(360 / width))).toEqual([150, 50])
  })

  test('the week shows eleven hours of work on weekdays, six on Saturday, none on Sunday', () => {
    const html = draw(HoursPlot)
    const week = numbers(/class="plot-day"[^>]*width="([\d.]+)"/.exec(html)?.[1])[0] ?? 0
    const hours = [...html.matchAll(/class="ink-earth"[^>]*width="([\d.]+)"/g)].map((bar) =>
      Math.round((Number(bar[1]) / week) * 24),
    )
    expect(hours).toEqual([11, 11, 11, 11, 11, 6])
    expect(html).toContain('no work')
  })
})
