import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { pageSourcesQuery } from '../content-api/page-sources-query.ts'

function useSources() {
  const { pathname } = useLocation()
  return useQuery(pageSourcesQuery(pathname)).data
}

/** 'Where this comes from': the sources of all figures of the page. The server makes the HTML. */
export function PageSources() {
  const list = useSources()?.list
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the server writes it, with every stored text escaped
  return list && <div className="page sources" dangerouslySetInnerHTML={{ __html: list }} />
}

/** The same for a paper with little room: who says what stands behind the numbers. */
export function PrintedSources() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the server writes it, with every stored text escaped
  return <ul dangerouslySetInnerHTML={{ __html: useSources()?.printed ?? '' }} />
}

/** The numbers behind a passage as HTML, for a passage that is HTML too; empty where it states no figure. */
export function useSourceMarks(at: string): string {
  const marks = useSources()?.marks[at]
  return marks ? `<sup class="source-marks">${marks}</sup>` : ''
}

/** Small numbers behind a passage, which lead to its sources; nothing where it states no figure. */
export function SourceMarks({ at }: { at: string }) {
  const marks = useSources()?.marks[at]
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the server writes it, with every stored text escaped
  return marks && <sup className="source-marks" dangerouslySetInnerHTML={{ __html: marks }} />
}
