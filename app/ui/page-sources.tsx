import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { pageSourcesQuery } from '../content-api/page-sources.ts'

function useSources() {
  const { pathname } = useLocation()
  return useQuery(pageSourcesQuery(pathname)).data
}

/** 'Where this comes from': the sources of all figures of the page (rule: page-sources). The server makes the HTML. */
export function PageSources() {
  const list = useSources()?.list
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the server writes it, with every stored text escaped
  return list && <div className="page sources" dangerouslySetInnerHTML={{ __html: list }} />
}

/** The same list as it stands on a paper of its own, open and without what links lead to: the page has that below (rule: pack-briefing). */
export function PrintedSources() {
  const list = useSources()?.list
  if (!list) return null
  const entries = list
    .slice(list.indexOf('<ol>'), list.indexOf('</ol>') + '</ol>'.length)
    .replaceAll(' id="', ' data-id="')
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the server writes it, with every stored text escaped
  return <div dangerouslySetInnerHTML={{ __html: entries }} />
}

/** Small numbers behind a passage, which lead to its sources; nothing where it states no figure. */
export function SourceMarks({ at }: { at: string }) {
  const marks = useSources()?.marks[at]
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the server writes it, with every stored text escaped
  return marks && <sup className="source-marks" dangerouslySetInnerHTML={{ __html: marks }} />
}
