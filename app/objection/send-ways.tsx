import { type MouseEvent, useState } from 'react'
import { copyMessages, newTab } from '../../content/where-to-send.ts'
import { addressNames, sendWords, wayHints, wayLabels } from '../../content/written-words.ts'
import { mailDraft, mailLink } from '../../domain/letter-files.ts'
import { type Device, destinationOf, deviceOf, type Way, waysToSend } from '../../domain/ways-to-send.ts'
import { useCampaign } from '../content-api/campaign-query.ts'
import { breakable, withBreakable } from '../ui/breakable.tsx'
import { CopyButton, CopyByHand, useCopy } from '../ui/copy-button.tsx'
import { PlanningPagesLink } from './council-contact.tsx'

/** Where the letter's text stands, to be selected where it cannot be copied. */
const letterId = 'whole-letter'

interface Letter {
  text: string
  /** What an e-mail with it is called. */
  subject: string
  /** The name of its files, without an ending. */
  fileName: string
  /** The address of the council's form for it; empty where there is none. */
  form: string
  /** What follows once the letter is, or can be, on its way; without it that is said beside the button. */
  onSent?: (said: string) => void
  /** What is still to be done with a letter that is taken away to be sent later. */
  note?: string
}

/** How a letter goes to the council: the way that fits this device as the one button, the others folded below it, each with where it goes. */
export function SendWays({
  mayLeave,
  ...letter
}: Letter & {
  /** Whether the letter can leave as it is by this way; where not, it has said why. */
  mayLeave: (way: Way, pressed: HTMLElement) => boolean
}) {
  const { ways, to, href, go, said, isRefused } = useSending(letter)
  const [first, ...others] = ways
  /** A button, or a link where the browser itself opens what is asked for; below it what happens at the press, or has happened. */
  const renderWay = (way: Way, look: string) => {
    const press = {
      className: `button ${look}`,
      onClick: (event: MouseEvent<HTMLElement>) =>
        mayLeave(way, event.currentTarget) ? go(way) : event.preventDefault(),
    }
    return (
      <>
        {href[way] === undefined ? (
          <button type="button" {...press}>
            {wayLabels[way]}
          </button>
        ) : (
          <a href={href[way]} {...placeOf(way)} {...press}>
            {wayLabels[way]}
            {way === 'form' && <span className="sr-only"> {newTab}</span>}
          </a>
        )}
        <p role="status" className="quiet">
          {(said.way === way && said.text) || wayHints[way]}
        </p>
      </>
    )
  }
  return (
    <>
      <div className="send-first">{renderWay(first, 'button-alert')}</div>
      <SendTo way={first} address={destinationOf(first, to)} />
      {Object.values(to).every((address) => address === '') && (
        <div className="notice notice-open stack">
          <p>{sendWords.noAddress}</p>
          <p>
            <PlanningPagesLink label={sendWords.documents} />
          </p>
        </div>
      )}
      <WholeLetter text={letter.text} isRefused={isRefused} />
      <details className="stack">
        <summary>{sendWords.otherWays}</summary>
        <ul className="two-columns">
          {others.map((way) => (
            <li key={way}>
              {renderWay(way, 'button-quiet')}
              <SendTo way={way} address={destinationOf(way, to)} />
            </li>
          ))}
        </ul>
      </details>
    </>
  )
}

/** The letter to be read; where the clipboard is refused, to be copied by hand. */
function WholeLetter({ text, isRefused }: { text: string; isRefused: boolean }) {
  return (
    <details className="stack" open={isRefused || undefined}>
      <summary>{sendWords.read}</summary>
      <p id={letterId} className="letter whole-letter">
        {withBreakable(text)}
      </p>
      {isRefused && <CopyByHand text={text} selects={letterId} />}
    </details>
  )
}

/** A link by which the letter goes the way that was pressed already, whatever was found in it; what is taken away stays here with where it goes. */
export function SendAsItIs({ way, ...letter }: Letter & { way: Way }) {
  const { to, href, go, said, isRefused } = useSending(letter)
  const send = (event: MouseEvent) => {
    if (href[way] === undefined) event.preventDefault()
    go(way)
  }
  return (
    <>
      <p>
        <a className="standing-link" href={href[way] ?? '#send'} {...placeOf(way)} onClick={send}>
          {sendWords.asItIs}
        </a>
      </p>
      <p role="status">{said.way && (said.text || wayHints[way])}</p>
      {said.way && <SendTo way={way} address={destinationOf(way, to)} />}
      <WholeLetter text={letter.text} isRefused={isRefused} />
    </>
  )
}

const placeOf = (way: Way) => (way === 'form' ? { target: '_blank', rel: 'noopener' } : {})

/** Where a letter goes by one of the ways, to be taken along where the way does not. */
function SendTo({ way, address }: { way: Way; address: string }) {
  if (address === '') return null
  const id = `${way}-to`
  const label = (
    <>
      {sendWords.copyAddress}
      <span className="sr-only">{addressNames[way]}</span>
    </>
  )
  return (
    <div className="row gap-8 send-to">
      <p className="own-words">
        {sendWords.to} <b id={id}>{breakable(address)}</b>
      </p>
      <CopyButton text={address} label={label} message={copyMessages.address} selects={id} />
    </div>
  )
}

/** The ways after which the letter is, or can be, on its way to the council. */
export const sends: ReadonlySet<Way> = new Set(['share', 'mail', 'form', 'mail-file'])

/** The ways that can be gone from here, and what each does. Whatever is made of the letter is made in this browser. */
function useSending({ text, subject, fileName, form, onSent, note = '' }: Letter) {
  const { council_email: email, council_address: post } = useCampaign()
  const to = { email, form, post }
  const { state, copy } = useCopy()
  const [said, setSaid] = useState<{ way?: Way; text: string }>({ text: '' })
  const mail = { to: email, subject, text }
  const link = mailLink(mail)
  const ways = waysToSend({
    device: thisDevice(),
    // The device's own share sheet may take no text.
    canShare: typeof navigator.share === 'function' && (navigator.canShare?.({ text }) ?? true),
    to,
    linkLength: link.length,
  })

  const save = (ending: 'docx' | 'eml', content: BlobPart, type: string): string => {
    const name = `${fileName}.${ending}`
    saveFile(name, content, type)
    return sendWords.saved(name)
  }
  const saveWord = async () => {
    const { letterDocx } = await import('./letter-docx.ts')
    const file = await letterDocx(text, subject)
    return save('docx', file, file.type)
  }
  /** What each way does; it tells what there is to say afterwards. */
  const acts: Record<Way, () => unknown> = {
    share: () => navigator.share({ title: subject, text }),
    // The link itself opens the mail program.
    mail: () => {},
    form: saveWord,
    'mail-file': async () => {
      const saved = save('eml', mailDraft(mail), 'message/rfc822')
      await copy(text, sendWords.copied)
      return saved
    },
    copy: () => copy(text, sendWords.copied),
    word: saveWord,
    print: () => print(),
  }
  const go = async (way: Way) => {
    setSaid({ way, text: '' })
    try {
      const told = [await acts[way]()].filter((each) => typeof each === 'string')
      if (onSent && sends.has(way)) onSent([...told, wayHints[way]].join(' '))
      else setSaid({ way, text: [...told, note].join(' ') })
    } catch (error) {
      const isChangeOfMind = error instanceof DOMException && error.name === 'AbortError'
      if (!isChangeOfMind) setSaid({ way, text: sendWords.failed })
    }
  }
  const href: Partial<Record<Way, string>> = { mail: link, form }
  return { ways, to, href, go, said, isRefused: state === 'refused' }
}

/** The device that the browser says it runs on. */
function thisDevice(): Device {
  const { userAgent } = navigator
  // Not every browser tells, and no type does.
  const isMobile = 'userAgentData' in navigator && Reflect.get(Object(navigator.userAgentData), 'mobile') === true
  return deviceOf({ userAgent, isMobile, isTouched: matchMedia('(pointer: coarse)').matches })
}

/** Hands a file to the browser's downloads; nothing is asked of any server. */
function saveFile(name: string, content: BlobPart, type: string): void {
  const address = URL.createObjectURL(new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Some browsers begin to read the file only after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
