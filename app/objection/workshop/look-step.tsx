import { useEffect } from 'react'
import { Link, Navigate, useLocation, useNavigate } from 'react-router'
import { sendWords, writtenWords } from '../../../content/written-words.ts'
import type { Way } from '../../../domain/ways-to-send.ts'
import { CloserLook, Findings } from '../closer-look.tsx'
import { SendAsItIs } from '../send-ways.tsx'
import { useFinderFailure } from '../use-closer-look.ts'
import { StepHeading } from './step.tsx'
import { nameOf, stopsIn } from './steps.ts'
import { draftStore, useDraftStore } from './use-draft-store.ts'
import { type DraftLetter, useFindings, useOutgoing } from './use-letter.ts'

const words = writtenWords.look

/** What was pressed, and what its writer had been stopped for before: that stops nobody again. */
export interface Stop {
  way: Way
  /** Where the button that was pressed ends, in px from the top of the window. */
  pressedAbove: number
  seen: readonly string[]
}

/** The one stop before a letter is sent; once nothing is left to look at, it leads back to sending. */
export function LookStep({ letter }: { letter: DraftLetter }) {
  const findings = useFindings(letter)
  const isFailed = useFinderFailure()
  const outgoing = useOutgoing(letter)
  const { isBrought } = useDraftStore().draft
  const stop: Stop | null = useLocation().state
  const navigate = useNavigate()
  const found = findings && stopsIn(findings, stop?.seen ?? [])
  useEffect(() => {
    const names = stopsIn(findings ?? [], []).flatMap(({ kind, quotes }) => quotes.map((quote) => nameOf(kind, quote)))
    if (names.length > 0) draftStore.change((now) => ({ ...now, lookedAt: [...new Set([...now.lookedAt, ...names])] }))
  }, [findings])
  if (isFailed || found?.length === 0) return <Navigate to="#send" replace />
  return (
    <div className="stack step-form step-look">
      {/* The ways out stand lower than what was pressed: the second tap of a quick finger falls on no way out. */}
      <div style={{ minHeight: stop ? `calc(${stop.pressedAbove}px - var(--header-height))` : 0 }}>
        <StepHeading>{words.title}</StepHeading>
        {found ? <Findings findings={found} /> : <CloserLook findings={findings} />}
      </div>
      {found && (
        <button type="button" className="button" onClick={() => navigate(isBrought ? '#send' : '#letter')}>
          {words.change}
        </button>
      )}
      {found && stop && <SendAsItIs way={stop.way} {...outgoing} />}
      {found && !stop && (
        <p>
          <Link className="standing-link" to="#send">
            {sendWords.asItIs}
          </Link>
        </p>
      )}
    </div>
  )
}
