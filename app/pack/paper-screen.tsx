import { useQuery } from '@tanstack/react-query'
import { Printer } from 'lucide-react'
import { useEffect } from 'react'
import { Link, Navigate, redirect } from 'react-router'
import { formNames, packPage, packPapersWords, stickerForms } from '../../content/pack-words.ts'
import { packPath, paperForms, readForm, readPaper } from '../../domain/pack.ts'
import { siteContext } from '../content-api/load-context.ts'
import { packQuery } from '../content-api/pack-query.ts'
import { createLoaderClient, prefetchedBy } from '../content-api/prefetch.ts'
import { PageHeading } from '../layout/page-heading.tsx'
import { pageMeta } from '../layout/page-meta.ts'
import { Styles } from '../styles/styles.tsx'
import type { Route } from './+types/paper-screen.ts'
import { Paper } from './paper.tsx'

export async function loader({ params: { place }, context }: Route.LoaderArgs) {
  const client = createLoaderClient()
  const pack = await client.query(packQuery(place, context.get(siteContext).content))
  if (!pack) throw redirect('/pack')
  return { name: pack.name, ...prefetchedBy(client) }
}

export const clientLoader = () => null

export const meta: Route.MetaFunction = ({ params: { place, paper: part, form }, loaderData, matches }) => {
  const paper = readPaper(part)
  const title = paper ? titleOf(packPapersWords[paper].name, loaderData?.name ?? '') : packPage.title
  return [
    ...pageMeta({ title, description: packPage.lead, path: packPath(place, paper, form) }, matches),
    // The page of the pack is for search engines; its papers are for printers.
    { name: 'robots', content: 'noindex' },
  ]
}

const titleOf = (paper: string, village: string) => (village === '' ? paper : `${paper}: ${village}`)

/** One paper in full size, which prints as exactly that. */
export default function PaperScreen({ params }: Route.ComponentProps) {
  const { place, form: ending = '' } = params
  const { data: pack } = useQuery(packQuery(place))
  const paper = readPaper(params.paper)
  const form = paper && readForm(paper, ending)
  usePrintIfAsked(pack !== undefined)
  if (!paper || !form || pack === null) return <Navigate to={packPath(place)} replace />
  const names = paper === 'stickers' ? stickerForms : formNames
  return (
    <div className="page paper-page">
      <Styles sheet="pack/sheet" />
      <Styles sheet="pack/papers" />
      <div className="stack no-print">
        <PageHeading key={ending}>{titleOf(packPapersWords[paper].name, pack?.name ?? '')}</PageHeading>
        <p>{packPapersWords[paper].text}</p>
        <p className="row">
          <button type="button" className="button needs-script" onClick={() => print()}>
            <Printer aria-hidden size={18} /> {packPage.print}
          </button>
          <Link className="button button-quiet" to={packPath(place)}>
            {packPage.back}
          </Link>
        </p>
        {paperForms[paper].length > 1 && (
          <nav aria-label={packPage.forms}>
            <ul className="row gap-8">
              {paperForms[paper].map((each) => (
                <li key={each}>
                  <Link
                    className="chip"
                    to={packPath(place, paper, each)}
                    aria-current={each === ending ? 'true' : undefined}
                  >
                    {names[each]}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
      <div id="print">{pack && <Paper paper={paper} pack={pack} place={place} form={form} />}</div>
    </div>
  )
}

/** Prints the paper as soon as its pictures and letters are there, where the way here was a Print button; once, also when the page is loaded again. */
function usePrintIfAsked(isReady: boolean): void {
  useEffect(() => {
    if (!isReady || location.hash !== '#print') return
    history.replaceState(history.state, '', location.pathname)
    const pictures = [...document.querySelectorAll<HTMLImageElement>('#print img')].map((picture) => picture.decode())
    Promise.allSettled([document.fonts.ready, ...pictures]).then(() => print())
  }, [isReady])
}
