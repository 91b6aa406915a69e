import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { useLocation } from 'react-router'
import { holderKindWords } from '../../../content/donate.ts'
import { unsetDetailWords } from '../../../content/unset-detail-words.ts'
import { type Campaign, campaignSchema } from '../../../domain/campaign.ts'
import { type OpenDetail, unsetDetails } from '../../../domain/unset-details.ts'
import { QuietButton } from '../buttons.tsx'
import { type EntityDefinition, type ShownOn, saveWords, stagesAt } from '../editing/entity-definition.ts'
import type { RowForm } from '../editing/row-editor.ts'
import { StandingForm } from '../editing/standing-form.tsx'
import { typedRows } from '../editing/typed-rows.ts'
import { useStandingForm } from '../editing/use-row-form.ts'
import { useListField } from '../form-context.tsx'
import { ChoiceField } from '../form-field.tsx'
import { ListState } from '../list-state.tsx'
import { RowField } from '../row-field.tsx'
import { loadFailureText, rowsQuery } from '../rows-query.ts'
import { useScreenHeading } from '../screen-head.tsx'

const table = 'campaign_details'

const { council_count: _elsewhere, updated_at: _seen, ...fields } = campaignSchema.shape
const details = typedRows('campaign_details', Object.keys(fields) as (keyof typeof fields)[])

type CampaignValues = ReturnType<typeof details.valuesOf>
type CampaignForm = RowForm<'campaign_details', CampaignValues>

/** The public pages that tell most of the details; the footer of each has the name and the links. */
const campaignPages: readonly ShownOn[] = [
  { path: '/donate', name: 'Donate', at: '[aria-labelledby="ways-heading"]' },
  {
    path: '/how-to-object',
    name: 'How to object, during consultation',
    at: '[aria-labelledby="contact-heading"]',
    given: stagesAt('public-consultation'),
  },
  { path: '/contact', name: 'Contact' },
  { path: '/privacy', name: 'Privacy' },
  { path: '/', name: 'Home' },
]

const campaignDefinition: EntityDefinition<'campaign_details', CampaignValues> = {
  ...details,
  noun: 'record of the campaign',
  shownOn: () => campaignPages,
  words: saveWords(
    { title: 'Campaign updated', description: 'Visitors see it from their next page on' },
    'Error updating the campaign’s details',
  ),
}

/** The details as they are sent. */
const detailsOf = (values: CampaignValues) => details.fieldsOf(values) as Omit<Campaign, 'council_count' | 'updated_at'>

/** The campaign's details. */
export function CampaignTab() {
  const query = useQuery(rowsQuery(table))
  const heading = useScreenHeading()
  const row = query.data?.[0]
  return (
    <>
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

/** The form of the campaign's details, with what of them is not set yet. The list of what is missing leads to its controls. */
function CampaignDetails({ row }: { row: Campaign }) {
  const form = useStandingForm(campaignDefinition, row)
  const { hash, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation has a key of its own
  useEffect(() => document.getElementById(hash.slice(1))?.focus(), [hash, key])
  return (
    <StandingForm
      prefix="campaign"
      form={form}
      heading={<Summary form={form} />}
      actions={
        <span role="status" className="hint">
          {form.isUnsaved && 'Not saved yet'}
        </span>
      }
    >
      <Fields form={form} />
    </StandingForm>
  )
}

function Summary({ form: { base } }: { form: CampaignForm }) {
  const count = unsetDetails(detailsOf(base)).length
  return <p className="list-summary">{summaryOf(count)}</p>
}

function summaryOf(count: number): string {
  if (count === 0) return 'All details are set.'
  return count === 1 ? '1 detail is not set yet.' : `${count} details are not set yet.`
}

function Fields({ form: { values, base } }: { form: CampaignForm }) {
  const missing = unsetDetails(detailsOf(base)).filter((detail) => unsetDetails(detailsOf(values)).includes(detail))
  const mark = (detail: OpenDetail) =>
    missing.includes(detail) && <strong className="form-error">Not set: {unsetDetailWords[detail].missing}. </strong>
  return (
    <>
      <Group title="The campaign">
        <RowField name="name" />
        <RowField name="organisation" note={mark('organisation')} />
        <RowField name="contact_email" note={mark('contact_email')} />
        <RowField name="host" note={mark('host')} />
        <RowField name="privacy_email" />
      </Group>
      <Group title="The application and the council">
        <RowField name="application_reference" />
        <RowField name="planning_documents_url" />
        <RowField name="council_email" note={mark('council_email')} />
        <RowField name="council_form" />
        <RowField name="council_address" note={mark('council_address')} />
      </Group>
      <Group title="Where to find us">
        <SocialLinks mark={mark('social_links')} />
      </Group>
      <Group title="Donations">
        <RowField name="funds_holder" note={mark('funds_holder')} />
        <RowField name="funds_holder_kind" note={mark('funds_holder_kind')} options={holderKindWords} />
        <RowField name="funds_surplus" note={mark('funds_surplus')} />
        <RowField name="fundraising_url" note={mark('fundraising_url')} />
        <fieldset className="form-field">
          <legend className="form-legend">Bank account</legend>
          <p className="hint">
            {mark('bank_account')}It is shown once its name, sort code and number are set. Check each figure twice.
          </p>
          <RowField name="bank_account.name" />
          <RowField name="bank_account.sort_code" />
          <RowField name="bank_account.number" />
          <RowField name="bank_account.reference" />
        </fieldset>
      </Group>
      <Group title="How long we keep what visitors send">
        <p className="hint">
          In days. The site deletes anything older, including what it already holds. The privacy policy says so.
        </p>
        <RowField name="retention_days.messages" isRequired />
        <RowField name="retention_days.newsletter_signups" isRequired />
        <RowField name="retention_days.unconfirmed_signups" isRequired />
      </Group>
      <Group title="How fast e-mails leave">
        <p className="hint">
          Ask your mail provider how many e-mails you may send. If the limit is for a day, divide it by 24. Messages and
          confirmations count too, and are sent first. Updates to subscribers use what is left of nine tenths of it.
        </p>
        <RowField name="mails_an_hour" isRequired />
        <RowField name="mails_a_second" isRequired />
      </Group>
    </>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="form-part">
      <h2>{title}</h2>
      {children}
    </section>
  )
}

/** The links to social media, in the order of the footer. `mark` says that none is set. */
function SocialLinks({ mark }: { mark: ReactNode }) {
  const links = useListField<Campaign['social_links'][number]>('social_links')
  return (
    <ChoiceField name="social_links" hint={<>{mark}They stand in the footer of every page, in this order.</>}>
      <ol className="ruled">
        {links.items.map((link, index) => (
          <li key={index}>
            <RowField name={`social_links.${index}.name`} />
            <RowField name={`social_links.${index}.url`} />
            <p className="line button-row">
              <QuietButton
                id={links.removeId(index)}
                about={link.name || `link ${index + 1}`}
                onClick={() => links.remove(index)}
              >
                Remove
              </QuietButton>
            </p>
          </li>
        ))}
      </ol>
      <p className="line button-row">
        <QuietButton id={links.addId} onClick={() => links.add({ name: '', url: '' }, 'name')}>
          <Plus aria-hidden size={18} /> Add Link
        </QuietButton>
      </p>
    </ChoiceField>
  )
}
