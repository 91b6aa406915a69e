import { useQuery } from '@tanstack/react-query'
import { isOnThisSite, linkAddress } from '../../domain/site-link.ts'
import { useSettled } from './use-settled.ts'

/** Said at the address of a page or a file on this site where there is nothing; it may come later, so nothing is refused. */
export function SiteAddressNote({ address }: { address: string }) {
  const [settled] = useSettled(address.trim())
  const { data: isMissing } = useQuery({
    queryKey: ['site-address', settled],
    queryFn: async () => (await fetch(linkAddress(settled), { method: 'HEAD' })).status === 404,
    enabled: isOnThisSite(settled),
    retry: false,
    staleTime: 0,
  })
  return (
    <p role="status" className="date-reading">
      {isMissing && settled === address.trim() && 'There is nothing at this address of the site yet.'}
    </p>
  )
}
