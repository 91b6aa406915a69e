import { useQuery } from '@tanstack/react-query'
import { StoredHtml } from '../../ui/stored-html.tsx'
import { sanitiseHtml } from '../maintenance-api.ts'
import { useSettled } from '../use-settled.ts'

/** HTML as visitors will get it after sanitising, and what is taken out of it. */
export function SanitisedPreview({ html }: { html: string }) {
  const [settled] = useSettled(html, 400)
  const { data: preview, isError } = useQuery({
    queryKey: ['sanitised', settled],
    queryFn: () => sanitiseHtml(settled),
    placeholderData: (before) => before,
    retry: false,
  })

  return (
    <div className="html-preview">
      <h4>What visitors will get</h4>
      {isError && <p role="status">The preview cannot be made now. Saving takes the same things out.</p>}
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
