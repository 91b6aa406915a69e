import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

/** What the signs on the map mean (rule: map-legend). */
export function MapLegend({ children }: { children?: ReactNode }) {
  return (
    <div className="map-legend">
      <ul aria-label="Legend">
        <li>
          <span className="map-legend-dot" /> Available Impact Reports
        </li>
        <li>
          <TriangleAlert aria-hidden size={18} className="text-quarry" /> Proposed Quarry Site
        </li>
        <li>
          <span className="map-legend-line bg-river" /> Rivers
        </li>
        <li>
          <span className="map-legend-line bg-quarry" /> A429 Road
        </li>
      </ul>
      {children}
    </div>
  )
}
