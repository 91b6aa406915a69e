import { personWords as words } from '../../content/written-words.ts'
import { draftLimits } from '../../domain/objection-draft.ts'
import type { Problem } from './problems.tsx'

interface Person {
  name: string
  /** Several lines, with the postcode. */
  address: string
}

const fieldIds = { name: 'person-name', address: 'person-address' } as const

/** What an officer would look for in vain. */
export function missingPerson(person: Person): Problem[] {
  return (['name', 'address'] as const)
    .filter((field) => person[field].trim() === '')
    .map((field) => ({ field: fieldIds[field], text: words.missing[field] }))
}

/** Name and address of a letter's writer. */
export function PersonFields({ name, address, onChange }: Person & { onChange: (change: Partial<Person>) => void }) {
  return (
    <>
      <div className="field">
        <label htmlFor={fieldIds.name}>{words.name}</label>
        <input
          id={fieldIds.name}
          type="text"
          autoComplete="name"
          maxLength={draftLimits.name}
          value={name}
          onChange={({ target }) => onChange({ name: target.value })}
        />
      </div>
      <div className="field">
        <label htmlFor={fieldIds.address}>{words.address}</label>
        <textarea
          id={fieldIds.address}
          rows={3}
          autoComplete="street-address"
          maxLength={draftLimits.address}
          value={address}
          onChange={({ target }) => onChange({ address: target.value })}
        />
      </div>
    </>
  )
}
