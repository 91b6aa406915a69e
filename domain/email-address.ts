import { plainLine } from './visible-text.ts'

/** What browsers take for an e-mail address (HTML, type=email). */
const browsersRule =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i

/** Whether this is exactly one e-mail address, in the form in which it is stored. */
export function isEmailAddress(text: string): boolean {
  return browsersRule.test(text)
}

/** A typed e-mail address as it is stored and written to: a domain in another script has its ASCII name. What is none stays what it is. */
export function emailAddress(typed: string): string {
  const text = plainLine(typed).replace(/[\u2018\u2019]/g, "'")
  return text.replace(/(?<=@)(?=.*\P{ASCII})[\p{L}\p{M}\p{N}.。-]+$/u, (domain) => {
    const address = `http://${domain}`
    return URL.canParse(address) ? new URL(address).hostname : domain
  })
}
