import type { FormPaper } from '../../content/form-sheets.ts'
import type { Pack } from '../../content/read-pack.ts'
import { type LabelSheet, labelSheets, type PackPaper } from '../../domain/pack.ts'
import { Briefing } from './briefing.tsx'
import { FormSheet } from './form-sheet.tsx'
import { LetterSheet } from './letter-sheet.tsx'
import { PaperAddress, PaperCall, PaperCode, PaperFoot, PaperPicture } from './paper-parts.tsx'
import { BigFigures, Meaning, MeaningHeading, Poster, Statement } from './poster.tsx'
import { type PaperProps, Sheet } from './sheet.tsx'
import { SignUpSheet } from './sign-up-sheet.tsx'

const papers = {
  poster: Poster,
  leaflet: Leaflet,
  letter: LetterSheet,
  stickers: Stickers,
  briefing: Briefing,
  'sign-up': SignUpSheet,
  speakers: formSheet('speakers'),
  speech: formSheet('speech'),
  log: formSheet('log'),
  bundle: formSheet('bundle'),
}

function formSheet(paper: FormPaper) {
  return ({ form }: PaperProps) => <FormSheet paper={paper} form={form} />
}

/** One of the papers of the pack, as it is printed. */
export function Paper({ paper, ...props }: PaperProps & { paper: PackPaper; pack: Pack }) {
  const Printed = papers[paper]
  return <Printed {...props} />
}

/** The leaflet: twice on a sheet that is cut across the middle, or once for a print shop. */
function Leaflet({ form, ...paper }: PaperProps & { pack: Pack }) {
  return (
    <Sheet paper="leaflet" form={form}>
      <Half form={form} {...paper} />
      {!form.hasBleed && (
        <div className="paper-copy" aria-hidden="true">
          <Half form={form} {...paper} />
        </div>
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

/** A sheet of labels, all alike, and without a date: nobody takes a sticker down when the time is over. */
function Stickers({ pack, place, form }: PaperProps & { pack: Pack }) {
  const sheet = labelSheets[form.labels]
  return (
    <Sheet paper="stickers" form={form}>
      {cornersOf(sheet).map(({ x, y }, index) => (
        <div
          key={`${x} ${y}`}
          className="label"
          aria-hidden={index > 0}
          data-long={pack.name.length > longName}
          style={{ '--x': x, '--y': y, '--width': sheet.width, '--height': sheet.height }}
        >
          <div className="label-top">
            <PaperCode place={place} />
            <div className="paper-section label-words">
              <Statement pack={pack} />
              <MeaningHeading pack={pack} />
            </div>
          </div>
          <PaperAddress place={place} isBare />
        </div>
      ))}
      <LabelMarks sheet={sheet} />
    </Sheet>
  )
}

/** The top left corners of the labels, row by row, in millimetres. */
function cornersOf({ columns, rows, left, top, stepX, stepY }: LabelSheet): { x: number; y: number }[] {
  return Array.from({ length: columns * rows }, (_, index) => ({
    x: left + (index % columns) * stepX,
    y: top + Math.floor(index / columns) * stepY,
  }))
}

/** A name of more letters takes smaller ones. */
const longName = 24
const arm = 1.5

/** Small crosses where plain paper is cut. On a sheet of labels they fall into the gaps. */
function LabelMarks({ sheet }: { sheet: LabelSheet }) {
  const path = cornersOf(sheet).flatMap(({ x, y }) =>
    [x, x + sheet.width].flatMap((side) =>
      [y, y + sheet.height].map((edge) => `M${side - arm} ${edge}h${2 * arm}M${side} ${edge - arm}v${2 * arm}`),
    ),
  )
  return (
    <svg className="cut-marks" viewBox="0 0 210 297" aria-hidden="true">
      <path d={path.join('')} stroke="#888" strokeWidth="0.15" />
    </svg>
  )
}
