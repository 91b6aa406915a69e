import { AlertTriangle, ArrowLeft, Save } from 'lucide-react'
import { Tabs } from 'radix-ui'
import { useEffect, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import type { ImpactCard } from '../../../domain/impact-card.ts'
import { DraftOffer, DraftWarning } from '../draft-offer.tsx'
import { ConflictDialog } from '../editing/conflict-dialog.tsx'
import { GoneRow } from '../editing/gone-row.tsx'
import { ErrorSummary, FormErrorsProvider } from '../form-errors.tsx'
import { LeaveGuard } from '../leave-guard.tsx'
import { UndoButtons } from '../undo-buttons.tsx'
import { useUndoKeys } from '../use-undo-keys.ts'
import { BasicInfo } from './basic-info.tsx'
import type { BuiltInArticle } from './built-in-article.ts'
import { ContentFields } from './content-fields.tsx'
import { PageContent } from './page-content.tsx'
import { Styling } from './styling.tsx'
import { useCardForm } from './use-card-form.ts'

const tabs = [
  { id: 'basic-info', name: 'Basic Info', Fields: BasicInfo, fields: /^/ },
  { id: 'content', name: 'Content', Fields: ContentFields, fields: /^(more_content|page_description)$/ },
  { id: 'page-content', name: 'Page Content', Fields: PageContent, fields: /^page_sections/ },
  { id: 'styling', name: 'Styling', Fields: Styling, fields: /^card_style/ },
] as const

type TabId = (typeof tabs)[number]['id']

/** The tab that holds a field; the first holds what no other does. */
function tabOf(field: string): TabId {
  return tabs.findLast(({ fields }) => fields.test(field))?.id ?? 'basic-info'
}

const prefix = 'card'
const cardsTab = '/admin?tab=impact-cards'

/** The four tabs of an impact card (rule: card-editor). */
export function CardForm({ card, builtIn }: { card: ImpactCard | null; builtIn?: BuiltInArticle | undefined }) {
  const form = useCardForm(card, builtIn)
  const { values, edit, refusal, draft, conflict, isSaving, isDone, isUnsaved } = form
  const [tab, setTab] = useState<TabId>('basic-info')
  const root = useRef<HTMLDivElement>(null)
  const navigate = useNavigate()
  useUndoKeys(root, form)

  useEffect(() => {
    if (isDone) navigate(cardsTab)
  }, [isDone, navigate])

  return (
    <div ref={root}>
      <div className="v-bar">
        <Link className="button button-quiet" to={cardsTab}>
          <ArrowLeft aria-hidden size={18} /> Back to Admin
        </Link>
        <button type="button" className="button" aria-disabled={isSaving} onClick={form.save}>
          <Save aria-hidden size={18} /> Save Changes
        </button>
        <UndoButtons {...form} />
        <p role="status" className="v-saving">
          {isSaving && 'Saving...'}
        </p>
      </div>
      <DraftOffer offers={draft.offers} onRestore={form.restore} onDiscard={draft.discard} />
      <DraftWarning isKept={draft.isKept} />
      <h2 className="v-name">{values.title || 'New card'}</h2>
      <ErrorSummary
        prefix={prefix}
        errors={refusal.errors}
        message={refusal.message && `Failed to save impact card. ${refusal.message}`}
        onReveal={(field) => setTab(tabOf(field))}
      >
        {refusal.isGone && <GoneRow onAddAnew={form.addAnew} />}
      </ErrorSummary>
      <FormErrorsProvider value={{ prefix, errors: refusal.errors }}>
        <Tabs.Root value={tab} onValueChange={(id) => setTab(id as TabId)}>
          <Tabs.List className="m-tabs" aria-label="Parts of the card">
            {tabs.map(({ id, name }) => (
              <Tabs.Trigger key={id} value={id} className="m-main-tab">
                {name}
                {refusal.errors.some(({ field }) => tabOf(field) === id) && (
                  <>
                    <AlertTriangle aria-hidden size={16} className="m-tab-problem" />
                    <span className="sr-only">, has a problem</span>
                  </>
                )}
              </Tabs.Trigger>
            ))}
          </Tabs.List>
          {tabs.map(({ id, name, Fields }) => (
            <Tabs.Content key={id} value={id} tabIndex={-1} className="m-section">
              <h3 className="sr-only">{name}</h3>
              <Fields values={values} edit={edit} builtIn={builtIn} />
            </Tabs.Content>
          ))}
        </Tabs.Root>
      </FormErrorsProvider>
      <LeaveGuard isUnsaved={isUnsaved} />
      {conflict && (
        <ConflictDialog
          key={conflict.theirs.version}
          noun="impact card"
          conflict={conflict}
          onDecide={conflict.decide}
          onClose={conflict.close}
        />
      )}
    </div>
  )
}
