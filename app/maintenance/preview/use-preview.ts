import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { ContentError } from '../../../domain/content-error.ts'
import type { UnsavedRow } from '../../../domain/preview.ts'
import type { ShownOn } from '../editing/row-kind.ts'
import { previewPage } from '../maintenance-api.ts'

/** How long after the last key the page is drawn anew, and after a failure without an answer, in milliseconds (rule: preview-redrawn). */
const [pause, retryDelay] = [600, 5000]

const unreachable = 'The server cannot be reached, so the preview stands still. What you typed is still here.'

/** A page as the server has made it. */
export interface Drawing {
  id: string
  html: string
}

interface Typed {
  rows: readonly UnsavedRow[]
  pages: readonly ShownOn[]
  day?: string | undefined
}

/** Has the chosen page drawn, or else the first, whenever what is typed has settled. */
export function usePreview({ chosen, isShown, ...typed }: Typed & { chosen: string; isShown: boolean }) {
  const [settled, isSettled] = useSettled(JSON.stringify(typed))
  const { rows, pages, day } = useMemo(() => JSON.parse(settled) as Typed, [settled])
  const page = pages.find(({ name }) => name === chosen) ?? pages[0]
  const path = page?.path ?? '/'
  const { data, error, isFetching } = useQuery({
    queryKey: ['preview', path, settled],
    queryFn: async ({ signal }): Promise<Drawing> => {
      const html = await previewPage({ path, rows: [...rows], day }, signal)
      return { id: crypto.randomUUID(), html }
    },
    enabled: isShown,
    retry: false,
    refetchInterval: ({ state }) => isUnanswered(state.error) && retryDelay,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  return {
    page,
    drawing: data,
    isUpdating: !error && (isFetching || !isSettled),
    failure: error && (isUnanswered(error) ? unreachable : error.message),
  }
}

/** Whether it is worth asking for the same again. */
function isUnanswered(error: Error | null): boolean {
  return error !== null && !(error instanceof ContentError && error.code !== 'unavailable')
}

/** A text once it has stayed the same for a while, or the field that it was typed in is left. */
function useSettled(text: string): [settled: string, isSettled: boolean] {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const settle = () => setSettled(text)
    const timer = setTimeout(settle, pause)
    document.addEventListener('focusout', settle)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('focusout', settle)
    }
  }, [text])
  return [settled, settled === text]
}
