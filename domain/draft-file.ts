import type { ObjectionDraft } from './objection-draft.ts'
import { type ReadDraft, readDraft } from './read-draft.ts'

/** The form of the file that carries a draft to another device; a file of another version is refused. */
const draftFormat = { format: 'quarry-objection-draft', version: 1 } as const

/** The most characters that a file with a draft may have: more than twice what a draft has with every part at its limit. */
export const longestDraftFile = 1_000_000

/** The file that carries a draft to another device (rule: draft-file). */
export function draftFile(draft: ObjectionDraft): string {
  return `${JSON.stringify({ ...draftFormat, draft }, null, 2)}\n`
}

/** Reads such a file, or says why it is refused. What comes from elsewhere is checked part by part (rule: draft-checked). */
export function readDraftFile(file: string): ReadDraft {
  if (file.length > longestDraftFile) return { problem: 'The file is too large to be a draft.' }
  const content = parsed(file)
  if (typeof content !== 'object' || content === null || Reflect.get(content, 'format') !== draftFormat.format) {
    return { problem: 'The file is not a draft that was saved here.' }
  }
  if (Reflect.get(content, 'version') !== draftFormat.version) {
    return { problem: 'The file is from another version of this website and cannot be read.' }
  }
  const read = readDraft(Reflect.get(content, 'draft'))
  return read.draft ? read : { problem: `The file cannot be read. ${read.problem}` }
}

function parsed(file: string): unknown {
  try {
    return JSON.parse(file.replace(/^\uFEFF/, ''))
  } catch {
    return undefined
  }
}
