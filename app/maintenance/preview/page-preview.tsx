import { useEffect, useId, useRef, useState } from 'react'
import type { TableName } from '../../../domain/content.ts'
import type { UnsavedRow } from '../../../domain/wanted-preview.ts'
import { QuietButton } from '../buttons.tsx'
import type { ShownOn } from '../editing/entity-definition.ts'
import { previewPage } from '../maintenance-api.ts'
import { changedFields } from '../row-difference.ts'
import { type Drawing, PreviewFrame } from './preview-frame.tsx'
import { useRedrawn, useShown } from './use-redrawn.ts'

const widths = [
  { name: 'Phone', pixels: 390 },
  { name: 'Desktop', pixels: 1280 },
] as const

/** What is shown on some days only. */
const datedTables: readonly TableName[] = ['process_stages', 'notices', 'page_texts']

interface PagePreviewProps {
  /** What is typed and not saved: whole rows or some fields of them, each with its key. None shows the pages as they are. */
  rows: readonly UnsavedRow[]
  /** The public pages to choose from, at least one. */
  pages: readonly ShownOn[]
}

/**
 * A public page as visitors will see it, with what is not stored yet: one that shows the field that is being typed in. It asks
 * the server only while it is shown.
 */
export function PagePreview({ rows, pages }: PagePreviewProps) {
  const id = useId()
  const { isShown, toggle } = useShown()
  const [chosen, setChosen] = useState('')
  const [day, setDay] = useState('')
  const [width, setWidth] = useState<number>(widths[0].pixels)
  const chosenOf = (offered: readonly ShownOn[]) => offered.find(({ name }) => name === chosen) ?? offered[0]
  const { settled, drawn, isUpdating, failure } = useRedrawn({
    name: [chosen],
    typed: { rows, pages, day },
    isShown,
    draw: async (typed, signal): Promise<Drawing> => {
      const { path = '/', given = [] } = chosenOf(typed.pages) ?? {}
      const wanted = { path, rows: [...typed.rows, ...given], ...(typed.day !== '' && { day: typed.day }) }
      return { html: await previewPage(wanted, signal) }
    },
  })
  const page = chosenOf(settled.pages)

  const before = useRef(rows)
  useEffect(() => {
    const [typed] = Object.keys(changedFields(before.current[0]?.row ?? {}, rows[0]?.row ?? {}))
    before.current = rows
    const shows = (one: ShownOn | undefined) => typed === undefined || (one?.shows?.(typed) ?? true)
    const next = pages.find(shows)
    if (next && !shows(chosenOf(pages))) setChosen(next.name)
  })

  return (
    <section aria-label="Preview" className="preview" data-shown={isShown}>
      <div className="row gap-8 preview-bar">
        <QuietButton onClick={toggle}>{isShown ? 'Hide preview' : 'Show preview'}</QuietButton>
        {isShown && (
          <>
            {pages.length > 1 && (
              <span className="row gap-8 preview-choice">
                <label htmlFor={`${id}-page`}>Page</label>
                <select
                  id={`${id}-page`}
                  className="input"
                  value={page?.name}
                  onChange={({ target }) => setChosen(target.value)}
                >
                  {pages.map(({ name }) => (
                    <option key={name}>{name}</option>
                  ))}
                </select>
              </span>
            )}
            {rows.some(({ table }) => datedTables.includes(table)) && (
              <span className="row gap-8 preview-choice">
                <label htmlFor={`${id}-day`}>As if it were</label>
                <input
                  id={`${id}-day`}
                  type="date"
                  className="input"
                  value={day}
                  onChange={({ target }) => setDay(target.value)}
                />
              </span>
            )}
            {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would belong to the form */}
            <span role="group" aria-label="Width of the preview" className="line">
              {widths.map(({ name, pixels }) => (
                <QuietButton key={name} aria-pressed={width === pixels} onClick={() => setWidth(pixels)}>
                  {name}
                </QuietButton>
              ))}
            </span>
            {isUpdating && <span className="hint">Updating …</span>}
          </>
        )}
      </div>
      {isShown && (
        <>
          <div aria-live="polite">{failure && <p className="notice notice-error">{failure}</p>}</div>
          {page && drawn && (
            <PreviewFrame
              key={page.path}
              at={page.at}
              title={`Preview of ${page.path} as visitors will see it, with what you have typed`}
              drawing={drawn}
              width={width}
            />
          )}
        </>
      )}
    </section>
  )
}
