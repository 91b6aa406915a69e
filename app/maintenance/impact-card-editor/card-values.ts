import type { Article } from '../../../domain/article.ts'
import { articleAddress } from '../../../domain/article-address.ts'
import type { FieldError } from '../../../domain/content-error.ts'
import { defaultCardStyle, type PageSection } from '../../../domain/impact-card.ts'
import { proposeSlug } from '../../../domain/slug.ts'
import { plainFigures } from '../../../domain/visible-text.ts'
import type { EntityDefinition } from '../editing/entity-definition.ts'
import type { RowForm } from '../editing/row-form.ts'
import { typedRows } from '../editing/typed-rows.ts'
import { isSame } from '../row-difference.ts'

const rows = typedRows('impact_cards')

/** What the impact card editor's fields hold: the load sequence as it is typed. */
export type CardValues = ReturnType<typeof rows.valuesOf>

/** What comes with the site for visitors to read behind a card. */
export type BuiltInArticle = Pick<Article, 'lead' | 'sections'>

/** Whether these sections are the built-in ones, which are never stored. */
function isBuiltIn(sections: readonly PageSection[], builtIn: BuiltInArticle | undefined): boolean {
  return builtIn !== undefined && isSame(sections, builtIn.sections)
}

export interface CardTabProps {
  form: RowForm<'impact_cards', CardValues>
  builtIn: BuiltInArticle | undefined
}

/** A card that is not filled in yet. */
export const blankCard = rows.blank

/** The title as it is typed; the id of a new card follows it until somebody types one. A card that is stored keeps its address. */
export function titled({ title: before, card_id }: CardValues, title: string, isNew: boolean): Partial<CardValues> {
  return isNew && card_id === proposeSlug(before) ? { title, card_id: proposeSlug(title) } : { title }
}

const failure = { title: 'Error', description: 'Failed to save impact card' }
const missing = { title: 'Validation Error', description: 'Card ID and title are required.' }

/**
 * How the editor holds a card, with the defaults of what is missing. Where it has no sections or no description of its own,
 * visitors read those of the built-in article: they stand in the form, so that whoever changes a word changes nothing else.
 */
export function cardDefinition(builtIn: BuiltInArticle | undefined): EntityDefinition<'impact_cards', CardValues> {
  return {
    ...rows,
    valuesOf: (card) => ({
      ...rows.valuesOf(card),
      page_description: card.page_description || builtIn?.lead || '',
      page_sections: builtIn && card.page_sections.length === 0 ? builtIn.sections : card.page_sections,
      card_style: { className: card.card_style.className || defaultCardStyle },
    }),
    fieldsOf({ id: _own, delay, page_description, page_sections, ...fields }) {
      return {
        ...fields,
        page_description: page_description === builtIn?.lead ? '' : page_description,
        page_sections: isBuiltIn(page_sections, builtIn) ? [] : page_sections,
        delay: parseLoadSequence(delay),
      }
    },
    shownOn: ({ card_id }) => {
      const article = articleAddress(card_id)
      const link = `a[href$="${CSS.escape(article)}"]`
      return [
        { path: article, name: 'Article', shows: isOfArticle },
        {
          path: '/impact-map',
          name: 'Impact map',
          at: `.impact-card:has(${link})`,
          shows: (field) => !isOfArticle(field),
        },
        { path: '/', name: 'Home', at: link, shows: (field) => /^(title|icon_name|affected_villages)$/.test(field) },
      ]
    },
    words: {
      stored: (wasNew) => ({
        title: `Impact card ${wasNew ? 'created' : 'updated'} successfully`,
        settles: [failure.title, missing.title],
      }),
      failed: ({ error, errors }) => (error === undefined && errors.some(isMissing) ? missing : failure),
    },
  }
}

const isOfArticle = (field: string) => field.startsWith('page_')

function isMissing({ field, rule }: FieldError): boolean {
  return (field === 'card_id' || field === 'title') && rule === 'is required'
}

/** A Load Sequence as an integer; what cannot be read as one is 0. */
export function parseLoadSequence(text: string): number {
  const number = Number.parseInt(plainFigures(text), 10)
  return Number.isNaN(number) ? 0 : number
}

/** What a typed Load Sequence is taken for; empty where that is what was typed. */
export function readLoadSequence(text: string): string {
  const number = parseLoadSequence(text)
  return text.trim() === String(number) ? '' : `Taken as ${number}.`
}

/** The colours of impact cards. */
export const styleColours = ['blue', 'green', 'red', 'orange', 'amber', 'purple', 'gray', 'yellow', 'earth'] as const
