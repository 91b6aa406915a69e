import { useQuery } from '@tanstack/react-query'
import { House, Plus, Save, Trash2 } from 'lucide-react'
import { Tabs } from 'radix-ui'
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { findPlace } from '../../../content/places.ts'
import type { Village } from '../../../domain/village.ts'
import { QuietButton, RefreshButton } from '../buttons.tsx'
import { useDrafts } from '../draft-store.ts'
import { DiscardButton } from '../editing/standing-form.tsx'
import { useStandingForm } from '../editing/use-row-form.ts'
import { useFocusKept } from '../focus-kept.ts'
import { useSaveKey, useScreenNotSaved } from '../keys.ts'
import { LeaveGuard, useUnsaved } from '../leave-guard.tsx'
import { ReadFailure } from '../list-state.tsx'
import { type Question, useConfirm } from '../modal.tsx'
import { rowsQuery } from '../rows-query.ts'
import { ScreenActions } from '../screen-head.tsx'
import { useDeletion } from '../undo-delete.ts'
import { AddVillage } from './add-village.tsx'
import { createAutoSave } from './auto-save.ts'
import {
  newVillageDefinition,
  placeholdersIn,
  type VillageFields,
  type VillageForm,
  villageDefinition,
  waitsForHand,
} from './village-definition.ts'
import { VillagePanel, VillageStatus } from './village-panel.tsx'
import '../maintenance.css'
import '../forms.css'
import '../editors.css'

/** The editor on a screen of its own, outside the frame of the others. */
export function WholeVillageEditor() {
  const part = useRef<HTMLDivElement>(null)
  useScreenNotSaved()
  useDrafts()
  useFocusKept(part)
  return (
    <div ref={part}>
      <VillageEditor />
      <LeaveGuard />
    </div>
  )
}

/** Edits the impact pages of the villages; the address may name the one to begin with. */
export function VillageEditor() {
  const [search] = useSearchParams()
  const query = useQuery(rowsQuery('village_data'))
  const [edited, setEdited] = useState<Readonly<Record<string, { row: Village; form: VillageForm }>>>({})
  const [chosen, setChosen] = useState(search.get('village'))
  const root = useRef<HTMLDivElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const confirm = useConfirm()
  const [isAdding, setAdding] = useState(false)
  const [added, setAdded] = useState<string>()
  const deletion = useDeletion('village_data', newVillageDefinition.deletion)

  const stored = query.data ?? []
  // What was typed into a village stays when its row is deleted.
  const gone = Object.values(edited).filter(
    ({ row, form }) => form.isUnsaved && !stored.some(({ village_key }) => village_key === row.village_key),
  )
  // In the order of the API: where a panel moved, what has the focus in it would lose it.
  const rows = [...stored, ...gone.map(({ row }) => row)].toSorted((a, b) => a.name.localeCompare(b.name, 'en-GB'))
  const villages = rows.flatMap(({ village_key }) => edited[village_key]?.form ?? [])
  const keys = villages.map(keyOf)
  const village = villages.find((each) => keyOf(each) === chosen) ?? villages[0]
  const active = village ? keyOf(village) : ''
  useUnsaved(villages.some(({ isUnsaved }) => isUnsaved))
  useSaveKey(root, () => village?.isUnsaved && saveByHand(village))

  const choose = (key: string) => {
    // An answer that has been seen does not take the focus again when its tab comes back.
    village?.turnAway()
    setChosen(key)
  }
  const saveByHand = async ({ phase, base, values, save }: VillageForm) => {
    if (phase === 'saving') return
    const left = placeholdersIn(base, values)
    if (left.length > 0 && !(await confirm.ask(placeholderQuestion(left)))) return
    save()
  }

  const show = useCallback(
    (row: Village, form: VillageForm) => setEdited((all) => ({ ...all, [row.village_key]: { row, form } })),
    [],
  )
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
    const key = base.village_key
    const version = query.data?.find(({ village_key }) => village_key === key)?.updated_at ?? ''
    // What was typed into it goes with it: nobody is to add it anew.
    if (await deletion.remove({ key, version }, deletionQuestion(base.name))) reset()
  }

  return (
    <div ref={root}>
      <ScreenActions>
        <Link className="button button-quiet" to="/">
          <House aria-hidden size={18} /> Home
        </Link>
        <RefreshButton query={query} />
        <QuietButton onClick={() => setAdding(true)}>
          <Plus aria-hidden size={18} /> Add Village
        </QuietButton>
        <p role="status">{query.isPending ? 'Loading village data...' : `${keys.length} villages loaded`}</p>
        <p role="status">{villages.some(({ phase }) => phase === 'saving') && <b>Saving...</b>}</p>
      </ScreenActions>
      {rows.map((row) => (
        <EditedVillage key={row.village_key} row={row} onChange={show} />
      ))}
      {query.isError && <ReadFailure query={query}>Could not load village data from database.</ReadFailure>}
      {village && (
        <Tabs.Root value={active} onValueChange={choose} tabIndex={-1} className="quiet-focus">
          <Tabs.List className="village-tabs" aria-label="Villages">
            {villages.map((each) => (
              <Tabs.Trigger key={keyOf(each)} value={keyOf(each)} className="village-tab">
                {each.values.name || keyOf(each)}
                {each.isUnsaved && (
                  <>
                    <span className="unsaved-dot" aria-hidden />
                    <span className="sr-only">, unsaved changes</span>
                  </>
                )}
              </Tabs.Trigger>
            ))}
          </Tabs.List>
          {keys.map((key) => (
            <Tabs.Content ref={key === active ? panel : undefined} key={key} value={key} tabIndex={-1}>
              {key === active && (
                <VillagePanel village={village}>
                  {!findPlace(active) && (
                    <p className="line button-row">
                      <QuietButton isDanger onClick={() => remove(village)}>
                        <Trash2 aria-hidden size={18} /> Delete Village
                      </QuietButton>
                    </p>
                  )}
                </VillagePanel>
              )}
            </Tabs.Content>
          ))}
          <div className="line save-bar">
            <VillageStatus key={active} village={village} others={villages.filter((each) => each !== village)} />
            {village.isUnsaved && (
              <button
                type="button"
                className="button"
                aria-disabled={village.phase === 'saving'}
                aria-keyshortcuts="Control+S"
                onClick={() => saveByHand(village)}
              >
                <Save aria-hidden size={18} />{' '}
                {village.phase === 'conflict' ? 'Choose which version stays' : 'Save Changes'}
              </button>
            )}
            {village.isUnsaved && <DiscardButton form={village} />}
            <Link className="button button-quiet" to={`/villages/${active}`}>
              Show {village.base.name} page
            </Link>
          </div>
        </Tabs.Root>
      )}
      {confirm.dialog}
      {deletion.dialog}
      {isAdding && <AddVillage keys={keys} onClose={closeDialog} onAdded={openAdded} />}
    </div>
  )
}

const keyOf = ({ base }: VillageForm) => base.village_key

function deletionQuestion(name: string) {
  return {
    text: `Are you sure you want to delete ${name}?`,
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
        <ul className="bullets">
          {left.map((text, index) => (
            <li key={index}>‘{text}’</li>
          ))}
        </ul>
      </>
    ),
  }
}

/** The editor of one village, which is at work also while the tab of another is open: what it holds is shown by `onChange`. */
function EditedVillage({ row, onChange }: { row: Village; onChange: (row: Village, form: VillageForm) => void }) {
  const form = useStandingForm(villageDefinition, row)
  const [autoSave] = useState(() => createAutoSave<'village_data', VillageFields>(waitsForHand))
  useEffect(() => autoSave.stop, [autoSave])
  // Before the browser paints: a text field shows what was typed at once.
  useLayoutEffect(() => {
    autoSave.watch(form)
    onChange(row, form)
  }, [autoSave, row, form, onChange])
  return null
}
