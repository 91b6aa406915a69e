import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { EvidenceFilter } from '../../domain/evidence-filter.ts'
import { evidenceCategoriesQuery } from '../content-api/evidence.ts'
import { filterSearch } from './evidence-address.ts'

/** 'All' and every category as links that keep the text; one is chosen at a time (spec: public site, section 2, Evidence Library). */
export function CategoryChips({ filter, onStart }: { filter: EvidenceFilter; onStart: () => void }) {
  const { data: categories = [] } = useQuery(evidenceCategoriesQuery())
  return (
    <nav aria-label="Categories" onPointerEnter={onStart} onFocus={onStart}>
      <ul className="chip-list">
        {[{ id: null, name: 'All' }, ...categories].map(({ id, name }) => (
          <li key={id}>
            <Link
              className="chip"
              to={{ search: filterSearch({ text: filter.text, category: id }) }}
              aria-current={id === filter.category ? 'true' : undefined}
              preventScrollReset
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
