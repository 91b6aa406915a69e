import { campaign } from '../../content/campaign.ts'
import { donate } from '../../content/donate.ts'
import { detailText, unsetDetails } from '../../domain/campaign.ts'

/** The account for a bank transfer (rule: donate-ways, campaign-details). */
export function BankDetails() {
  const { name, sortCode, number, reference } = campaign.bankAccount
  return (
    <>
      {unsetDetails(campaign.bankAccount).length > 0 && <p className="notice bank-unset">{donate.transfer.unset}</p>}
      <dl className="bank-details">
        {[
          ['Account name', name] as const,
          ['Sort code', sortCode] as const,
          ['Account number', number] as const,
          ['Reference', reference] as const,
        ].map(([label, detail]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{detailText(detail)}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
