import { ExternalLink } from 'lucide-react'
import { newTab } from '../../content/where-to-send.ts'
import { useCampaign } from '../content-api/campaign-query.ts'

/** A button to the council's planning pages, where the application stands and objections are sent. */
export function PlanningPagesLink({ label, look }: { label: string; look: 'button-alert' | 'button-quiet' }) {
  return (
    <a className={`button ${look}`} href={useCampaign().planning_documents_url} target="_blank" rel="noopener">
      <span>{label}</span>
      <ExternalLink aria-label={newTab} size={18} />
    </a>
  )
}
