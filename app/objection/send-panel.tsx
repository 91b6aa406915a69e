import { type ReactNode, useState } from 'react'
import { newTab } from '../../content/objection-guide.ts'
import { sendLetter } from '../../content/workshop-steps.ts'
import { mailDraft, mailLink, textFile } from '../../domain/letter-files.ts'
import { type Device, deviceOf, type Way, waysToSend } from '../../domain/ways-to-send.ts'
import { useCampaign } from '../content-api/campaign-query.ts'
import { CopyByHand } from '../ui/copy-by-hand.tsx'
import { useCopy } from '../ui/use-copy.ts'
import { CouncilContact } from './council-contact.tsx'
import { type PersonField, PersonFirst } from './person-first.tsx'
import { letterId } from './workshop/letter-paper.tsx'

interface Letter {
  text: string
  subject: string
  /** What its files are called, before the ending. */
  fileName: string
  pointNames: readonly string[]
  /** The address of the council's form that takes it as a file; empty for none. */
  form: string
  print: () => void
}

/**
 * How a letter goes to the council: the way that fits this device as the one button, the others folded below it. What its
 * writer should know first stands above, what else there is below.
 */
export function SendPanel({
  missing,
  before,
  children,
  ...letter
}: Letter & { missing: readonly PersonField[]; before?: ReactNode; children?: ReactNode }) {
  const { ways, href, go, said, isRefused } = useSending(letter)
  const [first, ...others] = ways
  const button = (way: Way, look: string) => (
    <WayButton way={way} look={look} href={href[way]} go={() => go(way)}>
      {sendLetter.ways[way]}
    </WayButton>
  )
  return (
    <section id="send" aria-labelledby="send-heading" className="workshop-send">
      <h2 id="send-heading">{sendLetter.heading}</h2>
      {before}
      <PersonFirst missing={missing}>
        <p className="workshop-send-first">{button(first, 'button-alert')}</p>
        <p className="workshop-hint">
          {first === 'mail-file' && sendLetter.tooLongForLink} {sendLetter.hints[first]}
        </p>
        <details className="workshop-fold">
          <summary>
            <h3 className="workshop-fold-heading">{sendLetter.otherWays}</h3>
          </summary>
          <ul className="workshop-ways">
            {others.map((way) => (
              <li key={way}>
                {button(way, 'button-quiet')}
                <p className="workshop-hint">{sendLetter.hints[way]}</p>
              </li>
            ))}
          </ul>
        </details>
      </PersonFirst>
      <p role="status" className="workshop-hint">
        {said}
      </p>
      {isRefused && <CopyByHand text={letter.text} selects={letterId} />}
      {children}
      <CouncilContact />
    </section>
  )
}

/** A button, or a link where the browser itself opens what is asked for. */
function WayButton({
  way,
  look,
  href,
  go,
  children,
}: {
  way: Way
  look: string
  href: string | undefined
  go: () => void
  children: ReactNode
}) {
  if (href === undefined)
    return (
      <button type="button" className={`button ${look}`} onClick={go}>
        {children}
      </button>
    )
  const place = way === 'form' ? { target: '_blank', rel: 'noopener' } : {}
  return (
    <a className={`button ${look}`} href={href} {...place} onClick={go}>
      {children}
      {way === 'form' && <span className="sr-only"> {newTab}</span>}
    </a>
  )
}

/** The ways that can be gone from here, and what each does. Whatever is made of the letter is made in this browser. */
function useSending({ text, subject, fileName, pointNames, form, print }: Letter) {
  const { council_email: to } = useCampaign()
  const { state, copy } = useCopy()
  const [said, setSaid] = useState('')
  const mail = { to, subject, text }
  const link = mailLink(mail)
  const ways = waysToSend({
    device: thisDevice(),
    canShare: canShareText(text),
    hasForm: form !== '',
    hasEmail: to !== '',
    linkLength: link.length,
  })

  const save = (ending: 'txt' | 'docx' | 'eml', content: BlobPart, type: string) => {
    const name = `${fileName}.${ending}`
    saveFile(name, content, type)
    setSaid(sendLetter.saved(name))
  }
  const saveWord = async () => {
    const { letterDocx } = await import('./workshop/letter-docx.ts')
    const file = await letterDocx(text, subject, pointNames)
    save('docx', file, file.type)
  }
  const acts: Record<Way, () => void | Promise<void>> = {
    share: () => navigator.share({ title: subject, text }),
    // The link itself opens the mail program.
    mail: () => {},
    form: saveWord,
    'mail-file': () => {
      save('eml', mailDraft(mail), 'message/rfc822')
      return copy(text, sendLetter.copied)
    },
    copy: () => copy(text, sendLetter.copied),
    word: saveWord,
    print,
    text: () => save('txt', textFile(text), 'text/plain;charset=utf-8'),
  }
  const go = async (way: Way) => {
    setSaid('')
    try {
      await acts[way]()
    } catch (error) {
      const isChangeOfMind = error instanceof DOMException && error.name === 'AbortError'
      if (!isChangeOfMind) setSaid(sendLetter.failed)
    }
  }
  const href: Partial<Record<Way, string>> = { mail: link, form }
  return { ways, href, go, said, isRefused: state === 'refused' }
}

/** The device that the browser says it runs on. */
function thisDevice(): Device {
  const { userAgent } = navigator
  // Not every browser tells, and no type does.
  const isMobile = 'userAgentData' in navigator && Reflect.get(Object(navigator.userAgentData), 'mobile') === true
  return deviceOf({ userAgent, isMobile, isTouched: matchMedia('(pointer: coarse)').matches })
}

/** Whether the device's own share sheet takes a text. */
function canShareText(text: string): boolean {
  return typeof navigator.share === 'function' && (navigator.canShare?.({ text }) ?? true)
}

/** Hands a file to the browser's downloads; nothing is asked of any server. */
function saveFile(name: string, content: BlobPart, type: string): void {
  const address = URL.createObjectURL(new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  // Some browsers begin to read the file only after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
