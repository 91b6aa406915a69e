import { TriangleAlert } from 'lucide-react'

/** What the signs on the map mean, and the button that stops the pulse of the quarry marker. */
export function MapLegend({ isPulsing, onTogglePulse }: { isPulsing: boolean; onTogglePulse: () => void }) {
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
      <button
        type="button"
        className="map-legend-button needs-script needs-motion"
        aria-pressed={!isPulsing}
        onClick={onTogglePulse}
      >
        Stop the pulse
      </button>
    </div>
  )
}
