import type { ReactNode } from 'react'
import { plotWords } from '../../content/proposal.ts'
import { SourceMarks } from '../ui/page-sources.tsx'
import { HoursPlot } from './hours-plot.tsx'
import { LandbankPlot } from './landbank-plot.tsx'
import { SitePlot } from './site-plot.tsx'
import { TrafficPlot } from './traffic-plot.tsx'

/** The four plots of figures that compare, each with its title, its words for those who do not see it, and its source. */
export function Plots() {
  return (
    <div className="two-columns plots">
      <Plot name="traffic">
        <TrafficPlot />
      </Plot>
      <Plot name="hours">
        <HoursPlot />
      </Plot>
      <Plot name="site">
        <SitePlot />
      </Plot>
      <Plot name="landbank">
        <LandbankPlot />
      </Plot>
    </div>
  )
}

function Plot({ name, children }: { name: keyof typeof plotWords; children: ReactNode }) {
  const words = plotWords[name]
  return (
    <figure className="plot">
      <h3>{words.title}</h3>
      <div className="plot-drawing" role="img" aria-label={words.alternative}>
        {children}
      </div>
      <figcaption>
        {words.caption}
        <SourceMarks at={`plot-${name}`} />
      </figcaption>
    </figure>
  )
}
