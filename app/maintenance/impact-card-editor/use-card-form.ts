import { useQueryClient } from '@tanstack/react-query'
import type { FieldError } from '../../../domain/content-error.ts'
import type { ImpactCard } from '../../../domain/impact-card.ts'
import { showToast } from '../../ui/toast.ts'
import { successWords } from '../editing/merge-words.ts'
import { useRowEdits } from '../editing/use-row-edits.ts'
import type { BuiltInArticle } from './built-in-article.ts'
import { blankCard, cardTable, isCardValues } from './card-values.ts'

const failure = { kind: 'error', title: 'Error', description: 'Failed to save impact card' } as const
const missing = { kind: 'error', title: 'Validation Error', description: 'Card ID and title are required.' } as const

/** The state of the impact card editor; `card` is null for a new one (rule: card-saved, card-required). */
export function useCardForm(card: ImpactCard | null, builtIn: BuiltInArticle | undefined) {
  const client = useQueryClient()
  return useRowEdits(
    {
      ...cardTable(builtIn),
      blank: () => blankCard(crypto.randomUUID()),
      isValue: isCardValues,
      onStored({ wasNew, merged }) {
        const title = `Impact card ${wasNew ? 'created' : 'updated'} successfully`
        showToast({ kind: 'success', ...successWords({ title, settles: [failure.title, missing.title] }, merged) })
      },
      onRefused: (errors) => showToast(errors.some(isMissing) ? missing : failure),
      onFailed: () => showToast(failure),
      // This card is not read anew: the form keeps what it was opened with.
      onAnswered: () => client.invalidateQueries({ queryKey: ['impact_cards'], refetchType: 'none' }),
    },
    card,
  )
}

function isMissing({ field, rule }: FieldError): boolean {
  return (field === 'card_id' || field === 'title') && rule === 'is required'
}
