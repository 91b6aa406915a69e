import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { createRowEditor } from '../editing/row-editor.ts'
import { rowsQuery, useRefresh } from '../rows-query.ts'
import { type VillageForm, villageDefinition } from './village-definition.ts'

type Villages = Readonly<Record<string, VillageForm>>

/** The villages by their keys, as they are stored and as the maintainer has made them since. One that has edits is not lost when its row is. */
export function useVillages() {
  const query = useQuery(rowsQuery('village_data'))
  const refresh = useRefresh('village_data')
  const [villages, setVillages] = useState<Villages>({})
  const latest = useRef(villages)

  useEffect(() => {
    if (!query.data) return
    const show = (next: Villages) => {
      latest.current = next
      setVillages(next)
    }
    const rows = query.data.map((row): [string, VillageForm] => {
      const key = row.village_key
      latest.current[key]?.refresh(row)
      const opened = () =>
        createRowEditor({
          definition: villageDefinition,
          start: { row },
          onChange: (village) => show({ ...latest.current, [key]: village }),
          onResponse: (stored) => stored && refresh(stored),
        })
      return [key, latest.current[key] ?? opened()]
    })
    const keys = new Set(rows.map(([key]) => key))
    const gone = Object.entries(latest.current).filter(([key, village]) => village.isUnsaved && !keys.has(key))
    show(Object.fromEntries([...rows, ...gone]))
  }, [query.data, refresh])

  return { query, villages }
}
