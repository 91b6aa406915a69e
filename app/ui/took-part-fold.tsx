import { useQuery } from '@tanstack/react-query'
import { tookPart } from '../../content/took-part-words.ts'
import { tookPartFormQuery } from '../content-api/took-part-query.ts'
import { TookPart } from './took-part.tsx'

/** The same form, folded away until somebody wants it; nothing where nobody can have objected. */
export function TookPartFold({ place }: { place: string }) {
  if (!useQuery(tookPartFormQuery()).data?.form) return null
  return (
    <details className="took-part-fold no-print">
      <summary>{tookPart.heading}</summary>
      <TookPart place={place} />
    </details>
  )
}
