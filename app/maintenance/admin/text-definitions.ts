import { textPages, textPlaces } from '../../../content/page-texts.ts'
import type { PageTextId } from '../../../domain/fixed-row-ids.ts'
import type { StageState } from '../../../domain/progress.ts'
import { type StageId, stageIds } from '../../../domain/stage-ids.ts'
import type { UnsavedRow } from '../../../domain/wanted-preview.ts'
import { entity, type ShownOn } from '../editing/entity-definition.ts'
import { typedRows } from '../editing/typed-rows.ts'

export const keyFactDefinition = entity({
  ...typedRows('key_facts'),
  shownOn: ({ id }) => [{ path: '/the-proposal', name: 'The Quarry Proposal', at: `[aria-labelledby="fact-${id}"]` }],
})

/**
 * A text of a page is edited as visitors read it. What is the same as the built-in text, and nothing at all, is stored as
 * empty, so that the place follows the built-in text.
 */
export const pageTextDefinition = (builtIn: Record<PageTextId, string>) =>
  entity({
    ...typedRows('page_texts'),
    valuesOf: ({ id, text, claims }) => ({ id, text: text === '' ? builtIn[id] : text, claims }),
    labels: ({ id }) => ({ text: textPlaces[id].label }),
    fieldsOf: ({ id, text, claims }) => ({ text: text.trim() === '' || text === builtIn[id] ? '' : text, claims }),
  })

/** Where a text stands on its page, for those that do not stand at the top. */
const places: { [I in PageTextId]?: string } = {
  'home.usage': '.home-usage',
  'donate.reports': '.donate-uses',
  'donate.counsel': '.donate-uses',
  'donate.online': '.donate-options',
  'donate.transfer': '.donate-options',
  'how-to-object.guidance': '.guidance',
  'how-to-object.letter': '.letter-section',
  'privacy.contact': '.privacy-section:last-child',
}

/** The page that shows a text. */
export function pageOfText(id: PageTextId): ShownOn[] {
  const at = places[id]
  return textPages
    .filter(({ page }) => id.startsWith(`${page}.`))
    .map(({ name, path }) => ({ name, path, ...(at !== undefined && { at }) }))
}

/** The stages as they must stand for a text to be seen; none where they stand so in any case. */
export function stagesForText(id: PageTextId, stages: readonly StageState[]): UnsavedRow[] {
  const { mode } = textPlaces[id]
  const consultation = stages.find((stage) => stage.id === 'public-consultation')
  const mayBeOpen = consultation?.status === 'current' || consultation?.starts_on !== ''
  if (mode === undefined || (mode === 'closed' && !mayBeOpen)) return []
  return stagesAt(mode === 'open' ? 'public-consultation' : 'validation')
}

/** The stages with this one as the current, whatever the day. */
export function stagesAt(current: StageId): UnsavedRow[] {
  return stageIds.map((stage) => ({
    table: 'process_stages',
    row: { id: stage, status: stage === current ? 'current' : 'upcoming', starts_on: '', ends_on: '' },
  }))
}
