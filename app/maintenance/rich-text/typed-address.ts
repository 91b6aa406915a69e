import { emailAddress, isEmailAddress } from '../../../domain/email-address.ts'
import { linkAddress } from '../../../domain/site-link.ts'
import { linkText } from '../../../domain/text.ts'

/**
 * The address that somebody means by what they typed: `www.example.org` is on the web, `a@example.org` is an e-mail
 * address, `01926 410410` a telephone number. Undefined where no link can lead there.
 */
export function typedAddress(typed: string): string | undefined {
  const [, to = '', about = ''] = /^\s*(?:mailto:)?([^?]*)(\?.*)?$/i.exec(typed) ?? []
  const email = emailAddress(to)
  if (isEmailAddress(email)) return `mailto:${email}${about.trimEnd()}`
  const number = typed.replace(/^\s*tel:|(?<=\+.*)\(0\)|[\s().-]/gi, '')
  if (/^(?:\+|0)\d{4,14}$/.test(number)) return `tel:${number}`
  const { data } = linkText.safeParse(typed)
  return data ? linkAddress(data) : undefined
}
