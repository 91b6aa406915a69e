import { ExternalLink } from 'lucide-react'
import { Link } from 'react-router'
import { impactSummary } from '../../content/impact-summary.ts'
import { useCampaign } from '../content-api/campaign-query.ts'
import { SourceMarks } from '../ui/page-sources.tsx'

/** The proposal in brief, with the way to the council's papers and to the key facts. */
export function ProposalSummary() {
  const campaign = useCampaign()
  return (
    <section className="proposal-summary strata" aria-labelledby="summary-heading">
      <div>
        <h2 id="summary-heading">{impactSummary.heading}</h2>
        <p>{impactSummary.intro}</p>
      </div>
      <ul className="proposal-summary-points">
        {impactSummary.points.map(({ figure, text }, index) => (
          <li key={figure}>
            <strong>{figure}</strong> {text}
            <SourceMarks at={`point-${index}`} />
          </li>
        ))}
      </ul>
      <p className="proposal-summary-source">{impactSummary.source}</p>
      <p className="actions proposal-summary-links">
        <a className="button button-quiet" href={campaign.planning_documents_url} target="_blank" rel="noopener">
          <span>
            {impactSummary.planningDocuments} {campaign.application_reference}
          </span>
          <ExternalLink aria-label="(opens a new tab)" size={18} />
        </a>
        <Link className="button button-quiet no-print" to="/the-proposal">
          {impactSummary.keyFacts}
        </Link>
      </p>
    </section>
  )
}
