import { DifferenceTable } from './difference-table.tsx'
import { Modal } from './modal.tsx'
import { rowDifferences } from './row-difference.ts'

/**
 * The choice when a row was changed elsewhere after it was opened (decision 27): see the other version field by field,
 * keep mine, or take theirs. Closing it goes back to the form with everything as it was typed.
 */
export function ConflictDialog({
  noun,
  mine,
  theirs,
  onKeepMine,
  onTakeTheirs,
  onClose,
}: {
  /** What the row is, such as 'event'. */
  noun: string
  /** The fields that the form would save. */
  mine: object
  /** The row as it is stored now. */
  theirs: object
  onKeepMine: () => void
  onTakeTheirs: () => void
  onClose: () => void
}) {
  const current = Object.fromEntries(Object.keys(mine).map((name) => [name, Reflect.get(theirs, name)]))
  const differences = rowDifferences(current, mine)
  return (
    <Modal title={`This ${noun} was changed after you opened it`} className="m-modal-wide" onClose={onClose}>
      <p>Nothing has been overwritten. Choose which version stays. The History keeps the other.</p>
      {differences.length === 0 ? (
        <p>Both versions say the same.</p>
      ) : (
        <DifferenceTable
          caption="Where the two versions differ"
          kind="choice"
          columns={['The other version', 'Your version']}
          differences={differences}
        />
      )}
      <p className="m-actions">
        <button type="button" className="button" onClick={onKeepMine}>
          Keep mine
        </button>
        <button type="button" className="button" onClick={onTakeTheirs}>
          Take theirs
        </button>
        <button type="button" className="button button-quiet" onClick={onClose}>
          Back to the form
        </button>
      </p>
    </Modal>
  )
}
