import type { ReactNode } from 'react'
import type { PackPaper, PaperForm } from '../../domain/pack.ts'

/** What every paper is made from. */
export interface PaperProps {
  place: string
  form: PaperForm
}

/** The sizes of sheets by their names in sheet.css, in millimetres. */
const sizes = {
  a4: [210, 297],
  'a4-wide': [297, 210],
  'a4-bleed': [216, 303],
  'a5-bleed': [154, 216],
} as const

function sizeOf(paper: PackPaper, { hasBleed }: PaperForm): keyof typeof sizes {
  if (paper === 'leaflet') return hasBleed ? 'a5-bleed' : 'a4-wide'
  if (paper === 'log') return 'a4-wide'
  return hasBleed ? 'a4-bleed' : 'a4'
}

/** One sheet as it comes out of the printer, to scale on a screen: all that is on it is measured in its own millimetres. */
export function Sheet({ paper, form, children }: { paper: PackPaper; form: PaperForm; children: ReactNode }) {
  const size = sizeOf(paper, form)
  const [width, height] = sizes[size]
  return (
    <div className="sheet-room" style={{ '--sheet-page': size, '--sheet-width': width, '--sheet-height': height }}>
      <div
        className="sheet"
        data-paper={paper}
        data-ink={form.isGrey ? 'grey' : 'colour'}
        data-bleed={form.hasBleed}
        data-labels={paper === 'stickers' ? form.labels : undefined}
      >
        {children}
        {form.hasBleed && <CutMarks width={width} height={height} />}
      </div>
    </div>
  )
}

const bleed = 3

/** Where to cut, in the strip that is cut off: black on white, so that they show on any picture. */
function CutMarks({ width, height }: { width: number; height: number }) {
  const lines = [bleed, width - bleed].flatMap((x) => [`M${x} 0v2.4`, `M${x} ${height}v-2.4`])
  const rows = [bleed, height - bleed].flatMap((y) => [`M0 ${y}h2.4`, `M${width} ${y}h-2.4`])
  const path = [...lines, ...rows].join('')
  return (
    <svg className="cut-marks" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <path d={path} stroke="#fff" strokeWidth="0.8" />
      <path d={path} stroke="#000" strokeWidth="0.25" />
    </svg>
  )
}
