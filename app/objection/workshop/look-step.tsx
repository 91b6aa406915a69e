import { useEffect, useState } from 'react'
import { Link, Navigate, useLocation, useNavigate } from 'react-router'
import { sendWords, writtenWords } from '../../../content/written-words.ts'
import type { Finding, Quote } from '../../../domain/closer-look/finding.ts'
import type { Way } from '../../../domain/ways-to-send.ts'
import { CloserLook, Findings } from '../closer-look.tsx'
import { SendAsItIs, sends } from '../send-ways.tsx'
import { useFinderFailure } from '../use-closer-look.ts'
import { StepHeading } from './step.tsx'
import { draftStore, useDraftStore } from './use-draft-store.ts'
import { type DraftLetter, useFindings, useOutgoing } from './use-letter.ts'

const words = writtenWords.look

/** What was pressed, and what its writer had been stopped for before: that stops nobody again. */
export interface Stop {
  way: Way
  seen: readonly string[]
}

const nameOf = (kind: Finding['kind'], { text }: Quote) => `${kind}: ${text}`

/** The findings that stop a letter, but for what was seen before. */
export const stopsIn = (findings: readonly Finding[], seen: readonly string[]): Finding[] =>
  findings.flatMap((finding) => {
    const quotes = finding.quotes.filter((quote) => !seen.includes(nameOf(finding.kind, quote)))
    return finding.group === 'stop' && quotes.length > 0 ? [{ ...finding, quotes }] : []
  })

/** How long the stop stands before it can be left, in ms: the second tap on the button that led here falls on nothing. */
const readingTime = 600

/** The one stop before a letter is sent; once nothing is left to look at, it leads back to sending. */
export function LookStep({ letter, onSent }: { letter: DraftLetter; onSent: (said: string) => void }) {
  const findings = useFindings(letter)
  const isFailed = useFinderFailure()
  const outgoing = useOutgoing(letter)
  const { isBrought } = useDraftStore().draft
  const stop: Stop | null = useLocation().state
  const navigate = useNavigate()
  const [isSeen, setSeen] = useState(false)
  const found = findings && stopsIn(findings, stop?.seen ?? [])
  useEffect(() => {
    if (!found || found.length === 0 || isSeen) return
    const names = found.flatMap(({ kind, quotes }) => quotes.map((quote) => nameOf(kind, quote)))
    const timer = setTimeout(() => {
      setSeen(true)
      draftStore.change((now) => ({ ...now, lookedAt: [...new Set([...now.lookedAt, ...names])] }))
    }, readingTime)
    return () => clearTimeout(timer)
  }, [found, isSeen])
  if (isFailed || found?.length === 0) return <Navigate to="#send" replace />
  return (
    <div className="step-form step-look">
      <StepHeading>{words.title}</StepHeading>
      {found ? <Findings findings={found} /> : <CloserLook findings={findings} />}
      {isSeen && (
        <button type="button" className="button" onClick={() => navigate(isBrought ? '#send' : '#letter')}>
          {words.change}
        </button>
      )}
      {isSeen && stop && sends.has(stop.way) && <SendAsItIs way={stop.way} {...outgoing} onSent={onSent} />}
      {isSeen && !(stop && sends.has(stop.way)) && (
        <p>
          <Link className="standing-link" to="#send">
            {sendWords.asItIs}
          </Link>
        </p>
      )}
    </div>
  )
}
