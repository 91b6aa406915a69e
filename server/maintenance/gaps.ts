import { unsetDetailWords } from '../../content/unset-detail-words.ts'
import type { NewRow } from '../../domain/content.ts'
import type { LinkReport } from '../../domain/link-check.ts'
import { currentStage, type StageState, stagesOn } from '../../domain/progress.ts'
import type { Gap } from '../../domain/readiness.ts'
import { unsetDetails } from '../../domain/unset-details.ts'
import type { Config } from '../config.ts'
import { messagesGoTo } from '../delivery/mails.ts'
import { placesInWords } from '../uploads/uses.ts'
import type { MissingFile } from './missing-files.ts'

/** What a site must be asked for to know what it lacks. */
export interface SiteState {
  settings: Pick<Config, 'mode' | 'publicOrigin' | 'smtpUrl' | 'messagesTo'>
  campaign: NewRow<'campaign_details'>
  stages: readonly StageState[]
  /** How many example events there are. */
  examples: number
  /** What is known of the addresses that the rows lead to. */
  links: Pick<LinkReport, 'addresses' | 'unseen' | 'troubled'>
  /** How many claims are to be checked, and how many are out of date. */
  claims: { toCheck: number; outOfDate: number }
  /** The files of this site that rows name and that are not there. */
  missingFiles: readonly MissingFile[]
  /** When the content was last exported, as far as this site knows. */
  lastExport: Date | undefined
  now: Date
  /** The day in London, YYYY-MM-DD. */
  today: string
}

/** Each looks for one kind of gap; the list shows them in this order. */
const checks: readonly ((site: SiteState) => Gap[])[] = [
  unsetGaps,
  messageGaps,
  consultationGaps,
  exampleGaps,
  linkGaps,
  missingFileGaps,
  claimGaps,
  mailGaps,
  letterGaps,
  originGaps,
  backupGaps,
]

/** What is to be done before the site goes public (rule: before-public). */
export function gapsOf(site: SiteState): Gap[] {
  return checks.flatMap((check) => check(site))
}

const campaignTab = '/admin?tab=campaign'

/** The control that a link to an unset detail leads to. */
const firstFields = { social_links: 'social_links-add', bank_account: 'bank_account-name' }

function unsetGaps({ campaign }: SiteState): Gap[] {
  return unsetDetails(campaign).map((detail) => {
    const { name, missing } = unsetDetailWords[detail]
    const field = Object.hasOwn(firstFields, detail) ? firstFields[detail as keyof typeof firstFields] : detail
    const verb = detail === 'social_links' ? 'are' : 'is'
    return {
      id: `unset-${detail}`,
      sentence: `${name.charAt(0).toUpperCase()}${name.slice(1)} ${verb} not set: ${missing}.`,
      link: { to: `${campaignTab}#campaign-${field}`, label: `Set ${name}` },
    }
  })
}

/** A gap where this is so. */
const gapIf = (isSo: boolean, gap: Gap): Gap[] => (isSo ? [gap] : [])

function messageGaps({ settings, campaign }: SiteState): Gap[] {
  return gapIf(messagesGoTo(settings.messagesTo, campaign) === undefined, {
    id: 'no-messages-to',
    sentence:
      'Nobody is sent the messages of visitors: they wait under Messages until the campaign’s e-mail address is set here, or MESSAGES_TO on the server.',
    link: { to: '/admin/messages', label: 'See the messages' },
  })
}

function consultationGaps({ stages, today }: SiteState): Gap[] {
  const { id, starts_on, ends_on } = currentStage(stagesOn(stages, today))
  const missing =
    ends_on === ''
      ? 'last day is not set: pages cannot say how many days are left, and the site does not close the consultation by itself'
      : 'first day is not set: pages cannot say since when it is open'
  return gapIf(id === 'public-consultation' && (starts_on === '' || ends_on === ''), {
    id: 'no-consultation-dates',
    sentence: `Public consultation is open, and its ${missing}.`,
    link: { to: '/admin?tab=progress', label: 'Set the days of the consultation' },
  })
}

function exampleGaps({ examples }: SiteState): Gap[] {
  const count = examples === 1 ? '1 example event is' : `${examples} example events are`
  return gapIf(examples > 0, {
    id: 'example-events',
    sentence: `${count} still there: they are for you to look at, and the public site never shows them.`,
    link: { to: '/admin', label: 'See the events' },
  })
}

/** Nothing is claimed of an address that nobody has looked at (rule: link-check-gaps). */
function linkGaps({ links: { addresses, unseen, troubled } }: SiteState): Gap[] {
  const link = { to: '/admin?tab=documents#links-heading', label: 'See the addresses' }
  const broken = troubled.filter(({ result }) => result === 'broken').length
  return [
    ...gapIf(broken > 0, {
      id: 'broken-links',
      sentence: `${broken === 1 ? '1 address' : `${broken} addresses`} that the site leads to did not lead to a page when the site last looked: visitors may find nothing there.`,
      link,
    }),
    ...gapIf(unseen > 0, {
      id: 'unseen-links',
      sentence: `${unseen} of the ${addresses} addresses that the site leads to have not been looked at yet: nobody knows whether they answer.`,
      link,
    }),
  ]
}

function missingFileGaps({ missingFiles }: SiteState): Gap[] {
  return missingFiles.map(({ path, uses }) => ({
    id: `missing-file-${path}`,
    sentence: `There is no file at ${path}: visitors who follow the link in ${placesInWords(uses)} find nothing.`,
    link: { to: '/admin/uploads', label: 'See the pictures and files' },
  }))
}

function claimGaps({ claims: { toCheck, outOfDate } }: SiteState): Gap[] {
  const link = { to: '/admin?tab=claims', label: 'See the claims' }
  const claims = (count: number) => (count === 1 ? '1 claim is' : `${count} claims are`)
  return [
    ...gapIf(toCheck > 0, {
      id: 'claims-to-check',
      sentence: `${claims(toCheck)} still to be checked: visitors read so beside each figure and on the page of sources.`,
      link,
    }),
    ...gapIf(outOfDate > 0, {
      id: 'claims-out-of-date',
      sentence: `${claims(outOfDate)} out of date: pages still state what is no longer so.`,
      link,
    }),
  ]
}

function mailGaps({ settings }: SiteState): Gap[] {
  return gapIf(settings.smtpUrl === undefined, {
    id: 'no-mail-server',
    sentence:
      'The site has no mail server: messages wait here, who joins the mailing list cannot confirm it, and no update can be sent. Whoever runs the server sets SMTP_URL (docs/deploy.md, E-mail).',
  })
}

/** Switched on, and yet nobody is offered it (rule: letter-when). */
function letterGaps({ settings, campaign }: SiteState): Gap[] {
  const hasNoServer = settings.smtpUrl === undefined
  const missing = hasNoServer ? 'the site has no mail server' : 'the e-mail of the council is not set'
  return gapIf(campaign.sends_letters === 'on' && (hasNoServer || campaign.council_email === ''), {
    id: 'letters-not-sent',
    sentence: `The site is to send objections for residents, and does not, because ${missing}.`,
    link: { to: `${campaignTab}#campaign-sends_letters`, label: 'See the switch' },
  })
}

function originGaps({ settings }: SiteState): Gap[] {
  return gapIf(settings.mode === 'public' && settings.publicOrigin === undefined, {
    id: 'no-public-origin',
    sentence:
      'The site does not know its own address: shared links, the sitemap, calendars and printed codes name localhost. Whoever runs the server sets PUBLIC_ORIGIN (docs/deploy.md, Settings).',
  })
}

/** An export counts as a back-up for this long. */
const exportCountsDays = 30
const dayMs = 24 * 60 * 60_000
const dateFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Europe/London' })

function backupGaps({ lastExport, now }: SiteState): Gap[] {
  const isRecent = lastExport !== undefined && now.getTime() - lastExport.getTime() <= exportCountsDays * dayMs
  const known = lastExport
    ? `The last export is of ${dateFormat.format(lastExport)}, more than ${exportCountsDays} days ago.`
    : 'No export of the content is known.'
  return gapIf(!isRecent, {
    id: 'no-backup',
    sentence: `${known} Whether somebody has copied the folder of the data or the database, this page cannot know. What exists once can be lost.`,
    link: { to: '/admin/transfer', label: 'Export the content' },
  })
}
