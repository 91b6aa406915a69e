import { House, Save } from 'lucide-react'
import { Tabs } from 'radix-ui'
import { useCallback, useRef, useState } from 'react'
import { Link } from 'react-router'
import { readyVillages } from '../../../content/places.ts'
import { type Question, useConfirm } from '../confirm.tsx'
import type { Draft } from '../draft-store.ts'
import { ConflictDialog } from '../editing/conflict-dialog.tsx'
import { isUnsaved } from '../editing/row-edits.ts'
import { versionOf } from '../editing/save-row.ts'
import { fieldLabel } from '../field-label.ts'
import { LeaveGuard } from '../leave-guard.tsx'
import { UndoButtons } from '../undo-buttons.tsx'
import { useUndoKeys } from '../use-undo-keys.ts'
import { type Placeholder, placeholdersIn } from './placeholders.ts'
import { type EditVillage, formOf, useVillageEdits } from './use-village-edits.ts'
import { VillageDraft } from './village-draft.tsx'
import { type VillageFields, villageTable } from './village-fields.ts'
import { VillagePanel } from './village-panel.tsx'
import { VillageStatus } from './village-status.tsx'
import '../../styles/maintenance.css'
import { RefreshButton } from '../refresh-button.tsx'
import '../../styles/maintenance-editors.css'

/** Edits the impact pages of the villages (rule: village-tabs). */
export function VillageEditor({ preselected = null }: { preselected?: string | null }) {
  const { query, villages, dispatch, change, save } = useVillageEdits()
  const [chosen, setChosen] = useState(preselected)
  const root = useRef<HTMLDivElement>(null)
  const confirm = useConfirm()

  const keys = Object.keys(villages)
  const active = chosen !== null && Object.hasOwn(villages, chosen) ? chosen : (keys[0] ?? '')
  const village = villages[active]
  const place = readyVillages.find(({ slug }) => slug === active)
  const isSaving = Object.values(villages).some(({ saving }) => saving === 'saving')

  const undo = () => change({ type: 'undo', key: active })
  const redo = () => change({ type: 'redo', key: active })
  useUndoKeys(root, { undo, redo })
  const edit: EditVillage = (part, next) => {
    if (!village) return
    const fields = next(village.edits.present)
    change({ type: 'edit', key: active, fields, ...(part !== undefined && { part }), at: Date.now() })
  }
  const choose = (key: string) => {
    // An answer that has been seen does not take the focus again when its tab comes back.
    dispatch({ type: 'choose-later', key: active })
    setChosen(key)
  }
  const restore = useCallback(
    (key: string, draft: Draft<VillageFields>) => {
      change({ type: 'restore', key, draft })
      setChosen(key)
    },
    [change],
  )
  const saveByHand = async () => {
    if (!village || village.saving === 'saving') return
    const left = placeholdersIn(village.base, village.edits.present)
    if (left.length > 0 && !(await confirm.ask(placeholderQuestion(left)))) return
    save(active, { isByHand: true })
  }

  return (
    <div ref={root} className="v-editor">
      <div className="v-bar">
        <Link className="button button-quiet" to="/">
          <House aria-hidden size={18} /> Home
        </Link>
        <RefreshButton query={query} />
        <UndoButtons
          canUndo={(village?.edits.past.length ?? 0) > 0}
          canRedo={(village?.edits.future.length ?? 0) > 0}
          undo={undo}
          redo={redo}
        />
        <p role="status" className="v-count">
          {query.isPending ? 'Loading village data...' : `${keys.length} villages loaded`}
        </p>
        <p role="status" className="v-saving">
          {isSaving && 'Saving...'}
        </p>
      </div>
      {query.isError && (
        <p role="alert" className="m-notice m-notice-danger">
          Could not load village data from database. Press Refresh to try again.
        </p>
      )}
      {Object.entries(villages).map(([key, each]) => (
        <VillageDraft key={key} village={each} onRestore={restore} />
      ))}
      {village && (
        <Tabs.Root value={active} onValueChange={choose}>
          <Tabs.List className="v-tabs" aria-label="Villages">
            {Object.entries(villages).map(([key, each]) => (
              <Tabs.Trigger key={key} value={key} className="e-tab">
                {each.edits.present.name || key}
                {isUnsaved(each) && (
                  <>
                    <span className="v-dot" aria-hidden />
                    <span className="sr-only">, unsaved changes</span>
                  </>
                )}
              </Tabs.Trigger>
            ))}
          </Tabs.List>
          <Tabs.Content key={active} value={active} tabIndex={-1}>
            <VillagePanel village={village} edit={edit} />
          </Tabs.Content>
        </Tabs.Root>
      )}
      {village && (
        <div className="v-floating">
          <VillageStatus
            key={active}
            village={village}
            others={Object.values(villages).filter((each) => each !== village)}
            onAddAnew={() => {
              dispatch({ type: 'add-anew', key: active })
              save(active, { isByHand: true })
            }}
          />
          {isUnsaved(village) && (
            <button
              type="button"
              className="button"
              aria-disabled={village.saving === 'saving'}
              onClick={village.met ? () => dispatch({ type: 'choose-now', key: active }) : saveByHand}
            >
              <Save aria-hidden size={18} /> {village.met ? 'Choose which version stays' : 'Save Changes'}
            </button>
          )}
          {place && (
            <Link className="button button-quiet" to={`/villages/${active}`}>
              Show {village.base.name} page
            </Link>
          )}
        </div>
      )}
      {Object.values(villages).some(isUnsaved) && <LeaveGuard isUnsaved />}
      {confirm.dialog}
      {village?.met && village.isAsked && (
        <ConflictDialog
          key={village.met.theirs.updated_at}
          noun="village"
          conflict={{
            form: formOf(active),
            edited: village,
            theirs: versionOf(villageTable, village.met.theirs, village.base),
            rules: villageTable,
            isAgain: village.met.isAgain,
          }}
          onDecide={(choices) => {
            const isByHand = village.met?.isByHand ?? true
            dispatch({ type: 'decide', key: active, choices })
            save(active, { isByHand, choices })
          }}
          onClose={() => dispatch({ type: 'choose-later', key: active })}
        />
      )}
    </div>
  )
}

function placeholderQuestion(left: readonly Placeholder[]): Question {
  return {
    text: 'Save texts that still say what the editor put there?',
    action: 'Save them as they are',
    refusal: 'Keep editing',
    details: (
      <>
        <p>Visitors would read:</p>
        <ul className="m-list">
          {left.map(({ field, text }) => (
            <li key={field}>
              {fieldLabel(field)}: ‘{text}’
            </li>
          ))}
        </ul>
      </>
    ),
  }
}
