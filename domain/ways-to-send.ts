/** What a letter is sent from, as far as a browser tells. */
export type Device = 'phone' | 'windows' | 'other-computer'

/** A way by which a letter leaves the browser, always by its writer's own act. */
export type Way = 'share' | 'mail' | 'form' | 'mail-file' | 'copy' | 'word' | 'print' | 'text'

/** Windows hands no more than so many characters of a link to a mail program. */
const longestLinkOnWindows = 2048

/** What browsers say of the device that they run on. An iPad says that it is a Mac, but has no mouse. */
export function deviceOf({
  userAgent,
  isMobile,
  isTouched,
}: {
  userAgent: string
  isMobile: boolean
  isTouched: boolean
}): Device {
  if (isMobile || /Android|iPhone|iPad|iPod/.test(userAgent) || (isTouched && /Macintosh/.test(userAgent)))
    return 'phone'
  return /Windows/.test(userAgent) ? 'windows' : 'other-computer'
}

/** The ways that can be gone from here, the one that fits best first; a wrong guess of the device leaves all of them. */
export function waysToSend({
  device,
  canShare,
  hasForm,
  hasEmail,
  linkLength,
}: {
  device: Device
  canShare: boolean
  /** Whether the address of the council's form is known, and whether its e-mail address is. */
  hasForm: boolean
  hasEmail: boolean
  /** Of the link that opens the whole letter in a mail program. */
  linkLength: number
}): [Way, ...Way[]] {
  const isPossible: Partial<Record<Way, boolean>> = {
    share: canShare,
    mail: hasEmail && (device !== 'windows' || linkLength <= longestLinkOnWindows),
    form: hasForm,
    'mail-file': hasEmail,
  }
  const order: Way[] =
    device === 'phone'
      ? ['share', 'mail', 'form', 'copy', 'word', 'print', 'text', 'mail-file']
      : [...(hasForm ? (['form', 'copy'] as const) : []), 'mail', 'mail-file', 'copy', 'word', 'print', 'text', 'share']
  const [first = 'copy', ...others] = new Set(order.filter((way) => isPossible[way] ?? true))
  return [first, ...others]
}
