import { type TableName, tableNames } from '../../../domain/content.ts'
import type { HistoryFilter } from '../maintenance-api.ts'
import { tableLabels } from '../table-names.ts'
import '../form-field.css'

/** Looks for changes by what their rows are called, and by their kind. */
export function HistoryFilterForm({
  filter,
  onChange,
}: {
  filter: HistoryFilter
  onChange: (filter: HistoryFilter) => void
}) {
  const { search = '', table } = filter
  return (
    <search className="line history-filter">
      <div className="form-field">
        <label htmlFor="history-search">Title or ID</label>
        <input
          id="history-search"
          type="search"
          className="input"
          autoComplete="off"
          maxLength={200}
          value={search}
          onChange={({ target }) => onChange({ ...filter, search: target.value })}
        />
      </div>
      <div className="form-field">
        <label htmlFor="history-table">What was changed</label>
        <select
          id="history-table"
          className="input"
          value={table ?? ''}
          onChange={({ target }) =>
            onChange({ ...filter, table: (target.value || undefined) as TableName | undefined })
          }
        >
          <option value="">Everything</option>
          {tableNames.map((name) => (
            <option key={name} value={name}>
              {tableLabels[name]}
            </option>
          ))}
        </select>
      </div>
    </search>
  )
}
