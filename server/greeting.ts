import type { NewRow } from '../domain/content.ts'
import { unsetDetails } from '../domain/unset-details.ts'
import type { Config, Mode } from './config.ts'
import { codeMinutes } from './database/maintenance-sessions.ts'
import { postgresAddresses } from './database/postgres.ts'
import { messagesGoTo } from './mail/compose.ts'

const modeWords: Record<Mode, string> = {
  local: 'local: this machine only, with the maintenance side',
  public: 'public: open to visitors',
  dev: 'dev: this machine only, from the sources, with hot reload',
}

type Campaign = NewRow<'campaign_details'>

/** What the person who started the site reads: where it is, how it runs, and how much is still to be filled in. */
export function greeting(config: Config, campaign: Campaign, signInLink?: string): string {
  const { mode, hosts, port, maintenancePort, publicOrigin, databaseUrl } = config
  const unset = unsetDetails(campaign).length
  const lines = [
    ['Address', `${publicOrigin ?? `http://localhost:${port}`}/quarry/`],
    ['Mode', modeWords[mode]],
    ['Database', describeDatabase(databaseUrl)],
    ['E-mail', describeMail(config, campaign)],
  ]
  if (mode === 'public') {
    lines.push(['Listening', `${hosts.join(', ')}, port ${port}`])
    lines.push(['Maintenance', signInLink ?? (maintenancePort ? `port ${maintenancePort} of this machine` : 'off')])
    const ofLink = signInLink ? `this link works once, for ${codeMinutes} minutes; ` : ''
    if (maintenancePort)
      lines.push(['Sign in', `${ofLink}sudo quarry sign-in (from the sources: npm run sign-in) prints a new link`])
    if (!publicOrigin) lines.push(['Unset', 'PUBLIC_ORIGIN: until it is set, shared links name localhost'])
  }
  if (unset > 0) {
    lines.push(['Unset', `${unset} ${unset === 1 ? 'detail' : 'details'} of the campaign: see Admin, Campaign`])
  }
  return lines.map(([name, text]) => `${name}:`.padEnd(13) + text).join('\n')
}

/** Where messages go, without the mail server's user and password. */
function describeMail({ smtpUrl, messagesTo }: Config, campaign: Campaign): string {
  if (smtpUrl === undefined) return 'off: what visitors send waits in the database (SMTP_URL is unset)'
  const to = messagesGoTo(messagesTo, campaign) ?? 'nobody, since no address is set (MESSAGES_TO, or Admin, Campaign),'
  return `messages go to ${to} through ${new URL(smtpUrl).host}`
}

/** A database's address for people, without user and password. */
export function describeDatabase(databaseUrl: string): string {
  if (databaseUrl.startsWith('file:')) return `SQLite, ${databaseUrl.slice('file:'.length)}`
  const addresses = postgresAddresses(databaseUrl).map((address) => new URL(address))
  return `PostgreSQL, ${addresses.map(({ host }) => host).join(',')}${addresses[0]?.pathname}`
}
