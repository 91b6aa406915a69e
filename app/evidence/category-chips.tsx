import { useQuery } from '@tanstack/react-query'
import type { MouseEvent } from 'react'
import { Link } from 'react-router'
import { evidenceLibrary } from '../../content/evidence-library.ts'
import type { EvidenceFilter } from '../../domain/evidence-filter.ts'
import { evidenceCategoriesQuery } from '../content-api/evidence-query.ts'
import { LoadFailure } from '../ui/load-failure.tsx'
import { filterSearch } from './evidence-address.ts'

/** 'All' and every category as links that keep the text; one is chosen at a time. `onStart` tells that somebody may be about to choose, `onChoose` what is chosen here; the link itself changes the address. */
export function CategoryChips({
  filter,
  onStart,
  onChoose,
}: {
  filter: EvidenceFilter
  onStart: () => void
  onChoose: (category: string | null) => void
}) {
  const { data: categories = [], isError } = useQuery(evidenceCategoriesQuery())
  return (
    <>
      {isError && <LoadFailure>{evidenceLibrary.categoriesFailure}</LoadFailure>}
      <nav id="categories" aria-label="Categories" onPointerEnter={onStart} onFocus={onStart}>
        <ul className="category-chips">
          {[{ id: null, name: 'All' }, ...categories].map(({ id, name }) => (
            <li key={id}>
              <Link
                className="chip"
                to={{ search: filterSearch({ text: filter.text, category: id }) }}
                aria-current={id === filter.category ? 'true' : undefined}
                preventScrollReset
                onClick={(event) => opensHere(event) && onChoose(id)}
              >
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </>
  )
}

/** Not where the visitor asks for another tab or window. */
function opensHere({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
}
