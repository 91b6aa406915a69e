import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { type FigureName, figureWords } from '../../../content/figure-words.ts'
import { requireOk } from '../../content-api/http-content.ts'
import { Styles } from '../../styles/styles.tsx'
import { SourceMarks } from '../page-sources.tsx'

const onServer: Record<string, string> = import.meta.env.SSR
  ? import.meta.glob('../../../public/drawn/figures/*.svg', { query: '?raw', import: 'default', eager: true })
  : {}

/** A figure of drawings/figures with its title, its words for those who do not see it, and its source. `children` lies over the drawing; `where` says what that shows. */
export function DrawnFigure({
  name,
  where = '',
  children,
}: {
  name: FigureName
  where?: string
  children?: ReactNode
}) {
  const { title, alternative, caption } = figureWords[name]
  const id = `figure-${name}`
  const drawing = useDrawing(name, id)
  return (
    <figure className={`drawn-figure ${id}`}>
      <Styles sheet="ui/figures/figures" />
      <p className="title figure-title">{title}</p>
      <div className="figure-drawing" role="img" aria-label={`${alternative} ${where}`.trim()}>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing */}
        <div id={id} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: drawing }} />
        {children}
      </div>
      <figcaption>
        {where} {caption}
        <SourceMarks at={id} />
      </figcaption>
    </figure>
  )
}

/** The drawing stands inside the page that a visitor comes to first, which costs no request; for a page that is come to later it is a file. */
function useDrawing(name: FigureName, id: string): string {
  const { data } = useQuery({
    queryKey: ['drawn', name],
    queryFn: async () => (await requireOk(await fetch(`/quarry/drawn/figures/${name}.svg`))).text(),
    initialData: () =>
      import.meta.env.SSR
        ? onServer[`../../../public/drawn/figures/${name}.svg`]
        : document.getElementById(id)?.innerHTML || undefined,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data ?? ''
}
