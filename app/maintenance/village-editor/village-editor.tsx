import { useQuery } from '@tanstack/react-query'
import { House, Plus, Save, Trash2 } from 'lucide-react'
import { Tabs } from 'radix-ui'
import { useCallback, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { findPlace } from '../../../content/places.ts'
import { QuietButton, RefreshButton, VanishingButton } from '../buttons.tsx'
import { createRowEditor } from '../editing/row-editor.ts'
import { LeaveGuard, useUnsaved } from '../leave-guard.tsx'
import { type Question, useConfirm } from '../modal.tsx'
import { rowsQuery, useRefresh } from '../rows-query.ts'
import { useDeletion } from '../undo-delete.ts'
import { startUndo } from '../undo-stack.ts'
import { UndoButtons, useUndoKeys } from '../undo-steps.tsx'
import { AddVillage } from './add-village.tsx'
import { newVillageDefinition, placeholdersIn, type VillageForm, villageDefinition } from './village-definition.ts'
import { VillagePanel, VillageStatus } from './village-panel.tsx'
import '../maintenance.css'
import './village-editor.css'

const noSteps = { edits: startUndo(undefined), undo() {}, redo() {} }

/** The editor on a screen of its own, outside the frame of the others. */
export function WholeVillageEditor({ preselected }: { preselected: string | null }) {
  return (
    <>
      <VillageEditor preselected={preselected} />
      <LeaveGuard />
    </>
  )
}

/** Edits the impact pages of the villages. */
export function VillageEditor({ preselected = null }: { preselected?: string | null }) {
  const { query, villages } = useVillages()
  const [chosen, setChosen] = useState(preselected)
  const root = useRef<HTMLDivElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const count = useRef<HTMLParagraphElement>(null)
  const confirm = useConfirm()
  const [isAdding, setAdding] = useState(false)
  const [added, setAdded] = useState<string>()
  const deletion = useDeletion('village_data', newVillageDefinition.deletion, confirm.ask)

  const keys = Object.keys(villages)
  const active = chosen !== null && Object.hasOwn(villages, chosen) ? chosen : (keys[0] ?? '')
  const village = villages[active]
  const isSaving = Object.values(villages).some(({ phase }) => phase === 'saving')
  useUndoKeys(root, village ?? noSteps)
  useUnsaved(Object.values(villages).some(({ isUnsaved }) => isUnsaved))

  const choose = (key: string) => {
    // An answer that has been seen does not take the focus again when its tab comes back.
    village?.ask(false)
    setChosen(key)
  }
  const saveByHand = async ({ phase, base, values, save }: VillageForm) => {
    if (phase === 'saving') return
    const left = placeholdersIn(base, values)
    if (left.length > 0 && !(await confirm.ask(placeholderQuestion(left)))) return
    save()
  }

  const closeDialog = useCallback(() => setAdding(false), [])
  const openAdded = useCallback(({ village_key }: { village_key: string }) => {
    setAdding(false)
    setChosen(village_key)
    setAdded(village_key)
  }, [])
  useEffect(() => {
    if (added === undefined || added !== active) return
    panel.current?.focus()
    setAdded(undefined)
  }, [added, active])
  const remove = async ({ base, reset }: VillageForm) => {
    if (!(await confirm.ask(deletionQuestion(base.name)))) return
    // What was typed into it goes with it: nobody is to add it anew.
    const key = base.village_key
    const version = query.data?.find(({ village_key }) => village_key === key)?.updated_at ?? ''
    if ((await deletion.run({ key, version }))?.result) reset()
  }

  return (
    <div ref={root}>
      <div className="line editor-bar">
        <Link className="button button-quiet" to="/">
          <House aria-hidden size={18} /> Home
        </Link>
        <RefreshButton query={query} />
        <UndoButtons {...(village ?? noSteps)} />
        <QuietButton onClick={() => setAdding(true)}>
          <Plus aria-hidden size={18} /> Add Village
        </QuietButton>
        <p ref={count} role="status" tabIndex={-1}>
          {query.isPending ? 'Loading village data...' : `${keys.length} villages loaded`}
        </p>
        <p role="status" className="editor-saving">
          {isSaving && 'Saving...'}
        </p>
      </div>
      {query.isError && (
        <p role="alert" className="line tool-notice tool-notice-danger">
          Could not load village data from database. Press Refresh to try again.
        </p>
      )}
      {village && (
        <Tabs.Root value={active} onValueChange={choose}>
          <Tabs.List className="village-tabs" aria-label="Villages">
            {Object.entries(villages).map(([key, each]) => (
              <Tabs.Trigger key={key} value={key} className="village-tab">
                {each.values.name || key}
                {each.isUnsaved && (
                  <>
                    <span className="unsaved-dot" aria-hidden />
                    <span className="sr-only">, unsaved changes</span>
                  </>
                )}
              </Tabs.Trigger>
            ))}
          </Tabs.List>
          {Object.keys(villages).map((key) => (
            <Tabs.Content ref={key === active ? panel : undefined} key={key} value={key} tabIndex={-1}>
              {key === active && (
                <VillagePanel village={village}>
                  {!findPlace(active) && (
                    <p className="line button-row">
                      <VanishingButton
                        className="button button-quiet button-danger"
                        focusAfter={count}
                        onClick={() => remove(village)}
                      >
                        <Trash2 aria-hidden size={18} /> Delete Village
                      </VanishingButton>
                    </p>
                  )}
                </VillagePanel>
              )}
            </Tabs.Content>
          ))}
        </Tabs.Root>
      )}
      {village && (
        <div className="line editor-floating">
          <VillageStatus
            key={active}
            village={village}
            others={Object.values(villages).filter((each) => each !== village)}
          />
          {village.isUnsaved && (
            <VanishingButton
              focusAfter={panel}
              className="button"
              aria-disabled={village.phase === 'saving'}
              onClick={() => (village.phase === 'conflict' ? village.ask(true) : saveByHand(village))}
            >
              <Save aria-hidden size={18} />{' '}
              {village.phase === 'conflict' ? 'Choose which version stays' : 'Save Changes'}
            </VanishingButton>
          )}
          <Link className="button button-quiet" to={`/villages/${active}`}>
            Show {village.base.name} page
          </Link>
        </div>
      )}
      {confirm.dialog}
      {isAdding && <AddVillage keys={keys} onClose={closeDialog} onAdded={openAdded} />}
    </div>
  )
}

function deletionQuestion(name: string): Question {
  return {
    text: `Are you sure you want to delete ${name}?`,
    action: 'Delete',
    isDanger: true,
    details: <p>It goes from the maps and lists, and its page with its report. The History keeps it.</p>,
  }
}

function placeholderQuestion(left: readonly string[]): Question {
  return {
    text: 'Save texts that still say what the editor put there?',
    action: 'Save them as they are',
    refusal: 'Keep editing',
    details: (
      <>
        <p>Visitors would read:</p>
        <ul className="bullet-list">
          {left.map((text, index) => (
            <li key={index}>‘{text}’</li>
          ))}
        </ul>
      </>
    ),
  }
}

type Villages = Readonly<Record<string, VillageForm>>

/**
 * The villages by their keys, as they are stored and as the maintainer has made them since. One that has edits is not lost
 * when its row is. `useRowForm` edits one row; here every row has an editor at once.
 */
function useVillages() {
  const query = useQuery(rowsQuery('village_data'))
  const refresh = useRefresh('village_data')
  const [villages, setVillages] = useState<Villages>({})
  /** The same as `villages`, for editors that change between two renderings. */
  const latest = useRef(villages)
  /** Ends each editor's saving by itself. */
  const closing = useRef<(() => void)[]>([])

  useEffect(() => {
    if (!query.data) return
    const show = (next: Villages) => {
      latest.current = next
      setVillages(next)
    }
    for (const row of query.data) {
      const key = row.village_key
      const known = latest.current[key]
      if (known) known.refresh(row)
      else {
        const onChange = (village: VillageForm) => show({ ...latest.current, [key]: village })
        // Not after a failure, as other forms do: what is tried every half minute would read all rows each time, and fail too.
        const onResponse = (stored: typeof row | undefined) => stored && refresh(stored)
        const village = createRowEditor({ definition: villageDefinition, start: { row }, onChange, onResponse })
        onChange(village)
        closing.current.push(village.open())
      }
    }
    const rows = query.data.flatMap(({ village_key: key }) => {
      const village = latest.current[key]
      return village ? [[key, village] as const] : []
    })
    const keys = new Set(rows.map(([key]) => key))
    const gone = Object.entries(latest.current).filter(([key, village]) => village.isUnsaved && !keys.has(key))
    show(Object.fromEntries([...rows, ...gone]))
  }, [query.data, refresh])
  useEffect(
    () => () => {
      for (const close of closing.current) close()
    },
    [],
  )

  return { query, villages }
}
