import { ExternalLink } from 'lucide-react'
import { Link } from 'react-router'
import { donate, holderKindWords } from '../../content/donate.ts'
import type { Campaign } from '../../domain/campaign.ts'
import { canReceive } from '../../domain/unset-details.ts'
import { useCampaign } from '../content-api/campaign-query.ts'
import { metaOf } from '../layout/page-meta.ts'
import { PlainPage } from '../layout/plain-page.tsx'
import { usePageTexts } from '../layout/use-page-texts.tsx'

export const meta = metaOf({
  title: donate.title,
  description:
    'Donations would help pay for expert scientific reports, and for a King’s Counsel if the application goes to appeal.',
  path: '/donate',
})

/** Why and how to give money. */
export default function DonateScreen() {
  const { words } = usePageTexts('donate')
  const { fundraising_url: fundraising, bank_account: account } = useCampaign()
  const [isOnline, isByTransfer] = [fundraising !== '', canReceive(account)]
  return (
    <PlainPage title={donate.title} lead={words('lead', donate.lead)} hasSide>
      <section aria-labelledby="ways-heading" className="side stack gap-24">
        <h2 id="ways-heading">{isOnline && isByTransfer ? donate.waysHeading : donate.wayHeading}</h2>
        {isOnline && (
          <div className="card stack gap-8">
            {isByTransfer && <p className="quiet">{donate.online.option}</p>}
            <h3>{donate.online.title}</h3>
            <p>
              <a className="button" href={fundraising} target="_blank" rel="noopener">
                {donate.online.link} <ExternalLink aria-hidden size={18} />
                <span className="sr-only">{donate.online.newTab}</span>
              </a>
            </p>
            <p>{words('online', donate.online.text)}</p>
          </div>
        )}
        {isByTransfer && (
          <div className="card stack gap-8">
            {isOnline && <p className="quiet">{donate.transfer.option}</p>}
            <h3>{donate.transfer.title}</h3>
            <p>{words('transfer', donate.transfer.text)}</p>
            <BankDetails account={account} />
          </div>
        )}
        {isOnline || isByTransfer ? (
          <Money />
        ) : (
          <>
            <p>{donate.noWay}</p>
            <Link className="button no-print" to="/contact">
              {donate.toContact}
            </Link>
          </>
        )}
      </section>
      <section aria-labelledby="uses-heading" className="stack gap-24">
        <h2 id="uses-heading">{donate.usesHeading}</h2>
        {donate.uses.map(({ id, title, text }) => (
          <div key={id}>
            <h3>{title}</h3>
            <p>{words(id, text)}</p>
          </div>
        ))}
        <p className="no-print">
          <Link className="button button-quiet" to="/">
            Return to Home
          </Link>
        </p>
      </section>
    </PlainPage>
  )
}

/** Who holds what is given and what becomes of a surplus, as far as the campaign has said; else that one may ask. */
function Money() {
  const { funds_holder: holder, funds_holder_kind: kind, funds_surplus: surplus } = useCampaign()
  const { money, ask, askWhereTold } = donate
  const told = [
    [money.holder, holder],
    [money.kind, holder && kind && holderKindWords[kind]],
    [money.surplus, surplus],
  ].filter(([, text]) => text !== '')
  return (
    <>
      {told.length > 0 && (
        <dl className="facts">
          {told.map(([label, text]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
      <p>{holder !== '' && surplus !== '' ? askWhereTold : ask}</p>
    </>
  )
}

/** The account for a bank transfer. */
function BankDetails({ account }: { account: Campaign['bank_account'] }) {
  const { name, sort_code, number, reference } = account
  const lines = [
    ['Account name', name],
    ['Sort code', sort_code],
    ['Account number', number],
    ['Reference', reference],
  ].filter(([, detail]) => detail !== '')
  return (
    <dl className="facts">
      {lines.map(([label, detail]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{detail}</dd>
        </div>
      ))}
    </dl>
  )
}
