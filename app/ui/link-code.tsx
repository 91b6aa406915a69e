import { useSyncExternalStore } from 'react'
import { linkCode } from '../../content/newsletter-pages.ts'
import { keep, recall } from '../layout/browser-storage.ts'

/** What is known of a code from an earlier press of the button. */
interface EarlierTry {
  outcome: string
  code?: string
}

/**
 * The field with the code of a link: what stands behind the # of its address, which no server is sent. Where neither the
 * address nor an earlier try has it, and where there is no JavaScript, whoever came here must type it.
 */
export function LinkCodeField({ response, hint = linkCode.hint }: { response: EarlierTry | undefined; hint?: string }) {
  const inAddress = useSyncExternalStore(subscribe, codeInAddress, unknownOnServer)
  const code = response?.code ?? inAddress ?? ''
  const isMissing = response?.outcome === 'missing'
  if (code === '' && (isMissing || (inAddress === '' && !hasOldToken()))) return <CodeField hint={hint} />
  return (
    <>
      <input type="hidden" name={linkCode.name} value={code} />
      {response?.code === undefined && (
        <noscript>
          <CodeField hint={hint} />
        </noscript>
      )}
    </>
  )
}

function CodeField({ hint }: { hint: string }) {
  return (
    <div className="field">
      <label htmlFor="link-code">{linkCode.label}</label>
      <p id="link-code-hint">{hint}</p>
      <input
        id="link-code"
        type="text"
        name={linkCode.name}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        aria-describedby="link-code-hint"
      />
    </div>
  )
}

/** The code that a form brings: without JavaScript it has a field for it beside the empty hidden one. */
export function codeInForm(form: FormData): string {
  const typed = form.getAll(linkCode.name).map((value) => (typeof value === 'string' ? value.trim() : ''))
  return typed.find((code) => code !== '') ?? ''
}

const codeInAddress = () => window.location.hash.slice(1) || (recall('sessionStorage', placeOfCode()) ?? '')
const placeOfCode = () => `code ${window.location.pathname}${window.location.search}`
const unknownOnServer = () => undefined
const hasOldToken = () => new URLSearchParams(window.location.search).has('token')

/** Takes the code out of the address and so out of the history; this tab alone keeps it, for when the page is loaded anew. */
function hideCode(): void {
  const { hash, pathname, search } = window.location
  if (hash.length < 2) return
  keep('sessionStorage', placeOfCode(), hash.slice(1))
  if (recall('sessionStorage', placeOfCode()) !== hash.slice(1)) return
  window.history.replaceState(window.history.state, '', pathname + search)
}

function subscribe(onChange: () => void): () => void {
  function look(): void {
    hideCode()
    onChange()
  }
  hideCode()
  window.addEventListener('hashchange', look)
  return () => window.removeEventListener('hashchange', look)
}
