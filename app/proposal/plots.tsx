import type { ComponentType } from 'react'
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
      <Plot name="traffic" Drawing={TrafficPlot} />
      <Plot name="hours" Drawing={HoursPlot} />
      <Plot name="site" Drawing={SitePlot} />
      <Plot name="landbank" Drawing={LandbankPlot} />
    </div>
  )
}

function Plot({ name, Drawing }: { name: keyof typeof plotWords; Drawing: ComponentType }) {
  const words = plotWords[name]
  return (
    <figure className="plot">
      <h3>{words.title}</h3>
      <div className="plot-drawing" role="img" aria-label={words.alternative}>
        <Drawing />
      </div>
      <figcaption>
        {words.caption}
        <SourceMarks at={`plot-${name}`} />
      </figcaption>
    </figure>
  )
}
