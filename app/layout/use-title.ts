import { useEffect } from 'react'
import { useCampaign } from '../content-api/campaign.ts'
import { fullTitle } from './page-meta.ts'

/** Gives the window the title of a page whose words come after its address; nothing while they are not there. */
export function useTitle(title: string | undefined): void {
  const campaign = useCampaign()
  const full = title && fullTitle(title, campaign)
  useEffect(() => {
    if (full) document.title = full
  }, [full])
}
