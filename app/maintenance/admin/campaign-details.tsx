import { type ReactNode, useRef } from 'react'
import { unsetDetailWords } from '../../../content/unset-detail-words.ts'
import type { Campaign } from '../../../domain/campaign.ts'
import { type OpenDetail, unsetDetails } from '../../../domain/unset-details.ts'
import { RowFrame } from '../editing/row-frame.tsx'
import { useStandingForm } from '../editing/use-row-form.ts'
import { TextField } from '../form-field.tsx'
import { UndoButtons } from '../undo-buttons.tsx'
import { useUndoKeys } from '../use-undo-keys.ts'
import { type CampaignForm, type CampaignValues, campaignDefinition, detailsOf } from './campaign-definition.ts'
import { SocialLinks } from './social-links.tsx'
import { useAskedPlace } from './use-asked-place.ts'

/** What the ids of the controls begin with: the list of what is missing leads to them. */
const prefix = 'campaign'

/** The form of the campaign's details, with what of them is not set yet. */
export function CampaignDetails({ row }: { row: Campaign }) {
  const form = useStandingForm(campaignDefinition, row)
  const root = useRef<HTMLFormElement>(null)
  useUndoKeys(root, form)
  useAskedPlace()
  return (
    <form
      ref={root}
      noValidate
      className="campaign-form"
      onSubmit={(event) => {
        event.preventDefault()
        form.save()
      }}
    >
      <RowFrame prefix={prefix} form={form} heading={<Summary form={form} />} actions={<Bar form={form} />}>
        <Fields form={form} />
      </RowFrame>
    </form>
  )
}

function Bar({ form }: { form: CampaignForm }) {
  return (
    <p className="line campaign-bar">
      <button type="submit" className="button" aria-disabled={form.saving === 'saving'}>
        {form.saving === 'saving' ? 'Saving...' : 'Save Changes'}
      </button>
      <UndoButtons {...form} />
      <span role="status" className="hint">
        {form.isUnsaved && 'Not saved yet'}
      </span>
    </p>
  )
}

function Summary({ form: { base } }: { form: CampaignForm }) {
  const count = unsetDetails(detailsOf(base)).length
  return (
    <>
      <h3>The campaign’s details</h3>
      <p className="list-summary">{summaryOf(count)}</p>
    </>
  )
}

function summaryOf(count: number): string {
  if (count === 0) return 'All details are set.'
  return count === 1
    ? '1 detail is not set yet; visitors see nothing of it.'
    : `${count} details are not set yet; visitors see nothing of them.`
}

function Fields({ form }: { form: CampaignForm }) {
  const { values, base, edit, field } = form
  const missing = unsetDetails(detailsOf(base)).filter((detail) => unsetDetails(detailsOf(values)).includes(detail))
  const mark = (detail: OpenDetail) =>
    missing.includes(detail) && <strong className="unset-mark">Not set: {unsetDetailWords[detail].missing}. </strong>
  const account = (part: keyof CampaignValues['bank_account']) => ({
    name: `bank_account.${part}`,
    value: values.bank_account[part],
    onChange: (text: string) =>
      edit(`bank_account.${part}`, (now) => ({ bank_account: { ...now.bank_account, [part]: text } })),
  })
  const days = (part: keyof CampaignValues['retention_days']) => ({
    name: `retention_days.${part}`,
    value: values.retention_days[part],
    onChange: (text: string) =>
      edit(`retention_days.${part}`, (now) => ({ retention_days: { ...now.retention_days, [part]: text } })),
  })
  return (
    <>
      <Group title="The campaign">
        <TextField {...field('name')} isRequired />
        <TextField
          {...field('organisation')}
          hint={<>{mark('organisation')}Who runs the site: the footer and the privacy policy name it.</>}
        />
        <TextField
          {...field('contact_email')}
          hint={<>{mark('contact_email')}Visitors see it, and e-mails of the site come from it.</>}
        />
        <TextField
          {...field('privacy_email')}
          hint="If it is empty, the privacy policy gives the e-mail of the campaign."
        />
      </Group>
      <Group title="The application and the council">
        <TextField {...field('application_reference')} hint="As the council writes it" isRequired />
        <TextField {...field('planning_documents_url')} hint="Starts with https://" isRequired />
        <TextField {...field('council_email')} hint={<>{mark('council_email')}Where objections are sent</>} />
        <TextField
          {...field('council_form')}
          hint="Starts with https://. Where comments on this application are sent with an attached document, if there is such a page: residents at a computer are led there first"
        />
        <TextField
          {...field('council_address')}
          hint={<>{mark('council_address')}Where letters of objection are sent; one line for each line of it</>}
          rows={4}
        />
      </Group>
      <Group title="Where to find us">
        <SocialLinks links={values.social_links} edit={edit} mark={mark('social_links')} />
      </Group>
      <Group title="Donations">
        <TextField {...field('fundraising_url')} hint={<>{mark('fundraising_url')}Starts with https://</>} />
        <fieldset className="form-field">
          <legend className="form-legend">Bank account</legend>
          <p className="hint">
            {mark('bank_account')}It is shown once its name, sort code and number are set. Check each figure twice.
          </p>
          <TextField {...account('name')} hint="As the bank has it" />
          <TextField {...account('sort_code')} hint="Six digits, such as 12-34-56" />
          <TextField {...account('number')} hint="Eight digits" />
          <TextField {...account('reference')} hint="Optional: what donors should write on the transfer" />
        </fieldset>
      </Group>
      <Group title="How long we keep what visitors send">
        <p className="hint">
          In days. The site deletes by itself what is older, also what is there already, and the privacy policy says so.
        </p>
        <TextField {...days('messages')} isRequired />
        <TextField {...days('deleted_messages')} isRequired />
        <TextField {...days('newsletter_signups')} isRequired />
        <TextField {...days('unconfirmed_signups')} isRequired />
      </Group>
      <Group title="How fast e-mails leave">
        <p className="hint">
          Ask your mail provider how many e-mails you may send. For a limit by the day enter its twenty-fourth part.
          Messages and confirmations count too and leave first; updates to subscribers take what is left of nine tenths.
        </p>
        <TextField {...field('mails_an_hour')} isRequired />
      </Group>
    </>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="campaign-group">
      <h4>{title}</h4>
      {children}
    </section>
  )
}
