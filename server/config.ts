import { z } from 'zod'
import { emailAddress, isEmailAddress } from '../domain/email-address.ts'
import { postgresAddresses } from './database/postgres.ts'

/** How the site runs: on the maintainer's own machine, for everyone, or with hot reload for developers. */
export type Mode = 'local' | 'public' | 'dev'

/** The settings of one run, read once from the environment (docs/deploy.md lists them). */
export interface Config {
  mode: Mode
  port: number
  /** The addresses to listen on, the main one first. */
  hosts: string[]
  databaseUrl: string
  maintenancePort: number | undefined
  /** Where the public finds the site, such as https://example.org; undefined in local mode unless it is set. */
  publicOrigin: string | undefined
  trustedProxies: number
  smtpUrl: string | undefined
  messagesTo: string | undefined
  newsletterAction: string | undefined
  /** Where a service has its files (deploy/quarry.service). */
  stateFolder: string | undefined
}

const wholeNumber = (low: number, high: number) => {
  const error = `must be a whole number from ${low} to ${high}`
  return z
    .string()
    .regex(/^\d{1,6}$/, { error })
    .transform(Number)
    .refine((number) => number >= low && number <= high, { error })
}

const addressWith = (protocols: string[], error: string) =>
  z.string().refine((text) => protocols.includes(URL.parse(text)?.protocol ?? ''), { error })

/** What the mailer would read in another way is not one: a second @, a lone %, a path. */
const smtpAddress = /^smtps?:\/\/(?:(?:[^@/?#%\s]|%[\da-f]{2})*@)?[^@/?#%\s]+\/?(?:\?\S*)?$/i

const originText = z
  .string()
  .refine((text) => /^https?:/.test(text) && URL.parse(text)?.origin === text.replace(/\/$/, ''), {
    error: 'must be an origin alone, such as https://example.org: no path, no user, in lower case',
  })
  .transform((text) => text.replace(/\/$/, ''))

const environmentSchema = z.object({
  PORT: wholeNumber(1, 65_535).default(4173),
  HOST: z
    .string()
    .regex(/^[a-z0-9.:-]+$/i, { error: 'must be an address or a host name, such as 0.0.0.0' })
    .optional(),
  DATABASE_URL: z
    .string()
    .refine((text) => /^file:./.test(text) || postgresAddresses(text).every((address) => URL.canParse(address)), {
      error: 'must start with file: (a SQLite file) or be an address that starts with postgres://',
    })
    .optional(),
  MAINTENANCE_PORT: wholeNumber(1, 65_535).optional(),
  PUBLIC_ORIGIN: originText.optional(),
  TRUSTED_PROXIES: wholeNumber(0, 10).default(0),
  SMTP_URL: z
    .string()
    .refine((text) => smtpAddress.test(text) && URL.canParse(text), {
      error: 'must be like smtps://user:password@mail.example.org, with special characters percent-encoded',
    })
    .optional(),
  MESSAGES_TO: z
    .string()
    .overwrite(emailAddress)
    .refine(isEmailAddress, { error: 'must be one e-mail address' })
    .optional(),
  NEWSLETTER_ACTION: addressWith(['https:'], 'must be an address that starts with https://').optional(),
  STATE_DIRECTORY: z.string().optional(),
})

/** Developers try things out, and delete uploads that nothing of theirs uses: they have a folder of their own. */
const defaultDatabases: Record<Mode, string> = {
  local: 'file:data/quarry.db',
  public: 'file:data/quarry.db',
  dev: 'file:data/dev/quarry.db',
}

const loopbackHosts = new Map([
  ['localhost', ['127.0.0.1', '::1']],
  ['127.0.0.1', ['127.0.0.1']],
  ['::1', ['::1']],
])

/** Reads the environment for this mode; an empty variable counts as unset. Throws a StartError at the first bad value. */
export function readConfig(mode: Mode, environment: Record<string, string | undefined>): Config {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''))
  const result = environmentSchema.safeParse(set)
  if (!result.success) {
    const [issue] = result.error.issues
    throw new StartError(`${issue?.path.join('.')} ${issue?.message}`)
  }
  const values = result.data
  if (values.MAINTENANCE_PORT === values.PORT) throw new StartError('MAINTENANCE_PORT must differ from PORT')
  if (mode === 'public' && values.SMTP_URL !== undefined && values.PUBLIC_ORIGIN === undefined) {
    throw new StartError('PUBLIC_ORIGIN must be set where SMTP_URL is: the links in our e-mails start with it')
  }
  return {
    mode,
    port: values.PORT,
    hosts: mode === 'public' ? [values.HOST ?? '0.0.0.0'] : requireLoopback(values.HOST ?? 'localhost'),
    databaseUrl: values.DATABASE_URL ?? defaultDatabases[mode],
    maintenancePort: mode === 'public' ? values.MAINTENANCE_PORT : undefined,
    publicOrigin: values.PUBLIC_ORIGIN,
    trustedProxies: values.TRUSTED_PROXIES,
    smtpUrl: values.SMTP_URL,
    messagesTo: values.MESSAGES_TO,
    newsletterAction: values.NEWSLETTER_ACTION,
    stateFolder: values.STATE_DIRECTORY,
  }
}

/** Local mode has the maintenance side open to whoever reaches it, so nobody else's machine may. */
function requireLoopback(host: string): string[] {
  const hosts = loopbackHosts.get(host)
  if (!hosts)
    throw new StartError(
      'HOST must be localhost, 127.0.0.1 or ::1 in this mode; npm run serve opens the site to others',
    )
  return hosts
}

/** What keeps the site from starting. The message is one line for the person who starts it. */
export class StartError extends Error {
  override readonly name = 'StartError'
}
