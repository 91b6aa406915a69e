import type { Pack } from '../../content/read-pack.ts'
import type { PackPaper } from '../../domain/pack.ts'
import { Briefing } from './briefing.tsx'
import { Leaflet } from './leaflet.tsx'
import { Poster } from './poster.tsx'
import type { PaperProps } from './sheet.tsx'
import { SignUpSheet } from './sign-up-sheet.tsx'
import { Stickers } from './stickers.tsx'

const papers = { poster: Poster, leaflet: Leaflet, stickers: Stickers, briefing: Briefing, 'sign-up': SignUpSheet }

/** One of the papers of the pack, as it is printed. */
export function Paper({ paper, ...props }: PaperProps & { paper: PackPaper; pack: Pack }) {
  const Printed = papers[paper]
  return <Printed {...props} />
}
