import { nowhereToSend, unsetDetailWords } from '../../content/unset-detail-words.ts'
import type { Content, NewRow } from '../../domain/content.ts'
import { courseOf, currentStage, type StageState, stagesOn } from '../../domain/progress.ts'
import { linkAddress } from '../../domain/site-link.ts'
import { type ChecklistItem, unsetDetails } from '../../domain/unset-details.ts'
import type { UploadUse } from '../../domain/upload.ts'
import type { Config } from '../config.ts'
import { messagesGoTo } from '../mail/compose.ts'
import { uploadPath } from '../uploads/upload-name.ts'
import type { Uploads } from '../uploads/uploads.ts'
import { findUses, placesInWords } from '../uploads/uses.ts'

/** What a site must be asked for to know what it lacks. */
export interface SiteState {
  settings: Pick<Config, 'mode' | 'publicOrigin' | 'smtpUrl' | 'messagesTo'>
  campaign: NewRow<'campaign_details'>
  stages: readonly StageState[]
  /** How many example events there are. */
  examples: number
  /** How many claims are to be checked, and how many are out of date. */
  claims: { toCheck: number; outOfDate: number }
  /** How many documents and facts about the plan and the site nobody has found yet. */
  toFind: number
  /** The files of this site that rows name and that are not there. */
  missingFiles: readonly MissingFile[]
  /** When the content was last exported, as far as this site knows. */
  lastExport: Date | undefined
  now: Date
  /** The day in London, YYYY-MM-DD. */
  today: string
}

/** Each looks for one kind of item; the list shows them in this order. */
const checks: readonly ((site: SiteState) => ChecklistItem[])[] = [
  unsetItems,
  messageItems,
  consultationItems,
  exampleItems,
  missingFileItems,
  claimItems,
  toFindItems,
  mailItems,
  originItems,
  backupItems,
]

/** What is to be done before the site goes public. */
export function launchChecklistOf(site: SiteState): ChecklistItem[] {
  return checks.flatMap((check) => check(site))
}

const campaignTab = '/admin?tab=campaign'

/** The control that a link to an unset detail leads to. */
const firstFields = { social_links: 'social_links-add', bank_account: 'bank_account-name' }

function unsetItems({ campaign }: SiteState): ChecklistItem[] {
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

/** An item where this is so. */
const itemIf = (isSo: boolean, item: ChecklistItem): ChecklistItem[] => (isSo ? [item] : [])

function messageItems({ settings, campaign }: SiteState): ChecklistItem[] {
  return itemIf(messagesGoTo(settings.messagesTo, campaign) === undefined, {
    id: 'no-messages-to',
    sentence:
      'Messages from visitors are not e-mailed to anybody. They wait under Messages until the campaign’s e-mail address is set here, or MESSAGES_TO on the server.',
    link: { to: '/admin/messages', label: 'See the messages' },
  })
}

function consultationItems({ campaign, stages, today }: SiteState): ChecklistItem[] {
  const { council_email, council_form, council_address } = campaign
  const takesLetters = courseOf(stages, today).some(({ stage }) => stage.id === 'public-consultation')
  const { id, starts_on, ends_on } = currentStage(stagesOn(stages, today))
  const missing =
    ends_on === ''
      ? 'last day is not set: pages cannot say how many days are left, and the site does not close the consultation by itself'
      : 'first day is not set: pages cannot say when it opened'
  return [
    ...itemIf(takesLetters && [council_email, council_form, council_address].every((way) => way === ''), {
      id: 'nowhere-to-send',
      sentence: `Public consultation is open, or opens on its date. ${nowhereToSend}`,
      link: { to: `${campaignTab}#campaign-council_email`, label: 'Set where letters go' },
    }),
    ...itemIf(id === 'public-consultation' && (starts_on === '' || ends_on === ''), {
      id: 'no-consultation-dates',
      sentence: `Public consultation is open, and its ${missing}.`,
      link: { to: '/admin?tab=progress', label: 'Set the days of the consultation' },
    }),
  ]
}

function exampleItems({ examples }: SiteState): ChecklistItem[] {
  const count = examples === 1 ? '1 example event is' : `${examples} example events are`
  return itemIf(examples > 0, {
    id: 'example-events',
    sentence: `${count} still there: only maintainers see them, and the public site never shows them.`,
    link: { to: '/admin', label: 'See the events' },
  })
}

function missingFileItems({ missingFiles }: SiteState): ChecklistItem[] {
  return missingFiles.map(({ path, uses }) => ({
    id: `missing-file-${path}`,
    sentence: `There is no file at ${path}: visitors who follow the link in ${placesInWords(uses)} find nothing.`,
    link: { to: '/admin/uploads', label: 'See the pictures and files' },
  }))
}

function claimItems({ claims: { toCheck, outOfDate } }: SiteState): ChecklistItem[] {
  const link = { to: '/admin?tab=claims', label: 'See the claims' }
  const claims = (count: number) => (count === 1 ? '1 claim is' : `${count} claims are`)
  return [
    ...itemIf(toCheck > 0, {
      id: 'claims-to-check',
      sentence: `${claims(toCheck)} not confirmed yet. Readers are told so, or that the figure is the campaign’s.`,
      link,
    }),
    ...itemIf(outOfDate > 0, {
      id: 'claims-out-of-date',
      sentence: `${claims(outOfDate)} out of date: pages still state what is no longer so.`,
      link,
    }),
  ]
}

function toFindItems({ toFind }: SiteState): ChecklistItem[] {
  const what = toFind === 1 ? '1 document or fact' : `${toFind} documents and facts`
  return itemIf(toFind > 0, {
    id: 'to-find',
    sentence: `${what} about the plan, the site and the rules could not be found yet: pages say that they are open. A list says where to look for each.`,
    link: { to: '/admin?tab=site', label: 'See what is to be found' },
  })
}

function mailItems({ settings }: SiteState): ChecklistItem[] {
  return itemIf(settings.smtpUrl === undefined, {
    id: 'no-mail-server',
    sentence:
      'The site has no mail server: messages wait here, people who join the mailing list cannot confirm it, and no update can be sent. Whoever runs the server sets SMTP_URL (docs/deploy.md, E-mail).',
  })
}

function originItems({ settings }: SiteState): ChecklistItem[] {
  return itemIf(settings.mode === 'public' && settings.publicOrigin === undefined, {
    id: 'no-public-origin',
    sentence:
      'The site does not know its own address: shared links, the sitemap, calendars and printed codes name localhost. Whoever runs the server sets PUBLIC_ORIGIN (docs/deploy.md, Settings).',
  })
}

/** An export counts as a back-up for this long. */
const exportCountsDays = 30
const dayMs = 24 * 60 * 60_000
const dateFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Europe/London' })

function backupItems({ lastExport, now }: SiteState): ChecklistItem[] {
  const isRecent = lastExport !== undefined && now.getTime() - lastExport.getTime() <= exportCountsDays * dayMs
  const known = lastExport
    ? `The last export is of ${dateFormat.format(lastExport)}, more than ${exportCountsDays} days ago.`
    : 'This site has no record of an export of its content.'
  return itemIf(!isRecent, {
    id: 'no-backup',
    sentence: `${known} This page cannot tell whether somebody has copied the data folder or the database. Keep more than one copy.`,
    link: { to: '/admin/transfer', label: 'Export the content' },
  })
}

/** A file that rows name and that this site does not have. */
interface MissingFile {
  /** Its address below the root, such as /quarry/uploads/plan.pdf. */
  path: string
  uses: readonly UploadUse[]
}

/** A path on this site that ends like a file, at the start of a text or of an attribute of HTML. */
const mention = /(?<![^\s"'(])\/(?!\/)[^\s"'<>()?#\\]+\.(?:pdf|webp|avif|jpe?g|png)(?![\w/])/gi

/** The files that the content names on this site and that are not there: visitors who follow such a link find nothing. */
export async function findMissingFiles(
  content: Content,
  uploads: Uploads,
  built: ReadonlyMap<string, unknown>,
): Promise<MissingFile[]> {
  const [stored, uses] = await Promise.all([uploads.list(), findUses(content, filesIn)])
  const there = new Set(stored.map(({ name }) => uploadPath(name)))
  const isUpload = (path: string) => path.startsWith(uploadPath(''))
  // While the site is developed its other files are not read in advance.
  const isThere = (path: string) => there.has(path) || (!isUpload(path) && (built.size === 0 || built.has(path)))
  return Array.from(uses, ([path, at]) => ({ path, uses: at })).filter(({ path }) => !isThere(path))
}

function filesIn(text: string): string[] {
  return (text.match(mention) ?? []).map(linkAddress)
}
