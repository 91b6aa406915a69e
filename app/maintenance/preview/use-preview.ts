import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { ContentError } from '../../../domain/content-error.ts'
import type { UnsavedRow } from '../../../domain/preview.ts'
import type { ShownOn } from '../editing/row-kind.ts'
import { previewPage } from '../maintenance-api.ts'
import { useSettled } from '../use-settled.ts'

/** How long after a failure without an answer the page is drawn anew, in milliseconds (rule: preview-redrawn). */
const retryDelay = 5000

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
      const html = await previewPage({ path, rows: [...rows, ...(page?.given ?? [])], day }, signal)
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
