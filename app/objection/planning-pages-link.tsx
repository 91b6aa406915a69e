import { ExternalLink } from 'lucide-react'
import { campaign } from '../../content/campaign.ts'
import { consultationOpenGuide } from '../../content/objection-guide.ts'

/** A button to the council's planning pages, where the application stands and objections are sent. */
export function PlanningPagesLink({
  label,
  look = '',
}: {
  label: string
  look?: 'button-alert' | 'button-quiet' | ''
}) {
  return (
    <a className={`button ${look}`} href={campaign.planningDocumentsUrl} target="_blank" rel="noopener">
      <span>{label}</span>
      <ExternalLink aria-label={consultationOpenGuide.newTab} size={18} />
    </a>
  )
}
