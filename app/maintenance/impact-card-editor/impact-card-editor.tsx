import { queryOptions, useQuery } from '@tanstack/react-query'
import { AlertTriangle, ArrowLeft } from 'lucide-react'
import { Tabs } from 'radix-ui'
import { useCallback, useEffect, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { hasFixedRoute } from '../../../domain/article-address.ts'
import type { ImpactCard } from '../../../domain/impact-card.ts'
import { fetchArticle } from '../../content-api/impact-cards-query.ts'
import { showToast } from '../../ui/toast.ts'
import { contentWriter } from '../content-writer.ts'
import { StandingForm } from '../editing/standing-form.tsx'
import { useRowForm } from '../editing/use-row-form.ts'
import { ReadFailure } from '../list-state.tsx'
import { BasicInfo, ContentFields, PageContent, Styling } from './card-fields.tsx'
import { type BuiltInArticle, blankCard, type CardValues, cardDefinition } from './card-values.ts'

const failure = { title: 'Error', description: 'Failed to load impact card' }

/** The card as it is stored now, with the built-in article behind it, or null where there is none. A save does not read it anew: the form keeps what it was opened with. */
const cardQuery = (id: string) =>
  queryOptions({
    queryKey: ['impact-card-editor', id],
    queryFn: async () => {
      const card = await contentWriter.find('impact_cards', id)
      if (!card) return null
      return { card, builtIn: hasFixedRoute(card.card_id) ? await fetchArticle(card.card_id) : undefined }
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    meta: { failure: { refused: failure, unreachable: failure } },
  })

/** Creates or edits an impact card; the id 'new' creates one. */
export function ImpactCardEditor({ id }: { id: string }) {
  return id === 'new' ? <CardForm card={null} /> : <StoredCard id={id} />
}

function StoredCard({ id }: { id: string }) {
  const navigate = useNavigate()
  const query = useQuery(cardQuery(id))
  const { data: stored, isError, isFetching } = query
  const isMissing = stored === null
  useEffect(() => {
    if (!isMissing) return
    showToast({ kind: 'error', title: 'Error', description: 'Impact card not found' })
    navigate('/admin', { replace: true })
  }, [isMissing, navigate])

  if (stored) return <CardForm {...stored} />
  if (isError && !isFetching) return <ReadFailure query={query}>Failed to load impact card</ReadFailure>
  return (
    <p role="status" className="row loading">
      <span aria-hidden className="spinner" /> Loading...
    </p>
  )
}

const tabs = [
  { id: 'basic-info', name: 'Basic Info', Fields: BasicInfo, fields: /^/ },
  { id: 'content', name: 'Content', Fields: ContentFields, fields: /^(more_content|claims)$/ },
  { id: 'page-content', name: 'Page Content', Fields: PageContent, fields: /^page_(sections|description)/ },
  { id: 'styling', name: 'Styling', Fields: Styling, fields: /^card_style/ },
] as const

type TabId = (typeof tabs)[number]['id']

/** The tab that holds a field; the first holds what no other does. */
function tabOf(field: string): TabId {
  return tabs.findLast(({ fields }) => fields.test(field))?.id ?? 'basic-info'
}

const cardsTab = '/admin/impact-cards'

/** The four tabs of an impact card. */
function CardForm({ card, builtIn }: { card: ImpactCard | null; builtIn?: BuiltInArticle | undefined }) {
  const navigate = useNavigate()
  const leave = useCallback(({ id }: CardValues) => void navigate(cardsTab, { state: { stored: id } }), [navigate])
  const form = useRowForm(cardDefinition(builtIn), card ? { row: card } : { blank: blankCard() }, leave)
  const { errors } = form.refusal
  const [tab, setTab] = useState<TabId>('basic-info')

  return (
    <StandingForm
      prefix="card"
      form={form}
      heading={<h2>{form.values.title || 'New card'}</h2>}
      failure="Failed to save impact card."
      actions={
        <Link className="button button-quiet" to={cardsTab}>
          <ArrowLeft aria-hidden size={18} /> Back to Admin
        </Link>
      }
      onReveal={(field) => setTab(tabOf(field))}
    >
      <Tabs.Root value={tab} onValueChange={(id) => setTab(id as TabId)}>
        <Tabs.List className="line tabs" aria-label="Parts of the card">
          {tabs.map(({ id, name }) => (
            <Tabs.Trigger key={id} value={id} className="tab">
              {name}
              {errors.some(({ field }) => tabOf(field) === id) && (
                <>
                  <AlertTriangle aria-hidden size={16} className="tab-problem" />
                  <span className="sr-only">, has a problem</span>
                </>
              )}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        {tabs.map(({ id, name, Fields }) => (
          <Tabs.Content key={id} value={id} tabIndex={-1} className="editor-section">
            <h3 className="sr-only">{name}</h3>
            <Fields form={form} builtIn={builtIn} />
          </Tabs.Content>
        ))}
      </Tabs.Root>
    </StandingForm>
  )
}
