import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { ListState } from '../list-state.tsx'
import { loadFailureText, rowsQuery } from '../rows-query.ts'
import { CampaignDetails } from './campaign-details.tsx'
import { LaunchChecklist } from './launch-checklist.tsx'
import './campaign.css'

const table = 'campaign_details'

/** What is to be done before the site goes public, and the campaign's details. */
export function CampaignTab() {
  const query = useQuery(rowsQuery(table))
  const heading = useRef<HTMLHeadingElement>(null)
  const row = query.data?.[0]
  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        Campaign
      </h2>
      <LaunchChecklist />
      <ListState
        query={query}
        focusAfter={heading}
        loading="Loading the campaign’s details..."
        failure={loadFailureText(table)}
        empty={
          query.isSuccess &&
          !row &&
          'The campaign’s details are missing from the database. They are there again, as they were at first, once the site has been restarted.'
        }
      />
      {row && <CampaignDetails row={row} />}
    </>
  )
}
