import type { Campaign } from '../../domain/campaign.ts'

/** The account for a bank transfer (rule: donate-ways, campaign-details). */
export function BankDetails({ account }: { account: Campaign['bank_account'] }) {
  const { name, sort_code, number, reference } = account
  const lines = [
    ['Account name', name],
    ['Sort code', sort_code],
    ['Account number', number],
    ['Reference', reference],
  ].filter(([, detail]) => detail !== '')
  return (
    <dl className="bank-details">
      {lines.map(([label, detail]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{detail}</dd>
        </div>
      ))}
    </dl>
  )
}
