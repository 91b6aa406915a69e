import { nowhereToSend, unsetDetailWords } from '../../content/unset-detail-words.ts'
import type { Claim } from '../../domain/claim.ts'
import { isExample } from '../../domain/coming-events.ts'
import type { Content, NewRow, Row } from '../../domain/content.ts'
import { dayWords } from '../../domain/date-words.ts'
import { londonDay } from '../../domain/london-day.ts'
import { courseOf, currentStage, type StageState, stagesOn } from '../../domain/progress.ts'
import { linkAddress } from '../../domain/site-link.ts'
import { type ChecklistItem, type OpenDetail, unsetDetails } from '../../domain/unset-details.ts'
import type { UploadUse } from '../../domain/upload.ts'
import type { Config } from '../config.ts'
import type { ConnectedDatabase } from '../database/connect.ts'
import { messagesGoTo } from '../mail/compose.ts'
import { uploadPath } from '../uploads/upload-name.ts'
import { listUploads } from '../uploads/uploads.ts'
import { findUses, placesInWords } from '../uploads/uses.ts'

/** What a site must be asked for to know what it lacks. */
export interface SiteState {
  settings: Pick<Config, 'mode' | 'publicOrigin' | 'smtpUrl' | 'messagesTo'>
  campaign: NewRow<'campaign_details'>
  stages: readonly StageState[]
  events: readonly Pick<Row<'events'>, 'title'>[]
  claims: readonly Pick<Claim, 'state'>[]
  siteChecks: readonly Pick<Row<'site_checks'>, 'part'>[]
  /** The files of this site that rows name and that are not there. */
  missingFiles: readonly MissingFile[]
  /** When the content was last exported, as far as this site knows. */
  lastExport: Date | undefined
  now: Date
}

/** An export counts as a back-up for this long. */
const exportCountsDays = 30
const dayMs = 24 * 60 * 60_000

/** What is to be done before the site goes public, in the order in which it is shown. */
export function launchChecklistOf(site: SiteState): ChecklistItem[] {
  const { settings, campaign, stages, lastExport } = site
  const today = londonDay(site.now.getTime())
  const takesLetters = courseOf(stages, today).some(({ stage }) => stage.id === consultation)
  const { id: current, starts_on, ends_on } = currentStage(stagesOn(stages, today))
  const examples = site.events.filter(isExample).length
  const claimsThatAre = (wanted: Claim['state']) => site.claims.filter(({ state }) => state === wanted).length
  const [toCheck, outOfDate] = [claimsThatAre('to-check'), claimsThatAre('out-of-date')]
  const toFind = site.siteChecks.filter(({ part }) => part === 'to-find').length

  const unknown = toFind === 1 ? '1 document or fact' : `${toFind} documents and facts`
  const missingDay =
    ends_on === ''
      ? 'last day is not set: pages cannot say how many days are left, and the site does not close the consultation by itself'
      : 'first day is not set: pages cannot say when it opened'
  const lastKnown = lastExport
    ? `The last export is of ${dayWords(londonDay(lastExport.getTime()))}, more than ${exportCountsDays} days ago.`
    : 'This site has no record of an export of its content.'

  const items: (Omit<ChecklistItem, 'isNeeded'> | false)[] = [
    ...unsetDetails(campaign).map(unsetItem),
    messagesGoTo(settings.messagesTo, campaign) === undefined && {
      id: 'no-messages-to',
      sentence:
        'Nobody is told by e-mail of messages from visitors, or when something is wrong with the site. Messages wait under Messages until the campaign’s e-mail address is set here, or MESSAGES_TO on the server.',
      link: { to: '/admin/messages', label: 'See the messages' },
    },
    takesLetters &&
      [campaign.council_email, campaign.council_form, campaign.council_address].every((way) => way === '') && {
        id: 'nowhere-to-send',
        sentence: `Public consultation is open, or opens on its date. ${nowhereToSend}`,
        link: { to: `${campaignTab}?field=council_email`, label: 'Set where letters go' },
      },
    current === consultation &&
      (starts_on === '' || ends_on === '') && {
        id: 'no-consultation-dates',
        sentence: `Public consultation is open, and its ${missingDay}.`,
        link: { to: '/admin/progress', label: 'Set the days of the consultation' },
      },
    examples > 0 && {
      id: 'example-events',
      sentence: `${counted(examples, 'example event')} still there: only maintainers see them, and the public site never shows them.`,
      link: { to: '/admin', label: 'See the events' },
    },
    ...site.missingFiles.map(({ path, uses }) => ({
      id: `missing-file-${path}`,
      sentence: `There is no file at ${path}: visitors who follow the link in ${placesInWords(uses)} find nothing.`,
      link: { to: '/admin/uploads', label: 'See the pictures and files' },
    })),
    toCheck > 0 && {
      id: 'claims-to-check',
      sentence: `${counted(toCheck, 'claim')} not confirmed yet. Readers are told so, or that the figure is the campaign’s.`,
      link: claimsLink,
    },
    outOfDate > 0 && {
      id: 'claims-out-of-date',
      sentence: `${counted(outOfDate, 'claim')} out of date: pages still state what is no longer so.`,
      link: claimsLink,
    },
    toFind > 0 && {
      id: 'to-find',
      sentence: `${unknown} about the plan, the site and the rules could not be found yet: pages say that they are open. A list says where to look for each.`,
      link: { to: '/admin/site', label: 'See what is to be found' },
    },
    settings.smtpUrl === undefined && {
      id: 'no-mail-server',
      sentence:
        'The site has no mail server: messages wait here, people who join the mailing list cannot confirm it, no update can be sent, and nobody is told when something is wrong. Whoever runs the server sets SMTP_URL (docs/deploy.md, E-mail).',
    },
    settings.mode === 'public' &&
      settings.publicOrigin === undefined && {
        id: 'no-public-origin',
        sentence:
          'The site does not know its own address: shared links, the sitemap, calendars and printed codes name localhost. Whoever runs the server sets PUBLIC_ORIGIN (docs/deploy.md, Settings).',
      },
    site.now.getTime() - (lastExport?.getTime() ?? 0) > exportCountsDays * dayMs && {
      id: 'no-backup',
      sentence: `${lastKnown} This page cannot tell whether somebody has copied the data folder or the database. Keep more than one copy.`,
      link: { to: '/admin/transfer', label: 'Export the content' },
    },
  ]
  return items.filter((item) => item !== false).map((item) => ({ ...item, isNeeded: !goodToHave.has(item.id) }))
}

/** What a site can go public without. */
const goodToHave: ReadonlySet<string> = new Set([
  ...(['social_links', 'fundraising_url', 'bank_account', 'council_address'] as const).map(unsetId),
  ...(['funds_holder', 'funds_holder_kind', 'funds_surplus'] as const).map(unsetId),
  ...['example-events', 'claims-to-check', 'to-find'],
])

const consultation = 'public-consultation'
const campaignTab = '/admin/campaign'
const claimsLink = { to: '/admin/claims', label: 'See the claims' }

/** The noun with its number and verb, such as '2 claims are'. */
const counted = (count: number, noun: string) => (count === 1 ? `1 ${noun} is` : `${count} ${noun}s are`)

function unsetId(detail: OpenDetail): string {
  return `unset-${detail}`
}

function unsetItem(detail: OpenDetail): Omit<ChecklistItem, 'isNeeded'> {
  const { name, missing } = unsetDetailWords[detail]
  const verb = detail === 'social_links' ? 'are' : 'is'
  const field = detail === 'bank_account' ? 'bank_account.name' : detail
  return {
    id: unsetId(detail),
    sentence: `${name.charAt(0).toUpperCase()}${name.slice(1)} ${verb} not set: ${missing}.`,
    link: { to: `${campaignTab}?field=${field}`, label: `Set ${name}` },
  }
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
  reader: ConnectedDatabase['reader'],
  built: ReadonlyMap<string, unknown>,
): Promise<MissingFile[]> {
  const [stored, uses] = await Promise.all([listUploads(reader), findUses(content, filesIn)])
  const there = new Set(stored.map(({ name }) => uploadPath(name)))
  const isUpload = (path: string) => path.startsWith(uploadPath(''))
  // While the site is developed its other files are not read in advance.
  const isThere = (path: string) => there.has(path) || (!isUpload(path) && (built.size === 0 || built.has(path)))
  return Array.from(uses, ([path, at]) => ({ path, uses: at })).filter(({ path }) => !isThere(path))
}

function filesIn(text: string): string[] {
  return (text.match(mention) ?? []).map(linkAddress)
}
