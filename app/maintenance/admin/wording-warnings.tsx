import { fewestWordings, placeholdersIn } from '../../../domain/objection-ground.ts'
import { type GroundValues, groundKind } from './ground-kind.ts'

const list = new Intl.ListFormat('en-GB')

/** What spoils letters and is no reason to refuse a save: told beside the button (rule: typed-framings). */
export function WordingWarnings({ values }: { values: GroundValues }) {
  const { framings = [] } = groundKind.fieldsOf(values)
  const placeholders = placeholdersIn(framings).map((found) => `‘${found}’`)
  const isFew = framings.length < fewestWordings
  return (
    <div role="status">
      {placeholders.length > 0 && (
        <p className="tool-notice tool-notice-danger">
          Nothing fills in {list.format(placeholders)}: letters show what stands here, as it stands.
        </p>
      )}
      {isFew && (
        <p className="tool-notice tool-notice-danger">
          {framings.length === 1 ? 'There is one wording' : `There are ${framings.length} wordings`}. With fewer than
          six, neighbours’ letters become alike, and councils discount those.
        </p>
      )}
    </div>
  )
}
