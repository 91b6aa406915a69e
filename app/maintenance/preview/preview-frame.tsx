import { useEffect, useRef, useState } from 'react'

/** A page as the server has made it. */
export interface Drawing {
  html: string
  /** The styles of a page that may bring no style element of its own. */
  sheet?: string
}

/** Left free above what is looked at first, for the page's header, in pixels. */
const roomAbove = 120

/** A page in a frame that runs nothing and leads nowhere. What is drawn next takes its place where it was scrolled to. */
export function PreviewFrame({
  title,
  at,
  drawing,
  width,
}: {
  title: string
  /** A selector of what to look at first. */
  at?: string | undefined
  drawing: Drawing
  /** In pixels of the page; where there is less room it is made smaller. */
  width: number
}) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [first] = useState(drawing)
  const [isLoaded, setLoaded] = useState(false)
  const [place, room] = useRoom()

  /** Where the page was scrolled to last; elsewhere the maintainer has moved it. */
  const aimed = useRef<number>(undefined)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another width is another page
  useEffect(() => {
    const view = frame.current?.contentWindow as (Window & typeof globalThis) | null | undefined
    if (!isLoaded || !view) return
    const top = view.scrollY
    draw(view, drawing)
    const sought = at !== undefined && view.document.querySelector(`main ${at}`)
    const isMoved = aimed.current !== undefined && aimed.current !== top
    const place = sought && !isMoved ? view.scrollY + sought.getBoundingClientRect().top - roomAbove : top
    view.scrollTo({ top: place, behavior: 'instant' })
    if (!isMoved) aimed.current = view.scrollY
  }, [isLoaded, drawing, at, width])

  return (
    <div
      ref={place}
      className="preview-window"
      style={{ '--preview-width': width, '--preview-scale': room === 0 ? 1 : Math.min(1, room / width) }}
    >
      <iframe
        ref={frame}
        title={title}
        className="preview-frame"
        sandbox="allow-same-origin"
        srcDoc={first.html}
        onLoad={({ currentTarget }) => {
          hold(currentTarget)
          setLoaded(true)
        }}
      />
    </div>
  )
}

/** How much room there is across an element, in pixels. */
function useRoom() {
  const element = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState(0)
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width ?? 0))
    if (element.current) observer.observe(element.current)
    return () => observer.disconnect()
  }, [])
  return [element, room] as const
}

/** Keeps the frame at its page, and hands on the keys that belong to the form: Escape and that of saving. */
function hold(frame: HTMLIFrameElement): void {
  const page = frame.contentDocument
  for (const act of ['click', 'submit']) page?.addEventListener(act, (event) => event.preventDefault(), true)
  page?.addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, shiftKey } = event
    if (key !== 'Escape' && !(key.toLowerCase() === 's' && (ctrlKey || metaKey))) return
    const handedOn = new KeyboardEvent('keydown', { key, ctrlKey, metaKey, shiftKey, bubbles: true, cancelable: true })
    if (!frame.dispatchEvent(handedOn)) event.preventDefault()
  })
}

/** Shows a page as it is with scripts, as far as that can be seen: only what unfolds is unfolded. Tab finds nothing to stop at inside. */
function draw({ document: page, CSSStyleSheet }: Window & typeof globalThis, { html, sheet }: Drawing): void {
  const { documentElement } = new DOMParser().parseFromString(html, 'text/html')
  for (const element of documentElement.querySelectorAll('.no-script')) element.remove()
  for (const element of documentElement.querySelectorAll('.needs-script:not([aria-expanded])'))
    element.classList.remove('needs-script')
  for (const element of documentElement.querySelectorAll('a, button, input, select, textarea, summary, [tabindex]'))
    element.setAttribute('tabindex', '-1')
  page.replaceChild(page.adoptNode(documentElement), page.documentElement)
  if (sheet === undefined) return
  // The policy of our pages lets no style element into the frame, but a sheet that we add ourselves.
  const styles = new CSSStyleSheet()
  styles.replaceSync(sheet)
  page.adoptedStyleSheets = [styles]
}
