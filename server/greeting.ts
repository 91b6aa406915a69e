import { campaign } from '../content/campaign.ts'
import { detailText, unsetDetails } from '../domain/campaign.ts'
import type { Config, Mode } from './config.ts'
import { keyLink } from './gate/gate-pages.ts'

const modeWords: Record<Mode, string> = {
  local: 'local: this machine only, with the maintenance side',
  public: 'public: open to visitors',
  dev: 'dev: this machine only, from the sources, with hot reload',
}

/** What the person who started the site reads: where it is, how it runs, and what is still to be filled in (rule: campaign-details). */
export function greeting(config: Config, maintenanceKey?: string): string {
  const { mode, hosts, port, publicOrigin, maintenancePort, databaseUrl } = config
  const unset = unsetDetails(campaign)
  const lines = [
    ['Address', `${publicOrigin ?? `http://localhost:${port}`}/quarry/`],
    ['Mode', modeWords[mode]],
    ['Database', describeDatabase(databaseUrl)],
    ['E-mail', describeMail(config)],
  ]
  if (mode === 'public') {
    lines.push(['Listening', `${hosts.join(', ')}, port ${port}`])
    const isOpen = maintenancePort !== undefined && maintenanceKey !== undefined
    lines.push(['Maintenance', isOpen ? keyLink(maintenancePort, maintenanceKey) : 'off'])
    if (isOpen) lines.push(['Secret', 'this link opens the maintenance side; npm run maintenance-key makes a new one'])
    if (!publicOrigin) lines.push(['Unset', 'PUBLIC_ORIGIN: until it is set, shared links name localhost'])
  }
  if (unset.length > 0) lines.push(['Unset', `${unset.join(', ')} (content/campaign.ts)`])
  return lines.map(([name, text]) => `${name}:`.padEnd(13) + text).join('\n')
}

/** Where messages go, without the mail server's user and password. */
function describeMail({ smtpUrl, messagesTo }: Config): string {
  if (smtpUrl === undefined) return 'off: what visitors send waits in the database (SMTP_URL is unset)'
  return `messages go to ${messagesTo ?? detailText(campaign.contactEmail)} through ${new URL(smtpUrl).host}`
}

/** A database's address for people, without user and password. */
export function describeDatabase(databaseUrl: string): string {
  if (databaseUrl.startsWith('file:')) return `SQLite, ${databaseUrl.slice('file:'.length)}`
  const { host, pathname } = new URL(databaseUrl)
  return `PostgreSQL, ${host}${pathname}`
}
