import { campaign } from '../content/campaign.ts'
import { unsetDetails } from '../domain/campaign.ts'
import type { Config, Mode } from './config.ts'

const modeWords: Record<Mode, string> = {
  local: 'local: this machine only, with the maintenance side',
  public: 'public: open to visitors',
  dev: 'dev: this machine only, from the sources, with hot reload',
}

/** What the person who started the site reads: where it is, how it runs, and what is still to be filled in (decision 17). */
export function greeting({ mode, hosts, port, publicOrigin, maintenancePort, databaseUrl }: Config): string {
  const unset = unsetDetails(campaign)
  const lines = [
    ['Address', `${publicOrigin ?? `http://localhost:${port}`}/quarry/`],
    ['Mode', modeWords[mode]],
    ['Database', describeDatabase(databaseUrl)],
  ]
  if (mode === 'public') {
    lines.push(['Listening', `${hosts.join(', ')}, port ${port}`])
    lines.push([
      'Maintenance',
      maintenancePort ? `http://localhost:${maintenancePort}/quarry/admin, from this machine` : 'off',
    ])
    if (!publicOrigin) lines.push(['Unset', 'PUBLIC_ORIGIN: until it is set, shared links name localhost'])
  }
  if (unset.length > 0) lines.push(['Unset', `${unset.join(', ')} (content/campaign.ts)`])
  return lines.map(([name, text]) => `${name}:`.padEnd(13) + text).join('\n')
}

/** A database's address for people, without user and password. */
export function describeDatabase(databaseUrl: string): string {
  if (databaseUrl.startsWith('file:')) return `SQLite, ${databaseUrl.slice('file:'.length)}`
  const { host, pathname } = new URL(databaseUrl)
  return `PostgreSQL, ${host}${pathname}`
}
