/** What a letter is sent from, as far as a browser tells. */
export type Device = 'phone' | 'windows' | 'other-computer'

/** A way by which a letter leaves the browser, always by its writer's own act. */
export type Way = 'share' | 'mail' | 'form' | 'mail-file' | 'copy' | 'word' | 'print'

/** Where the council takes letters; empty where that is not known. */
export interface Destinations {
  email: string
  /** The address of its online form. */
  form: string
  post: string
}

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
  to: { email, form, post },
  linkLength,
}: {
  device: Device
  canShare: boolean
  to: Destinations
  /** Of the link that opens the whole letter in a mail program. */
  linkLength: number
}): [Way, ...Way[]] {
  const isPossible: Partial<Record<Way, boolean>> = {
    share: canShare,
    mail: email !== '' && (device !== 'windows' || linkLength <= longestLinkOnWindows),
    form: form !== '',
    'mail-file': email !== '',
  }
  const isByPostAlone = email === '' && form === '' && post !== ''
  const order: Way[] = [
    ...(isByPostAlone ? (['print'] as const) : []),
    ...(device === 'phone'
      ? ([email === '' ? 'form' : 'mail', 'share', 'form', 'copy', 'word', 'print', 'mail-file'] as const)
      : ([...(form === '' ? [] : (['form', 'copy'] as const)), 'mail', 'mail-file'] as const)),
    ...(['copy', 'word', 'print', 'share'] as const),
  ]
  const [first = 'copy', ...others] = new Set(order.filter((way) => isPossible[way] ?? true))
  return [first, ...others]
}

/** Where a letter goes that leaves by this way; empty where no address of the council is known. */
export function destinationOf(way: Way, { email, form, post }: Destinations): string {
  if (way === 'form') return form
  return (way === 'print' ? [post, email, form] : [email, form, post]).find((address) => address !== '') ?? ''
}
