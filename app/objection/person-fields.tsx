import type { ChangeEvent } from 'react'
import { personWords as words } from '../../content/written-words.ts'
import { draftLimits, hasWords, type ObjectionDraft } from '../../domain/objection-draft.ts'
import { Field, marksOf, type Problem } from './problems.tsx'

type Person = ObjectionDraft['person']

const fieldIds = { name: 'person-name', address: 'person-address' } as const

/** What an officer would look for in vain. */
export function missingPerson(person: Person): Problem[] {
  return (['name', 'address'] as const)
    .filter((field) => !hasWords(person[field]))
    .map((field) => ({ field: fieldIds[field], text: words.missing[field] }))
}

/** Name and address of a letter's writer, with what is wrong with them. */
export function PersonFields({
  onChange,
  problems,
  ...person
}: Person & { problems: readonly Problem[]; onChange: (change: Partial<Person>) => void }) {
  const renderField = (field: keyof Person) => {
    const id = fieldIds[field]
    const problem = problems.find(({ field }) => field === id)
    const shared = {
      id,
      maxLength: draftLimits[field],
      value: person[field],
      ...marksOf(id, problem),
      onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
        onChange({ [field]: target.value }),
    }
    return (
      <Field id={id} label={words[field]} problem={problem}>
        {field === 'name' ? (
          <input type="text" autoComplete="name" {...shared} />
        ) : (
          <textarea rows={3} autoComplete="street-address" {...shared} />
        )}
      </Field>
    )
  }
  return (
    <>
      {renderField('name')}
      {renderField('address')}
    </>
  )
}
