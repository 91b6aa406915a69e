import { councilCountWords } from '../../content/council-count.ts'
import { useCampaign } from '../content-api/campaign-query.ts'

/** How many objections the council has published, with its date and where it stands; nothing where that is not known. */
export function CouncilCount() {
  const { number, counted_on, link_url } = useCampaign().council_count
  if (number === null || counted_on === '' || link_url === '') return null
  return (
    <p>
      {councilCountWords.text(number, counted_on)} <a href={link_url}>{councilCountWords.link}</a>
    </p>
  )
}
