import { useEffect, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { closerLook } from '../../../content/closer-look/words.ts'
import { writeObjection } from '../../../content/write-objection.ts'
import { writtenWords } from '../../../content/written-words.ts'
import { hasWords } from '../../../domain/objection-draft.ts'
import type { Way } from '../../../domain/ways-to-send.ts'
import { CloserLook, TooLong } from '../closer-look.tsx'
import { useLetterNow } from '../letter-now.ts'
import { missingPerson, PersonFields } from '../person-fields.tsx'
import { type Problem, stillMissing } from '../problems.tsx'
import { SendWays, sends } from '../send-ways.tsx'
import { useFinderFailure } from '../use-closer-look.ts'
import type { Stop } from './look-step.tsx'
import { LetterBox, letterId } from './plain-area.tsx'
import { LetterSoFar, Step } from './step.tsx'
import { stopsIn } from './steps.ts'
import { draftStore, useDraftStore } from './use-draft-store.ts'
import { type DraftLetter, useFindings, useOutgoing } from './use-letter.ts'

const words = writtenWords.send

/** Name and address, a last look and the ways to send; a letter that somebody has brought along goes into the box here. */
export function SendStep({ letter }: { letter: DraftLetter }) {
  const { person, isBrought, brought, lookedAt } = useDraftStore().draft
  const navigate = useNavigate()
  const findings = useFindings(letter)
  const isFinderFailed = useFinderFailure()
  const letterNow = useLetterNow()
  const [problems, setProblems] = useState<readonly Problem[]>([])
  const isEmpty = isBrought && !hasWords(brought)
  const missing = isBrought ? (isEmpty ? [{ field: letterId, text: words.missing }] : []) : missingPerson(person)
  const told = stillMissing(problems, missing)
  const findingsBox = useRef<HTMLDivElement>(null)
  const [isPasted, setPasted] = useState(false)
  const hasFindings = findings !== undefined && findings.length > 0
  useEffect(() => {
    // The box below keeps its place in the window: what was found in a pasted letter would stand unseen above it.
    if (isPasted && hasFindings) findingsBox.current?.scrollIntoView({ block: 'start' })
  }, [isPasted, hasFindings])

  const [pressed, setPressed] = useState<HTMLElement>()
  useEffect(() => {
    if (!pressed || !(findings || isFinderFailed)) return
    setPressed(undefined)
    pressed.click()
  }, [pressed, findings, isFinderFailed])

  /** A letter without name or address is sent at the second press only, and one without a word leaves by no way. For what should not stand in it its writer is stopped once. */
  const mayLeave = (way: Way, button: HTMLElement) => {
    if (isEmpty || (sends.has(way) && missing.length > 0 && problems.length === 0)) {
      setProblems(missing)
      return false
    }
    // A letter that is still being read leaves by itself once it is.
    if (!findings && !isFinderFailed) {
      setPressed(button)
      return false
    }
    if (stopsIn(findings ?? [], lookedAt).length === 0) return true
    const pressedAbove = button.getBoundingClientRect().bottom
    navigate('#look', { state: { way, pressedAbove, seen: lookedAt } satisfies Stop })
    return false
  }
  const found = (
    <div ref={findingsBox}>
      <h2 className="sr-only">{closerLook.heading}</h2>
      <TooLong text={letter.sent} />
      <CloserLook findings={findings} isOpen={isBrought} />
    </div>
  )
  return (
    <Step
      title={isBrought ? words.titleBrought : words.title}
      problems={told}
      side={!isBrought && <LetterSoFar text={letter.sent} />}
    >
      {isBrought && found}
      {isBrought ? (
        <LetterBox
          label={words.paste}
          value={brought}
          problem={told[0]}
          onText={(text, isPasted) => {
            draftStore.change((now) => ({ ...now, brought: text }))
            setPasted(isPasted)
          }}
        />
      ) : (
        <PersonFields
          {...person}
          problems={told}
          onChange={(change) => draftStore.change((now) => ({ ...now, person: { ...now.person, ...change } }))}
        />
      )}
      {letter.above !== '' && <p className="quiet">{words.signedAbove(letter.above)}</p>}
      {!isBrought && letter.shown.state === 'edited-and-changed-since' && (
        <p className="notice">
          {writtenWords.letter.changedSince} <Link to="#letter">{writtenWords.letter.title}</Link>
        </p>
      )}
      {!isBrought && found}
      {letterNow !== '' && <p className="notice">{letterNow}</p>}
      <p role="status">{pressed && writeObjection.loading}</p>
      <SendWays {...useOutgoing(letter)} mayLeave={mayLeave} />
    </Step>
  )
}
