import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { type Campaign, campaignSchema } from '../../../domain/campaign.ts'
import type { Row } from '../../../domain/content.ts'
import { dateWords } from '../../../domain/date-words.ts'
import { noticeId } from '../../../domain/fixed-row-ids.ts'
import { londonDay } from '../../../domain/london-day.ts'
import { QuietButton } from '../buttons.tsx'
import { type EntityDefinition, entity, type ShownOn, saveWords, stagesAt } from '../editing/entity-definition.ts'
import { StandingForm } from '../editing/standing-form.tsx'
import { typedRows } from '../editing/typed-rows.ts'
import { useStandingForm } from '../editing/use-row-form.ts'
import { ListState } from '../list-state.tsx'
import { RowFields } from '../row-field.tsx'
import { loadFailureText, rowsQuery } from '../rows-query.ts'

/** The screen of a table that always has one row. */
function OneRow<T extends 'notices' | 'campaign_details'>({
  table,
  name,
  children,
}: {
  table: T
  /** What the row is called in a sentence. */
  name: string
  children: (row: Row<T>) => ReactNode
}) {
  const query = useQuery(rowsQuery(table))
  const row = query.data?.[0]
  return (
    <>
      <ListState
        query={query}
        loading={`Loading ${name}...`}
        failure={loadFailureText(table)}
        empty={query.isSuccess && !row && `The database has no row for ${name}. A restart of the site brings it back.`}
      />
      {row && children(row)}
    </>
  )
}

type Notice = Row<'notices'>

const isEmpty = ({ text }: Notice) => text.trim() === ''

const notices = entity({
  ...typedRows('notices'),
  shownOn: () => [
    { path: '/', name: 'Home' },
    { path: '/events', name: 'Events' },
  ],
})
const noticeDefinition: typeof notices = {
  ...notices,
  words: {
    ...notices.words,
    stored: (wasNew, row) => ({
      ...notices.words.stored(wasNew, row),
      ...(row && isEmpty(row) && { title: 'Notice taken down', description: 'Visitors see it no more' }),
    }),
  },
}

/** The one notice above every page. */
export const NoticeTab = () => (
  <OneRow table="notices" name="the notice">
    {(notice) => <NoticeForm notice={notice} />}
  </OneRow>
)

/** What is left of a notice that is taken down. */
const noNotice = { id: noticeId, text: '', link_url: '', link_text: '', ends_on: '' } as const

function NoticeForm({ notice }: { notice: Notice }) {
  const form = useStandingForm(noticeDefinition, notice)
  const isUp = !isEmpty(notice)
  const takeDown = () => {
    form.edit(() => noNotice)
    void form.save()
  }
  return (
    <>
      <p role="status" className="list-summary">
        {standing(notice)}
      </p>
      <StandingForm
        prefix="notice"
        form={form}
        saveLabel={isUp ? 'Save Changes' : 'Put up the notice'}
        actions={
          isUp && (
            <QuietButton isDanger onClick={takeDown}>
              Take the notice down
            </QuietButton>
          )
        }
      >
        <RowFields />
      </StandingForm>
    </>
  )
}

/** Whether visitors see the stored notice today, in a sentence. */
function standing(notice: Notice): string {
  const { ends_on } = notice
  if (isEmpty(notice)) return 'There is no notice now.'
  if (ends_on !== '' && ends_on < londonDay()) {
    return `The notice has gone away: its last day was ${dateWords(ends_on)}.`
  }
  return ends_on === ''
    ? 'Visitors see the notice until you take it down.'
    : `Visitors see the notice until ${dateWords(ends_on)}.`
}

const { council_count: _elsewhere, updated_at: _seen, ...fields } = campaignSchema.shape
const details = typedRows('campaign_details', Object.keys(fields) as (keyof typeof fields)[])
type CampaignValues = ReturnType<typeof details.valuesOf>

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
  shownOn: () => campaignPages,
  words: saveWords(
    { title: 'Campaign updated', description: 'Visitors see it from their next page on' },
    'Error updating the campaign’s details',
  ),
}

/** The campaign's details. */
export const CampaignTab = () => (
  <OneRow table="campaign_details" name="the campaign’s details">
    {(row) => <CampaignForm row={row} />}
  </OneRow>
)

/** The form of the campaign's details. */
function CampaignForm({ row }: { row: Campaign }) {
  const form = useStandingForm(campaignDefinition, row)
  const heading = (
    <p className="list-summary">
      What is not set yet, and what that means, stands under <Link to="/admin/today">Today</Link>.
    </p>
  )
  return (
    <StandingForm prefix="campaign" form={form} heading={heading}>
      <RowFields isShown={(field) => field !== 'council_count'} />
    </StandingForm>
  )
}
