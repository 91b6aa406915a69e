import type { Pack } from '../../content/read-pack.ts'
import { PaperCall, PaperFoot, PaperPicture } from './paper-parts.tsx'
import { BigFigures, Meaning, Statement } from './poster.tsx'
import { type PaperProps, Sheet } from './sheet.tsx'

/** The leaflet: twice on a sheet that is cut across the middle, or once for a print shop. */
export function Leaflet({ form, ...paper }: PaperProps & { pack: Pack }) {
  return (
    <Sheet paper="leaflet" form={form}>
      <Half form={form} {...paper} />
      {!form.hasBleed && (
        <>
          <div className="cut-line" aria-hidden="true" />
          <div className="paper-copy" aria-hidden="true">
            <Half form={form} {...paper} />
          </div>
        </>
      )}
    </Sheet>
  )
}

function Half({ pack, place, form }: PaperProps & { pack: Pack }) {
  return (
    <div className="paper-half">
      <PaperPicture pack={pack} isGrey={form.isGrey} />
      <div className="paper-words">
        <Statement pack={pack} />
        <BigFigures pack={pack} />
        <Meaning pack={pack} />
      </div>
      <PaperCall place={place} hasCouncil />
      <PaperFoot />
    </div>
  )
}
