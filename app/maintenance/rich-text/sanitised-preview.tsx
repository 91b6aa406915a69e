import { useEffect, useState } from 'react'
import { StoredHtml } from '../../ui/stored-html.tsx'
import { type SanitisedHtml, sanitiseHtml } from '../maintenance-api.ts'

const pauseBeforePreview = 400

/** HTML as visitors will get it after sanitising, and what is taken out of it. */
export function SanitisedPreview({ html }: { html: string }) {
  const [preview, setPreview] = useState<SanitisedHtml>()
  const [isFailed, setFailed] = useState(false)

  useEffect(() => {
    let isCurrent = true
    const show = (next: SanitisedHtml | undefined) => {
      if (!isCurrent) return
      setPreview(next)
      setFailed(next === undefined)
    }
    const timer = setTimeout(
      () =>
        sanitiseHtml(html).then(show, (error) => {
          console.error(error)
          show(undefined)
        }),
      pauseBeforePreview,
    )
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [html])

  return (
    <div className="html-preview">
      <h4>What visitors will get</h4>
      {isFailed && <p role="status">The preview cannot be made now. Saving takes the same things out.</p>}
      {preview &&
        (preview.html.trim() === '' ? <p className="hint">Nothing yet.</p> : <StoredHtml html={preview.html} />)}
      <div role="status">
        {preview && preview.removed.length > 0 && (
          <>
            <p className="form-legend">Taken out, because it is not safe or not part of an article:</p>
            <ul className="bullet-list">
              {preview.removed.map((what) => (
                <li key={what}>{what}</li>
              ))}
            </ul>
          </>
        )}
      </div>
      {preview && preview.removed.length === 0 && <p className="hint">Nothing is taken out.</p>}
    </div>
  )
}
