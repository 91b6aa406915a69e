import { useQueryClient } from '@tanstack/react-query'
import { type ComponentProps, Suspense } from 'react'
import { closerLook } from '../../content/closer-look-words.ts'
import { objectionGroundsQuery } from '../content-api/objection-grounds-query.ts'
import { lazyPart } from '../ui/lazy-part.ts'

const load = () => import('./closer-look.tsx').catch(() => ({ CloserLook: NotLoaded }))
const Loaded = lazyPart(load, 'CloserLook')

/** A closer look at a text; its code comes with it, and where that cannot be loaded a sentence says so. */
export function LookCloser(look: ComponentProps<typeof Loaded>) {
  return (
    <Suspense fallback={<p>{closerLook.coming}</p>}>
      <Loaded {...look} />
    </Suspense>
  )
}

function NotLoaded() {
  return <p className="notice notice-error">{closerLook.failed}</p>
}

/** Fetches what the closer look is made of as soon as somebody is about to write: nothing is asked for at the press itself. */
export function usePrepareCloserLook(): () => void {
  const client = useQueryClient()
  return () => {
    load()
    client.prefetchQuery(objectionGroundsQuery())
  }
}
