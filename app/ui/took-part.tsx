import { useQuery } from '@tanstack/react-query'
import { pressField, tookPartKey } from '../../domain/took-part.ts'
import { tookPartFormQuery } from '../content-api/took-part-query.ts'
import { recall } from '../layout/browser-storage.ts'
import { StoredHtml } from './stored-html.tsx'
import { useIsHydrated } from './use-is-hydrated.ts'
import './took-part.css'

/**
 * The form for whoever has sent an objection, as the server made it, or thanks where this browser has said so already
 * (rule: took-part-once). Where a place is given, it is chosen, and heading and figures are left out.
 */
export function TookPart({ place }: { place?: string }) {
  const { since = '', intro = '', form, told } = useQuery(tookPartFormQuery()).data ?? {}
  const isMarked = () => (recall('localStorage', tookPartKey) ?? '') >= since
  const isTold = useIsHydrated() && isMarked()
  const html = (isTold ? told : form) ?? ''
  return (
    <StoredHtml
      html={place === undefined ? intro + html : html.replace(`"${place}"`, '$& selected')}
      onSubmit={(event) => {
        if (!isMarked()) return namePress(event)
        // It was said in another tab meanwhile.
        event.preventDefault()
        location.reload()
      }}
    />
  )
}

/** Sent twice, by a double click or by loading the answer again, it is one press. */
function namePress({ target }: { target: EventTarget }): void {
  const press = (target as HTMLFormElement).elements.namedItem(pressField) as HTMLInputElement
  press.value ||= String(Math.random())
}
