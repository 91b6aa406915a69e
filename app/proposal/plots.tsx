import type { ReactNode } from 'react'
import { type PlotWords, plotWords } from '../../content/proposal.ts'
import { HoursPlot } from './hours-plot.tsx'
import { LandbankPlot } from './landbank-plot.tsx'
import { SitePlot } from './site-plot.tsx'
import { TrafficPlot } from './traffic-plot.tsx'

/** The four plots of figures that compare, each with its title, its words for those who do not see it, and its source. */
export function Plots() {
  return (
    <div className="two-columns plots">
      <Plot words={plotWords.traffic}>
        <TrafficPlot />
      </Plot>
      <Plot words={plotWords.hours}>
        <HoursPlot />
      </Plot>
      <Plot words={plotWords.site}>
        <SitePlot />
      </Plot>
      <Plot words={plotWords.landbank}>
        <LandbankPlot />
      </Plot>
    </div>
  )
}

function Plot({ words, children }: { words: PlotWords; children: ReactNode }) {
  return (
    <figure className="plot">
      <h3>{words.title}</h3>
      <div className="plot-drawing" role="img" aria-label={words.alternative}>
        {children}
      </div>
      <figcaption>{words.caption}</figcaption>
    </figure>
  )
}
