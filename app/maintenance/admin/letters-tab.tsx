import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { knownPlaces } from '../../../content/known-places.ts'
import { letterFacts } from '../../../content/letter-facts.ts'
import { lastingLabels } from '../../../content/write-objection.ts'
import { citedSentence, factFields, type LetterSentence } from '../../../domain/letter-sentence.ts'
import { QuietButton } from '../buttons.tsx'
import { useFieldValue, useListField } from '../form-context.tsx'
import { RowField, RowFields } from '../row-field.tsx'
import { rowsQuery } from '../rows-query.ts'
import { DialogTab, rowTable } from './dialog-tab.tsx'

const groundTable = rowTable({
  table: 'objection_grounds',
  noun: 'grounds',
  facts: ({ lasting, sentences }) => (
    <>
      <p className="row-facts">{lastingLabels[lasting]}</p>
      <p className="row-facts">{sentences.length === 1 ? '1 sentence' : `${sentences.length} sentences`}</p>
    </>
  ),
  fields: () => <GroundFields />,
})

/** The grounds of objections, with what each asks of a writer and the sentences that a letter can add. */
export const LettersTab = () => <DialogTab of={groundTable} />

function GroundFields() {
  return (
    <>
      <RowFields
        isShown={(field) => field !== 'sentences' && field !== 'sequence'}
        options={{ lasting: lastingLabels }}
      />
      <Sentences />
      <RowField name="sequence" />
    </>
  )
}

const name = 'sentences'
const fieldHint = Object.entries({ village: 'Its name', ...factFields })
  .map(([field, meaning]) => `{${field}}: ${meaning}`)
  .join('; ')
const newSentence: LetterSentence = { text: '', claims: [] }

function Sentences() {
  const list = useListField<LetterSentence>(name)
  return (
    <fieldset className="form-field">
      <legend className="form-legend">Sentences for letters</legend>
      <p className="hint">
        A letter adds one after the writer’s own words: the first for which the village has every fact and whose claims
        are all checked. Say what the policy asks in words that a resident can defend. Each must be true by itself, with
        every figure and policy in its claims: the letter names their documents and policies.
      </p>
      <p className="hint">A word in braces is what the village has. {fieldHint}.</p>
      {list.items.map((_, index) => (
        <fieldset key={index} className="card-section">
          <legend className="form-legend">Sentence {index + 1}</legend>
          <RowField name={`${name}.${index}.text`} />
          <Sample name={`${name}.${index}`} />
          <RowField name={`${name}.${index}.claims`} />
          <p className="line button-row">
            <QuietButton id={list.removeId(index)} about={`sentence ${index + 1}`} onClick={() => list.remove(index)}>
              Remove
            </QuietButton>
          </p>
        </fieldset>
      ))}
      <p className="line button-row">
        <QuietButton id={list.addId} onClick={() => list.add(newSentence, 'text')}>
          <Plus aria-hidden size={18} /> Add Sentence
        </QuietButton>
      </p>
    </fieldset>
  )
}

/** The sentence as the letters of the first village that has its facts would have it. */
function Sample({ name }: { name: string }) {
  const { value } = useFieldValue<LetterSentence>(name, {})
  const { data: villages = [] } = useQuery(rowsQuery('village_data'))
  const { data: claims = [] } = useQuery(rowsQuery('claims'))
  const places = knownPlaces(villages)
  const [first] = villages.flatMap((village) => {
    const place = places.find(({ slug }) => slug === village.village_key)
    const sentence = citedSentence([value], letterFacts(place, village), claims)
    return sentence ? [`In a letter from ${village.name}: “${sentence.text}”`] : []
  })
  return (
    <p className="hint">{first ?? 'No letter has this yet: no village has every fact, or a claim is not checked.'}</p>
  )
}
