/** The papers of the pack, in the order in which they are offered. */
export const packPapers = [
  'poster',
  'leaflet',
  'letter',
  'stickers',
  'briefing',
  'sign-up',
  'speakers',
  'speech',
  'log',
  'bundle',
] as const
export type PackPaper = (typeof packPapers)[number]

/** The pack that is not about one village. No village can have this key. */
export const packForAll = 'all'

/** The forms that each paper can be printed in, as they end its address; the first is the usual one. */
export const paperForms: Record<PackPaper, readonly string[]> = {
  poster: ['', 'grey', 'bleed', 'bleed-grey'],
  leaflet: ['', 'grey', 'bleed', 'bleed-grey'],
  letter: [''],
  stickers: ['', 'grey', '8', '8-grey', '24', '24-grey'],
  briefing: [''],
  'sign-up': [''],
  speakers: [''],
  speech: [''],
  log: [''],
  bundle: [''],
}

export interface PaperForm {
  isGrey: boolean
  /** With 3 mm around the trimmed size that are cut off. */
  hasBleed: boolean
  /** How many stickers stand on a sheet. */
  labels: LabelCount
}

/** The part of an address as a form; undefined where the paper has no such form. */
export function readForm(paper: PackPaper, form: string): PaperForm | undefined {
  if (!paperForms[paper].includes(form)) return undefined
  const parts = form.split('-')
  const labels = labelCounts.find((count) => parts.includes(String(count))) ?? labelCounts[0]
  return { isGrey: parts.includes('grey'), hasBleed: parts.includes('bleed'), labels }
}

export function readPaper(part: string): PackPaper | undefined {
  return packPapers.find((paper) => paper === part)
}

/** Where the pack of a place stands below /quarry, or one of its papers. */
export function packPath(place: string, paper?: PackPaper, form = ''): string {
  if (!paper) return place === packForAll ? '/pack' : `/pack/${place}`
  return ['/pack', place, paper, ...(form === '' ? [] : [form])].join('/')
}

/** Every path of the pack of a place, in the order of its papers. */
export function packPaths(place: string): string[] {
  return [
    packPath(place),
    ...packPapers.flatMap((paper) => paperForms[paper].map((form) => packPath(place, paper, form))),
  ]
}

const labelCounts = [21, 8, 24] as const
type LabelCount = (typeof labelCounts)[number]

/** A sheet of labels on A4, in millimetres: the first label's corner, the size of each, and the way from one to the next. */
export interface LabelSheet {
  columns: number
  rows: number
  left: number
  top: number
  width: number
  height: number
  stepX: number
  stepY: number
}

/** The three sheets of labels that stationers sell under many names. */
export const labelSheets: Record<LabelCount, LabelSheet> = {
  21: { columns: 3, rows: 7, left: 7.2, top: 15.1, width: 63.5, height: 38.1, stepX: 66.05, stepY: 38.1 },
  8: { columns: 2, rows: 4, left: 4.65, top: 13.1, width: 99.1, height: 67.7, stepX: 101.6, stepY: 67.7 },
  24: { columns: 3, rows: 8, left: 0, top: 0.5, width: 70, height: 37, stepX: 70, stepY: 37 },
}

/**
 * The whole sentences that a text begins with, as many as have room; of a single longer one as many words as have, with
 * an ellipsis. So whatever maintainers write fits its place on paper.
 */
export function firstSentences(text: string, most: number): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= most) return line
  const whole = line.slice(0, most).match(/^.*[.?!](?=\s)/)?.[0]
  return whole ?? `${line.slice(0, most).replace(/\s+\S*$/, '')}…`
}

/** What of a village's points asks something of those who decide; what policy asks is another matter. */
export function asksIn(points: readonly string[]): string[] {
  return points.filter((point) => /^(?!.*\bpolicy\b).*\b(?:should|ought to)\b/i.test(point))
}
