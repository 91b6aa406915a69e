import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useFieldValue } from './form-errors.tsx'
import { BoxesField } from './form-field.tsx'
import { rowsQuery } from './rows-query.ts'

/** So many claims that fit are offered at once. */
const mostOffered = 12

/** The claims that a text names: those that it has, and below them what a search among all finds. `name` is the path of the list in the row. */
export function ClaimsField({ name = 'claims' }: { name?: string }) {
  const id = useId()
  const { value: chosen = [] } = useFieldValue<readonly string[] | undefined>(name, {})
  // What is unticked stays, so that it can be ticked again.
  const [atFirst] = useState(chosen)
  const [sought, setSought] = useState('')
  const { data: claims = [] } = useQuery(rowsQuery('claims'))
  const shown = [...new Set([...atFirst, ...chosen])]
  const words = sought.toLowerCase().split(/\s+/).filter(Boolean)
  const fitting = claims.filter(
    ({ id, statement }) =>
      !shown.includes(id) && words.every((word) => `${id} ${statement}`.toLowerCase().includes(word)),
  )
  const offered = words.length === 0 ? [] : fitting.slice(0, mostOffered).map((claim) => claim.id)
  return (
    <BoxesField
      name={name}
      label="Claims"
      shown={[...shown, ...offered]}
      labelOf={(claim) => claims.find((each) => each.id === claim)?.statement ?? claim}
      lead={<p className="hint">What the text states. Readers see under ‘Where this comes from’ who says it.</p>}
    >
      <div className="form-field">
        <label htmlFor={id}>Find a claim</label>
        <input
          id={id}
          type="search"
          className="input"
          autoComplete="off"
          value={sought}
          onChange={({ target }) => setSought(target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.preventDefault()
          }}
        />
        <p className="hint" role="status">
          {words.length > 0 &&
            (fitting.length > mostOffered
              ? `${fitting.length} claims fit, of which ${mostOffered} are shown.`
              : `${fitting.length} ${fitting.length === 1 ? 'claim fits' : 'claims fit'}.`)}
        </p>
      </div>
    </BoxesField>
  )
}
