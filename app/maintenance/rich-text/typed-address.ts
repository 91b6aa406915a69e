import { linkAddress } from '../../../domain/site-link.ts'

/**
 * The address that somebody means by what they typed: `www.example.org` is on the web, `a@example.org` is an e-mail
 * address. Undefined where no link can lead there.
 */
export function typedAddress(typed: string): string | undefined {
  const text = typed.trim()
  if (/\s/.test(text) || text.includes('\\')) return undefined
  if (/^\/(?!\/)/.test(text)) return linkAddress(text)
  if (/^https?:\/\//i.test(text)) return URL.canParse(text) ? text : undefined
  if (/^mailto:[^@]+@[^@]+$/i.test(text) || /^tel:\+?[\d().-]+$/i.test(text)) return text
  if (/^[^@/:]+@[^@/:]+\.[^@/:]+$/.test(text)) return `mailto:${text}`
  return /^[\w-]+(?:\.[\w-]+)+(?:[/?#].*)?$/.test(text) ? `https://${text}` : undefined
}
