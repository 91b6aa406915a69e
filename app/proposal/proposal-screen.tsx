import { queryOptions, useQuery } from '@tanstack/react-query'
import { ExternalLink } from 'lucide-react'
import { Link } from 'react-router'
import { noConsultation } from '../../content/consultation.ts'
import { factFigures, proposal } from '../../content/proposal.ts'
import type { ContentReader } from '../../domain/content.ts'
import type { KeyFact } from '../../domain/key-fact.ts'
import { useCampaign } from '../content-api/campaign-query.ts'
import { httpContent } from '../content-api/http-content.ts'
import { prefetch } from '../content-api/prefetch.ts'
import { ConsultationLine, useConsultation } from '../layout/consultation-line.tsx'
import { PageHeading } from '../layout/page-heading.tsx'
import { metaOf } from '../layout/page-meta.ts'
import { usePageTexts } from '../layout/use-page-texts.tsx'
import { LinkedText } from '../ui/breakable.tsx'
import { DrawnFigure } from '../ui/figures/drawn-figure.tsx'
import { LoadFailure } from '../ui/load-failure.tsx'
import { SourceMarks } from '../ui/page-sources.tsx'
import type { Route } from './+types/proposal-screen.ts'

export const loader = ({ context }: Route.LoaderArgs) => prefetch(context, (content) => [keyFactsQuery(content)])
export const clientLoader = () => null

export const meta = metaOf({
  title: proposal.heading,
  description:
    'How much would be dug, for how long, how close, how many lorries and at what hours: the campaign’s figures, and what is still to be checked.',
  path: '/the-proposal',
})

/** The proposal in eight key facts and its figures. */
export default function ProposalScreen() {
  const campaign = useCampaign()
  const { words } = usePageTexts('the-proposal')
  const { data: keyFacts, isError } = useQuery(keyFactsQuery())
  return (
    <div className="page">
      <div className="with-side">
        <div className="prose">
          <PageHeading>{proposal.heading}</PageHeading>
          <p className="lead">{words('lead', proposal.lead)}</p>
          <p className="row">
            <Link className="button button-alert no-print" to="/how-to-object">
              {proposal.submitObjection}
            </Link>
            <a className="standing-link" href={campaign.planning_documents_url} target="_blank" rel="noopener">
              <span>
                {proposal.planningDocuments} ({campaign.application_reference})&nbsp;
                <ExternalLink aria-hidden size={18} />
              </span>
            </a>
          </p>
          <div className="no-print">
            <ConsultationLine consultation={useConsultation()} none={noConsultation} />
          </div>
        </div>
        <img
          src="/quarry/drawn/quarry.svg"
          alt={proposal.pictureAlt}
          width="1600"
          height="700"
          fetchPriority="high"
          className="plate"
        />
      </div>
      <section aria-labelledby="facts-heading" className="section">
        <h2 id="facts-heading">{proposal.factsHeading}</h2>
        <p>{proposal.intro}</p>
        {isError && <LoadFailure>{proposal.failure}</LoadFailure>}
        {!keyFacts && !isError && <p role="status">Loading...</p>}
        <ul className="card-columns">
          {keyFacts?.map((fact) => (
            <li key={fact.id}>
              <KeyFactCard fact={fact} />
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="call-heading" className="call no-print">
        <h2 id="call-heading">{proposal.callHeading}</h2>
        <p>{proposal.call}</p>
        <p>
          <Link className="standing-link" to="/plan-and-site">
            {proposal.planAndSite}
          </Link>
        </p>
        <p className="row">
          <Link className="button button-quiet" to="/impact-map">
            {proposal.viewImpactMap}
          </Link>
          <Link className="button button-alert" to="/how-to-object">
            {proposal.submitObjection}
          </Link>
        </p>
      </section>
    </div>
  )
}

/** One key fact: its title, the number at large, what it means, who says so, and its figure. */
function KeyFactCard({ fact }: { fact: KeyFact }) {
  const figure = factFigures[fact.id]
  return (
    <section className="card stack key-fact" aria-labelledby={`fact-${fact.id}`}>
      <h3 id={`fact-${fact.id}`}>{fact.title}</h3>
      {fact.figure && (
        <p className="number key-fact-figure">
          {fact.figure}
          <SourceMarks at={`fact-${fact.id}`} />
        </p>
      )}
      <p>
        <LinkedText text={fact.content} />
        {fact.figure === '' && <SourceMarks at={`fact-${fact.id}`} />}
      </p>
      {fact.source !== '' && (
        <p className="quiet">
          <b>{proposal.whoSaysSo}</b> {fact.source}
        </p>
      )}
      {figure && <DrawnFigure name={figure} />}
    </section>
  )
}

/** The key facts in their order. */
const keyFactsQuery = (content: ContentReader = httpContent) =>
  queryOptions({ queryKey: ['key_facts'], queryFn: () => content.list('key_facts') })
