import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import type { EvidenceFilter } from '../../domain/evidence-filter.ts'
import { useCampaign } from '../content-api/campaign-query.ts'
import {
  documentNotesQuery,
  documentsOfPage,
  type EvidenceFound,
  evidenceDocumentsQuery,
  evidencePageQuery,
  findEvidence,
  type WantedPage,
} from '../content-api/evidence-query.ts'

/**
 * What the filter finds. The documents of the page that a visitor comes to first are prefetched; the whole list is fetched
 * once somebody starts to search or turns the page, and nothing is said of what is found before it is there.
 */
export function useEvidence(
  { text, category }: EvidenceFilter,
  { page, document }: WantedPage,
): {
  found: EvidenceFound | undefined
  isError: boolean
  fetchAll: () => void
} {
  const client = useQueryClient()
  const [hasBegun, setBegun] = useState(false)
  const ofPage = evidencePageQuery({ text, category }, { page, document })
  const { data: prefetched } = useQuery({ ...ofPage, enabled: false })
  const isAllWanted = hasBegun || !prefetched
  const { data: all, isError } = useQuery({ ...evidenceDocumentsQuery(), enabled: isAllWanted })
  const { data: allNotes } = useQuery({ ...documentNotesQuery(), enabled: isAllWanted })

  // Where the page is the whole list, nothing need be fetched.
  useEffect(() => {
    if (!prefetched || prefetched.documents.length !== prefetched.totalCount) return
    client.setQueryData(evidenceDocumentsQuery().queryKey, (known) => known ?? prefetched.documents)
    client.setQueryData(documentNotesQuery().queryKey, (known) => known ?? prefetched.notes)
  }, [client, prefetched])

  const { planning_documents_url: planningPages } = useCampaign()
  const find = useMemo(() => all && findEvidence(all, planningPages), [all, planningPages])
  const found = useMemo(() => {
    if (!all || !find) return prefetched
    const matches = find({ text, category })
    const shown = documentsOfPage(matches, { page, document })
    const notes = allNotes ?? prefetched?.notes ?? {}
    return { ...shown, notes, matchCount: matches.length, totalCount: all.length }
  }, [all, allNotes, find, prefetched, text, category, page, document])
  return { found, isError, fetchAll: () => setBegun(true) }
}
