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
 * What the filter finds. The page that a visitor comes to first brings its documents; the whole list is fetched once somebody starts
 * to search or turns the page, and nothing is said of what is found before it is there.
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
  const [isWanted, setWanted] = useState(false)
  const { data: first } = useQuery({ ...evidencePageQuery({ text, category }, { page, document }), enabled: false })
  const isAllWanted = isWanted || !first
  const { data: all, isError } = useQuery({ ...evidenceDocumentsQuery(), enabled: isAllWanted })
  const { data: allNotes } = useQuery({ ...documentNotesQuery(), enabled: isAllWanted })

  useEffect(() => {
    const isWhole = first && first.documents.length === first.totalCount
    if (!isWhole) return
    client.setQueryData(evidenceDocumentsQuery().queryKey, (known) => known ?? first.documents)
    client.setQueryData(documentNotesQuery().queryKey, (known) => known ?? first.notes)
  }, [client, first])

  const { planning_documents_url: planningPages } = useCampaign()
  const search = useMemo(() => all && findEvidence(all, planningPages), [all, planningPages])
  const found = useMemo(() => {
    if (!all || !search) return first
    const matches = search({ text, category })
    const shown = documentsOfPage(matches, { page, document })
    const notes = allNotes ?? first?.notes ?? {}
    return { ...shown, notes, matchCount: matches.length, totalCount: all.length }
  }, [all, allNotes, search, first, text, category, page, document])
  return { found, isError, fetchAll: () => setWanted(true) }
}
