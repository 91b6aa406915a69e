import { Link, useLocation } from 'react-router'
import { type Turn, turnAnchor, turns, turnWords } from '../../content/turns.ts'
import { SourceMarks } from '../ui/page-sources.tsx'

/** What residents can do at a stage, each folded away, and what leads to what is told at another. */
export function StageTurns({ stage }: { stage: string }) {
  const elsewhere = turns.filter(({ alsoAt }) => alsoAt.some((id) => id === stage))
  return (
    <>
      {turns
        .filter((turn) => turn.stage === stage)
        .map((turn) => (
          <TurnFold key={turn.id} turn={turn} />
        ))}
      {elsewhere.map((turn) => (
        <p key={turn.id}>
          <Link className="standing-link" to={`#${turnAnchor(turn)}`}>
            {turn.title}
          </Link>
        </p>
      ))}
    </>
  )
}

/** Open where the address names it: the anchor stands inside, so that browsers open it without scripts too. */
function TurnFold({ turn }: { turn: Turn }) {
  const { title, who, when, parts, written, links } = turn
  const anchor = turnAnchor(turn)
  const isNamed = useLocation().hash === `#${anchor}`
  return (
    <details open={isNamed} ref={isNamed ? bringHere : undefined}>
      <summary>{title}</summary>
      <div id={anchor} className="stack gap-8">
        <p>
          <b>{turnWords.who}</b> {who}
        </p>
        <p>
          <b>{turnWords.when}</b> {when}
        </p>
        {parts.map(({ title: heading, text }) => (
          <p key={text}>
            {heading && <b>{heading}: </b>}
            {text}
          </p>
        ))}
        <p>
          <b>{turnWords.written}</b> <a href={written.href}>{written.label}</a>
          <SourceMarks at={anchor} />
        </p>
        {links.map(({ label, to }) => (
          <p key={to}>
            <Link className="standing-link" to={to}>
              {label}
            </Link>
          </p>
        ))}
      </div>
    </details>
  )
}

/** Scrolls to what an address names, once it is there. */
export const bringHere = (named: HTMLElement | null) => named?.scrollIntoView()
