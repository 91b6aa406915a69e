import { Link, Navigate, useLocation, useNavigate } from 'react-router'
import { sendWords, writtenWords } from '../../../content/written-words.ts'
import type { Finding } from '../../../domain/closer-look/finding.ts'
import type { Way } from '../../../domain/ways-to-send.ts'
import { CloserLook, Findings } from '../closer-look.tsx'
import { SendAsItIs } from '../send-ways.tsx'
import { StepHeading } from './step.tsx'
import { useDraftStore } from './use-draft-store.ts'
import { type DraftLetter, useFindings, useOutgoing } from './use-letter.ts'

const words = writtenWords.look

/** What stops a letter once, each as its kind and its passage. */
export const stopsIn = (findings: readonly Finding[] = []): string[] =>
  findings
    .filter(({ group }) => group === 'stop')
    .flatMap(({ kind, quotes }) => quotes.map(({ text }) => `${kind}: ${text}`))

/** The one stop before a letter is sent; once nothing is left to look at, it leads back to sending. */
export function LookStep({ letter, onSent }: { letter: DraftLetter; onSent: (said: string) => void }) {
  const findings = useFindings(letter)
  const outgoing = useOutgoing(letter)
  const { isBrought } = useDraftStore().draft
  const way: Way | null = useLocation().state
  const navigate = useNavigate()
  if (findings && stopsIn(findings).length === 0) return <Navigate to="#send" replace />
  return (
    <div className="step-form step-look">
      <StepHeading>{words.title}</StepHeading>
      {findings ? (
        <Findings findings={findings.filter(({ group }) => group === 'stop')} />
      ) : (
        <CloserLook findings={findings} />
      )}
      <button type="button" className="button" onClick={() => navigate(isBrought ? '#send' : '#letter')}>
        {words.change}
      </button>
      {way ? (
        <SendAsItIs way={way} {...outgoing} onSent={onSent} />
      ) : (
        <p>
          <Link className="standing-link" to="#send">
            {sendWords.asItIs}
          </Link>
        </p>
      )}
    </div>
  )
}
