import { House, Save } from 'lucide-react'
import { Tabs } from 'radix-ui'
import { useCallback, useRef, useState } from 'react'
import { Link } from 'react-router'
import { readyVillages } from '../../../content/places.ts'
import { ConflictDialog } from '../conflict-dialog.tsx'
import { LeaveGuard } from '../leave-guard.tsx'
import { UndoButtons } from '../undo-buttons.tsx'
import { useUndoKeys } from '../use-undo-keys.ts'
import { type EditVillage, useVillageEdits } from './use-village-edits.ts'
import { VillageDraft } from './village-draft.tsx'
import { changeOf, isUnsaved } from './village-edits.ts'
import { type VillageFields, villageFields } from './village-fields.ts'
import { VillagePanel } from './village-panel.tsx'
import '../../styles/maintenance.css'
import { RefreshButton } from '../refresh-button.tsx'
import '../../styles/maintenance-editors.css'

/** Edits the impact pages of the villages (spec: maintenance, section 2, Village editor screen). */
export function VillageEditor({ preselected = null }: { preselected?: string | null }) {
  const { query, villages, dispatch, change, save } = useVillageEdits()
  const [chosen, setChosen] = useState(preselected)
  const root = useRef<HTMLDivElement>(null)

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
    (key: string, fields: VillageFields, basedOn: string | null) => {
      change({ type: 'restore', key, fields, basedOn: basedOn ?? '' })
      setChosen(key)
    },
    [change],
  )

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
            <VillagePanel
              village={village}
              edit={edit}
              onChoose={() => dispatch({ type: 'choose-now', key: active })}
            />
          </Tabs.Content>
        </Tabs.Root>
      )}
      <div className="v-floating">
        {village && isUnsaved(village) && (
          <button
            type="button"
            className="button"
            aria-disabled={village.saving === 'saving'}
            onClick={() => village.saving === 'saving' || save(active, true)}
          >
            <Save aria-hidden size={18} /> Save Changes
          </button>
        )}
        {village && place && (
          <Link className="button button-quiet" to={`/villages/${active}`}>
            Show {village.stored.name} page
          </Link>
        )}
      </div>
      {Object.values(villages).some(isUnsaved) && <LeaveGuard isUnsaved />}
      {village?.theirs && village.isAsked && (
        <ConflictDialog
          noun="village"
          mine={changeOf(village)}
          theirs={villageFields(village.theirs)}
          onKeepMine={() => {
            dispatch({ type: 'keep-mine', key: active })
            save(active, true)
          }}
          onTakeTheirs={() => dispatch({ type: 'take-theirs', key: active })}
          onClose={() => dispatch({ type: 'choose-later', key: active })}
        />
      )}
    </div>
  )
}
