import { contact } from '../../content/contact.ts'
import { signUpWords } from '../../content/pack-words.ts'
import { answeringGroup } from '../../domain/unset-details.ts'
import { useCampaign } from '../content-api/campaign-query.ts'
import { useSite } from '../layout/use-site.ts'
import { PaperFoot, useShownAddress } from './paper-parts.tsx'
import { type PaperProps, Sheet } from './sheet.tsx'

/** The sheet on which people sign up for the mailing list: what they agree to is what the form of the website says. */
export function SignUpSheet({ form }: Pick<PaperProps, 'form'>) {
  const campaign = useCampaign()
  const { name, retention_days: kept } = campaign
  const { newsletterAction, sendsMails } = useSite()
  const policy = useShownAddress('/quarry/privacy')
  const { columns, fate } = signUpWords
  const isSilent = newsletterAction === undefined && !sendsMails
  const ownList = [fate.own, ...(sendsMails ? [fate.confirm, fate.leave, fate.kept(kept)] : [])]
  return (
    <Sheet paper="sign-up" form={form}>
      <header className="paper-section">
        <p>
          <strong>{name}</strong>
        </p>
        <h2>{signUpWords.heading}</h2>
        <p>
          {isSilent ? contact.newsletter.notYet(kept.unconfirmed_signups) : contact.newsletter.intro}{' '}
          {signUpWords.notAnObjection}
        </p>
        <p className="paper-rule">
          <strong>{contact.newsletter.consent}</strong> {signUpWords.optional}
        </p>
      </header>
      <table className="sign-up-lines">
        <thead>
          <tr>
            <th scope="col">{columns.name}</th>
            <th scope="col">{columns.email}</th>
            <th scope="col">{columns.postcode}</th>
            <th scope="col">{columns.consent}</th>
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: 15 }, (_, line) => (
            <tr key={line}>
              <td />
              <td />
              <td />
              <td>
                <span className="tick-box" />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <section className="paper-section">
        <h3>{signUpWords.fateHeading}</h3>
        <p>
          {[fate.typed, ...(newsletterAction === undefined ? ownList : [fate.provider]), fate.policy].join(' ')}{' '}
          {policy}
        </p>
      </section>
      <p className="paper-blanks">
        <span>{signUpWords.keeper}</span> <i /> <span>{signUpWords.reach}</span> <i />
      </p>
      <p>{`${signUpWords.keeperDuty} ${contact.controller(answeringGroup(campaign))}`}</p>
      <PaperFoot />
    </Sheet>
  )
}
