import { useEffect, useRef, useState } from 'react'

/** A page as the server has made it. */
export interface Drawing {
  id: string
  html: string
  /** The styles of a page that may bring no style element of its own. */
  sheet?: string
}

/**
 * A page in a frame that runs nothing. The next drawing loads in a frame behind the one that
 * is seen, and takes its place where that was scrolled to: so nothing flashes.
 */
export function PreviewFrames({
  title,
  at,
  drawing,
  width,
}: {
  title: string
  /** A selector of what to look at first. */
  at?: string | undefined
  drawing: Drawing | undefined
  /** In pixels of the page; where there is less room it is made smaller. */
  width: number
}) {
  const frames = useRef(new Map<string, HTMLIFrameElement>())
  const [shown, setShown] = useState<Drawing>()
  const [place, room] = useRoom()
  /** Where the frame was moved to last; undefined once the maintainer has moved it. */
  const aimed = useRef<number>(undefined)
  const isComing = drawing !== undefined && drawing.id !== shown?.id

  // biome-ignore lint/correctness/useExhaustiveDependencies: another width is another page
  useEffect(() => {
    const frame = shown && frames.current.get(shown.id)
    if (frame) aimed.current = scrollTo(frame, topOf(frame, at) ?? 0)
  }, [width])

  const show = (next: Drawing) => {
    const [before, frame] = [frames.current.get(shown?.id ?? ''), frames.current.get(next.id)]
    if (!frame) return
    prepare(frame, next.sheet)
    const top = before?.contentWindow?.scrollY ?? 0
    const isMoved = before !== undefined && top !== aimed.current
    const reached = scrollTo(frame, isMoved ? top : (topOf(frame, at) ?? top))
    aimed.current = isMoved ? undefined : reached
    if (before && document.activeElement === before) frame.focus()
    setShown(next)
  }

  const drawings = [...(shown ? [shown] : []), ...(isComing ? [drawing] : [])]
  return (
    <div
      ref={place}
      className="preview-window"
      style={{ '--preview-width': width, '--preview-scale': room === 0 ? 1 : Math.min(1, room / width) }}
    >
      {drawings.map((each) => (
        <iframe
          key={each.id}
          ref={(frame) => {
            if (frame) frames.current.set(each.id, frame)
            else frames.current.delete(each.id)
          }}
          title={title}
          aria-hidden={each !== shown}
          tabIndex={each === shown ? 0 : -1}
          className="preview-frame"
          sandbox="allow-same-origin"
          srcDoc={each.html}
          onLoad={() => each !== shown && show(each)}
        />
      ))}
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

/**
 * Makes of a page without scripts what it is with them, as far as that can be seen: only what unfolds is unfolded. Tab finds
 * nothing to stop at inside.
 */
function prepare(frame: HTMLIFrameElement, sheet: string | undefined): void {
  const page = frame.contentDocument
  if (!page) return
  if (sheet !== undefined) dress(page, sheet)
  page.addEventListener('keydown', (event) => passOn(event, frame))
  for (const element of page.querySelectorAll('.no-script')) element.remove()
  for (const element of page.querySelectorAll('.needs-script:not([aria-expanded])'))
    element.classList.remove('needs-script')
  for (const element of page.querySelectorAll<HTMLElement>('a, button, input, select, textarea, summary, [tabindex]'))
    element.tabIndex = -1
}

/** The policy of our pages lets no style element into the frame, but a sheet that we add ourselves. */
function dress(page: Document, sheet: string): void {
  const view = page.defaultView as (Window & typeof globalThis) | null
  if (!view) return
  const styles = new view.CSSStyleSheet()
  styles.replaceSync(sheet)
  page.adoptedStyleSheets = [styles]
}

/** Escape closes a dialog, and undo is the editor's, wherever the focus is: a frame keeps its keys to itself. */
function passOn({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent, frame: HTMLIFrameElement): void {
  const isUndo = key.toLowerCase() === 'z' && (ctrlKey || metaKey)
  if (key !== 'Escape' && !isUndo) return
  frame.dispatchEvent(
    new KeyboardEvent('keydown', { key, ctrlKey, metaKey, shiftKey, bubbles: true, cancelable: true }),
  )
}

const roomAbove = 120

/** Where the page must be scrolled to for an element to be seen, below the header; undefined where there is none. */
function topOf({ contentWindow, contentDocument }: HTMLIFrameElement, selector: string | undefined) {
  const found = selector === undefined ? null : contentDocument?.querySelector(`main ${selector}`)
  if (!found || !contentWindow) return undefined
  return contentWindow.scrollY + found.getBoundingClientRect().top - roomAbove
}

/** Moves the page of a frame at once; returns where it is then. */
function scrollTo({ contentWindow }: HTMLIFrameElement, top: number): number | undefined {
  contentWindow?.scrollTo({ top, behavior: 'instant' })
  return contentWindow?.scrollY
}
