import { useQuery } from '@tanstack/react-query'
import { useMemo, useRef, useState } from 'react'
import { ContentError } from '../../../domain/content-error.ts'
import { useSettled } from '../use-settled.ts'

/** How long after a failure without an answer it is drawn anew, in milliseconds. */
const retryDelay = 5000

const unreachable = 'The server cannot be reached, so the preview does not change. What you typed is still here.'

/** What the server makes of what is typed, made anew whenever that has settled. `typed` is data alone. */
export function useRedrawn<I extends object, O>({
  name,
  typed,
  draw,
  isShown,
}: {
  /** What is drawn, to tell it from what others draw. */
  name: readonly string[]
  typed: I
  draw: (settled: I, signal: AbortSignal) => Promise<O>
  isShown: boolean
}) {
  const [settled, isSettled] = useSettled(JSON.stringify(typed))
  const read = useMemo(() => JSON.parse(settled) as I, [settled])
  const { data, error, isFetching } = useQuery({
    queryKey: ['preview', ...name, settled],
    queryFn: ({ signal }) => draw(read, signal),
    enabled: isShown,
    // The query's own retries would ask again for what is refused, and hide the failure while they wait.
    retry: false,
    refetchInterval: ({ state }) => isUnanswered(state.error) && retryDelay,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  const latest = useRef(data)
  if (data !== undefined) latest.current = data
  return {
    settled: read,
    /** What was drawn last: it stays while the next is made, and while that fails. */
    drawn: latest.current,
    isUpdating: !error && (isFetching || !isSettled),
    failure: error && (isUnanswered(error) ? unreachable : error.message),
  }
}

/** Whether it is worth asking for the same again. */
function isUnanswered(error: Error | null): boolean {
  return error !== null && !(error instanceof ContentError && error.code !== 'unavailable')
}

/** From here on there is room beside the fields (preview.css). */
const besideFields = '(min-width: 1100px)'

/** Whether the preview is shown: at first where there is room beside the fields. */
export function useShown(): { isShown: boolean; toggle: () => void } {
  const [isShown, setShown] = useState(() => matchMedia(besideFields).matches)
  return { isShown, toggle: () => setShown(!isShown) }
}
