import type { UnsavedRow } from '../../../domain/preview.ts'
import type { ShownOn } from '../editing/row-kind.ts'
import { previewPage } from '../maintenance-api.ts'
import { useRedrawn } from './use-redrawn.ts'

/** A page as the server has made it. */
export interface Drawing {
  id: string
  html: string
  /** The styles of a page that may bring no style element of its own. */
  sheet?: string
}

interface Typed {
  rows: readonly UnsavedRow[]
  pages: readonly ShownOn[]
  day?: string | undefined
}

/** Has the chosen page drawn, or else the first, whenever what is typed has settled. */
export function usePreview({ chosen, isShown, ...typed }: Typed & { chosen: string; isShown: boolean }) {
  const chosenOf = (pages: readonly ShownOn[]) => pages.find(({ name }) => name === chosen) ?? pages[0]
  const { settled, drawn, ...progress } = useRedrawn({
    name: [chosen],
    typed,
    isShown,
    draw: async ({ rows, pages, day }, signal): Promise<Drawing> => {
      const { path = '/', given = [] } = chosenOf(pages) ?? {}
      return { id: crypto.randomUUID(), html: await previewPage({ path, rows: [...rows, ...given], day }, signal) }
    },
  })
  return { page: chosenOf(settled.pages), drawing: drawn, ...progress }
}
