import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

/** What the signs on the map mean. */
export function MapLegend({ children }: { children?: ReactNode }) {
  return (
    <div className="map-legend">
      <ul aria-label="Legend">
        <li>
          <span className="map-legend-dot" /> Available Impact Reports
        </li>
        <li>
          <TriangleAlert aria-hidden size={18} /> Proposed Quarry Site
        </li>
        <li>
          <span className="map-legend-line" /> Rivers
        </li>
        <li>
          <span className="map-legend-line map-legend-road" /> A429 Road
        </li>
      </ul>
      {children}
    </div>
  )
}
