import { parseAffectedVillages } from '../../../domain/affected-villages.ts'
import type { NewRow } from '../../../domain/content.ts'
import type { ImpactCard, PageSection } from '../../../domain/impact-card.ts'
import type { EditedTable } from '../editing/save-row.ts'
import { type BuiltInArticle, isBuiltIn } from './built-in-article.ts'

/** What the impact card editor's fields hold. */
export interface CardValues {
  /** The row's own id; a new card keeps one from the start, so that saving twice adds it once. */
  id: string
  card_id: string
  title: string
  icon_name: string
  short_description: string
  affected_villages: string[]
  page_title: string
  /** As it is typed: Load Sequence. */
  delay: string
  more_content: string
  page_description: string
  page_sections: PageSection[]
  className: string
}

/** What a tab's fields show and change. */
export interface CardTabProps {
  values: CardValues
  /** `part` names what was typed in; a step without one stands by itself. */
  edit: (part: string | undefined, change: Partial<CardValues>) => void
  builtIn: BuiltInArticle | undefined
}

/** The icons of impact cards (rule: icon-fallback). */
export const cardIcons = [
  'Wind',
  'Truck',
  'AlertTriangle',
  'Droplet',
  'Landmark',
  'XCircle',
  'Building',
  'History',
  'Store',
  'Wheat',
  'Construction',
  'Factory',
  'GraduationCap',
  'Clock',
  'PlusCircle',
] as const

/** The types of page sections (rule: section-types). */
export const sectionTypes: readonly PageSection['type'][] = ['intro', 'section', 'highlight', 'conclusion']

/** What 'Add Section' adds (rule: section-types). */
export const newSection: PageSection = { type: 'section', heading: '', content: '' }

const defaultStyle = 'border-l-4 border-earth-500 bg-earth-50'

/** A card that is not filled in yet: its defaults (rule: card-defaults). */
export function blankCard(id: string): CardValues {
  return {
    id,
    card_id: '',
    title: '',
    icon_name: 'AlertTriangle',
    short_description: '',
    affected_villages: [],
    page_title: '',
    delay: '100',
    more_content: '',
    page_description: '',
    page_sections: [],
    className: defaultStyle,
  }
}

/** A stored card as the editor shows it, with the defaults of what is missing (rule: card-defaults). */
export function cardValues(card: ImpactCard): CardValues {
  const { card_style, delay, affected_villages, updated_at: _seen, ...texts } = card
  return {
    ...texts,
    affected_villages: textsOf(affected_villages),
    delay: String(delay),
    className: card_style.className || defaultStyle,
  }
}

/** Entries that are not text are dropped; other forms that a read may meet are read as everywhere else. */
function textsOf(stored: unknown): string[] {
  return Array.isArray(stored) ? stored.filter(isText) : parseAffectedVillages(stored)
}

/** The row that these values make. */
export function cardFields({ id: _own, className, delay, ...fields }: CardValues): Omit<NewRow<'impact_cards'>, 'id'> {
  return { ...fields, card_style: { className }, delay: parseLoadSequence(delay) }
}

/** A Load Sequence as an integer; what cannot be read as one is 0 (rule: card-defaults). */
export function parseLoadSequence(text: string): number {
  const number = Number.parseInt(text, 10)
  return Number.isNaN(number) ? 0 : number
}

/**
 * How the editor holds a card. Where it has no sections of its own, visitors read the built-in article: its sections stand
 * in the form, so that whoever changes a word changes nothing else. The order of its villages says nothing.
 */
export function cardTable(builtIn: BuiltInArticle | undefined): EditedTable<'impact_cards', CardValues> {
  return {
    table: 'impact_cards',
    valuesOf(card) {
      const values = cardValues(card)
      return builtIn && values.page_sections.length === 0 ? { ...values, page_sections: builtIn.sections } : values
    },
    fieldsOf(values) {
      const fields = cardFields(values)
      return isBuiltIn(values.page_sections, builtIn) ? { ...fields, page_sections: [] } : fields
    },
    keyOf: ({ id }) => id,
    sets: ['affected_villages'],
  }
}

/** Whether a draft that this browser kept still has the shape of a card. */
export function isCardValues(stored: unknown): stored is CardValues {
  if (typeof stored !== 'object' || stored === null) return false
  const isLike = (name: string, like: unknown) => {
    const value: unknown = Reflect.get(stored, name)
    return typeof like === 'string' ? isText(value) : Array.isArray(value)
  }
  if (!Object.entries(blankCard('')).every(([name, like]) => isLike(name, like))) return false
  const { affected_villages, page_sections } = stored as { affected_villages: unknown[]; page_sections: unknown[] }
  return affected_villages.every(isText) && page_sections.every(isSection)
}

function isSection(value: unknown): boolean {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.keys(newSection).every((name) => isText(Reflect.get(value, name)))
  )
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}
