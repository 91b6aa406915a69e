import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import type { EvidenceFilter } from '../../domain/evidence-filter.ts'
import { useCampaign } from '../content-api/campaign-query.ts'
import {
  documentNotesQuery,
  type EvidenceFound,
  evidenceDocumentsQuery,
  findEvidence,
  firstEvidenceQuery,
} from '../content-api/evidence-query.ts'

/**
 * What the filter finds. The page brings the first documents with it; the whole list is fetched once a visitor starts to
 * search, or at once where no page brought anything.
 */
export function useEvidence({ text, category }: EvidenceFilter): {
  found: EvidenceFound | undefined
  isError: boolean
  fetchAll: () => void
} {
  const client = useQueryClient()
  const [isWanted, setWanted] = useState(false)
  const { data: first } = useQuery({ ...firstEvidenceQuery({ text, category }), enabled: false })
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
    const documents = search({ text, category })
    const notes = allNotes ?? first?.notes ?? {}
    return { documents, notes, matchCount: documents.length, totalCount: all.length }
  }, [all, allNotes, search, first, text, category])
  return { found, isError, fetchAll: () => setWanted(true) }
}
