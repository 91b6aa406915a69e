import { useQuery } from '@tanstack/react-query'
import { speakerWords, stateNames, stateWords } from '../../../content/sources.ts'
import type { Claim } from '../../../domain/claim.ts'
import { claimSpeakers, claimStates } from '../../../domain/claim-states.ts'
import { londonDay } from '../../../domain/london-day.ts'
import { contentWriter } from '../content-writer.ts'
import { DateField } from '../date-field.tsx'
import { SelectField, TextField } from '../form-field.tsx'
import { rowsQuery } from '../rows-query.ts'
import { useWrite } from '../use-write.ts'
import { byNeed, claimKind } from './claim-kind.ts'
import { StoredUses, TypedUses, UncoveredList } from './claim-uses.tsx'
import { DialogTab } from './dialog-tab.tsx'
import { readDocumentDate } from './document-kind.ts'

const speakers = claimSpeakers.map((value) => ({ value, label: speakerWords[value].says }))
const states = claimStates.map((value) => ({ value, label: stateNames[value] }))

/** The claims, what is to be checked first, each with where it is stated (rule: claims-list). */
export function ClaimsTab() {
  const { data: documents = [] } = useQuery(rowsQuery('evidence_documents'))
  const checking = useChecking()
  return (
    <>
      <p className="hint">
        A claim says where a figure, a law or a policy comes from. Pages that use its words name it under ‘Where this
        comes from’, and all claims stand on the page <a href="/quarry/sources">Sources</a>.
      </p>
      <DialogTab
        kind={claimKind}
        heading="Claims"
        noun="claims"
        order={byNeed}
        question={() => ({
          text: 'Are you sure you want to delete this claim?',
          details: <p>Pages that state it will no longer say where that comes from.</p>,
        })}
        actions={(claim, name, open) => [
          isCheckable(claim) &&
            (claim.how_checked.trim() === ''
              ? { children: 'Say how it was checked', about: name, onClick: open }
              : {
                  children: 'Mark as checked today',
                  about: name,
                  'aria-disabled': checking.isRunning,
                  onClick: () => checking.run(claim),
                }),
        ]}
        facts={(claim) => (
          <>
            <p className="line row-facts">
              <span>{speakerWords[claim.said_by].says}</span>{' '}
              {claim.document !== '' && (
                <span>
                  {claim.document}
                  {claim.page && `, ${claim.page}`}
                </span>
              )}
            </p>
            <p className="row-words">
              {stateWords(claim)} {claim.how_checked}
            </p>
            <StoredUses id={claim.id} />
          </>
        )}
        className="modal-document"
        fields={(form, isNew) => {
          const { field } = form
          return (
            <>
              {isNew && (
                <TextField
                  {...field('id')}
                  label="Claim ID"
                  hint="Lowercase letters and hyphens, for example lorries-a-day"
                  isRequired
                />
              )}
              <TextField
                {...field('statement')}
                label="Statement"
                hint="What is claimed, in one sentence"
                rows={2}
                isRequired
              />
              <TextField
                {...field('phrases')}
                label="Phrases"
                hint="The words in which texts state it, one a line, for example 1.8 million tonnes, or Policy S6"
                rows={4}
              />
              <TypedUses form={form} />
              <SelectField {...field('said_by')} label="Who Says It" options={speakers} isRequired />
              <TextField {...field('document')} label="Document" hint="Its title, with its edition or date" />
              <TextField {...field('page')} label="Page" hint="Page, paragraph or section" />
              <TextField
                {...field('address')}
                label="Address"
                hint="Where it can be read; starts with https://, http:// or /"
              />
              <SelectField
                {...field('document_id')}
                label="Document in the Evidence Library"
                options={[
                  { value: '', label: 'None' },
                  ...documents.map(({ id, title }) => ({ value: id, label: title })),
                ]}
              />
              <SelectField {...field('state')} label="State" options={states} isRequired />
              <DateField
                {...field('checked_on')}
                label="Last Checked On"
                hint="For example 7 March 2026; empty while nobody has compared it"
                read={readDocumentDate}
              />
              <TextField
                {...field('how_checked')}
                label="How It Was Checked"
                hint="In a few words, for readers, such as: compared with page 12 of the plan. No names of people. Once it is said, the list can mark the claim as checked"
              />
            </>
          )
        }}
      />
      <UncoveredList />
    </>
  )
}

/** Only what has a document can have been compared with it. */
function isCheckable({ document, state, checked_on }: Claim): boolean {
  const isFresh = state === 'checked' && checked_on === londonDay()
  return document !== '' && state !== 'own' && !isFresh
}

function useChecking() {
  return useWrite({
    send: ({ id, updated_at }: Claim) =>
      contentWriter.update('claims', id, { state: 'checked', checked_on: londonDay() }, updated_at),
    refreshes: ['claims'],
    done: ({ statement }) => ({ title: 'Marked as checked today', description: statement }),
    failed: 'Error updating claim',
  })
}
