import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { Village } from '../../../domain/village.ts'
import { villagesQuery } from '../../content-api/villages.ts'
import { createRowEditor } from '../editing/row-editor.ts'
import { type VillageForm, villageKind } from './village-kind.ts'

/** The villages in the editor by their keys, in the order in which they were read. */
export type Villages = Readonly<Record<string, VillageForm>>

/** The villages as they are stored, and what the maintainer makes of them. */
export function useVillages() {
  const client = useQueryClient()
  // Whoever edits wants the rows as they are stored now, whatever this visit has seen before.
  const query = useQuery({ ...villagesQuery(), staleTime: 0 })
  const [villages, setVillages] = useState<Villages>({})
  const latest = useRef(villages)

  useEffect(() => {
    if (!query.data) return
    const show = (next: Villages) => {
      latest.current = next
      setVillages(next)
    }
    /** A list that was asked for before the save must not arrive after it. */
    const tellQueries = async (row: Village) => {
      const { queryKey } = villagesQuery()
      await client.cancelQueries({ queryKey })
      client.setQueryData(queryKey, (rows) => rows?.map((each) => (each.village_key === row.village_key ? row : each)))
      client.invalidateQueries({ queryKey: [...queryKey, row.village_key] })
    }
    const open = (row: Village) =>
      createRowEditor({
        kind: villageKind,
        start: { row },
        onChange: (village) => show({ ...latest.current, [row.village_key]: village }),
        onAnswered: (stored) => stored && tellQueries(stored),
      })
    for (const row of query.data) latest.current[row.village_key]?.refresh(row)
    const loaded = query.data.map((row) => [row.village_key, latest.current[row.village_key] ?? open(row)] as const)
    const known = new Set(loaded.map(([key]) => key))
    const gone = Object.entries(latest.current).filter(([key, village]) => village.isUnsaved && !known.has(key))
    show(Object.fromEntries([...loaded, ...gone]))
  }, [query.data, client])

  return { query, villages }
}
