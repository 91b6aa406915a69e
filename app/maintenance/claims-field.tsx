import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { findSpellings } from '../../domain/spelling.ts'
import { useFieldValue } from './form-context.tsx'
import { BoxesField } from './form-field.tsx'
import { rowsQuery } from './rows-query.ts'

/** The claims that a text names, and below them those in which a typed word stands. `name` is the path of the list in the row. */
export function ClaimsField({ name = 'claims' }: { name?: string }) {
  const id = useId()
  const { value: chosen = [] } = useFieldValue<readonly string[] | undefined>(name, {})
  // What is unticked stays, so that it can be ticked again.
  const [atFirst] = useState(chosen)
  const [sought, setSought] = useState('')
  const { data: claims = [] } = useQuery(rowsQuery('claims'))
  const found = claims.filter((claim) => findSpellings(sought).isIn(`${claim.id} ${claim.statement}`))
  return (
    <BoxesField
      name={name}
      label="Claims"
      hint="What the text states. Readers see under ‘Where this comes from’ who says it."
      shown={[...new Set([...atFirst, ...chosen, ...found.map((claim) => claim.id)])]}
      labelOf={(claim) => claims.find((each) => each.id === claim)?.statement ?? claim}
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
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
        <p className="hint" role="status">
          {sought.trim() !== '' && `Found: ${found.length}.`}
        </p>
      </div>
    </BoxesField>
  )
}
