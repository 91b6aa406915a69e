import type { ReactNode } from 'react'
import { processPage, statusNames } from '../../content/process-page.ts'
import type { NewRow } from '../../domain/content.ts'
import type { StageStatus } from '../../domain/process-stage.ts'
import { Styles } from '../styles/styles.tsx'
import { Tooltip } from './tooltip.tsx'

/** A stage as /process shows it. */
export type ShownStage = NewRow<'process_stages'>

/**
 * The drawn flow with a toggle button for each stage. On narrow screens the same buttons stand below one another
 * in the same order, and the picture gives way.
 */
export function ProcessFlow({
  stages,
  selected,
  onToggle,
  whenChosen,
}: {
  stages: readonly ShownStage[]
  selected: ReadonlySet<string>
  onToggle: (id: string) => void
  /** What stands below the button of a stage that is chosen. */
  whenChosen?: (stage: ShownStage) => ReactNode
}) {
  const again = stagesOfRoundBefore(stages)
  return (
    <div className="process-flow">
      <Styles sheet="process/process-flow" />
      <img src="/quarry/drawn/process-flow.svg" alt="" width="1600" height="1000" loading="lazy" />
      <ol className="process-stages">
        {stages.map((stage) => (
          <li
            key={stage.id}
            data-edge={edge(stage.overlay_position.left)}
            style={{ '--top': `${stage.overlay_position.top}%`, '--left': `${stage.overlay_position.left}%` }}
          >
            {stage.status === 'current' && <span className="we-are-here">{processPage.weAreHere}</span>}
            <Tooltip
              text={
                <>
                  <b>{stage.title}</b>
                  <br />
                  {stage.description}
                </>
              }
            >
              {(trigger) => (
                <button
                  {...trigger}
                  type="button"
                  className="stage-button"
                  data-status={stage.status}
                  aria-pressed={selected.has(stage.id)}
                  onClick={() => onToggle(stage.id)}
                >
                  <StatusMark status={stage.status} />
                  <span>
                    <span className="title stage-title">{stage.title}</span>
                    {again.includes(stage) && <span className="quiet stage-round">{processPage.roundBefore}</span>}
                  </span>
                  <span className="sr-only">, {statusNames[stage.status].toLowerCase()}</span>
                </button>
              )}
            </Tooltip>
            {selected.has(stage.id) && whenChosen?.(stage)}
          </li>
        ))}
      </ol>
    </div>
  )
}

/** The stages after the current one that are completed already: the process has come back in its loop. */
export function stagesOfRoundBefore(stages: readonly ShownStage[]): readonly ShownStage[] {
  const at = stages.findIndex(({ status }) => status === 'current')
  return at < 0 ? [] : stages.slice(at).filter(({ status }) => status === 'completed')
}

/** Beside which edge of the picture a stage stands, so that its tooltip stays inside. */
function edge(left: number): 'left' | 'right' | undefined {
  if (left < 30) return 'left'
  return left > 70 ? 'right' : undefined
}

const order = ['completed', 'current', 'upcoming'] as const

/** What the shapes and colours of the stages mean. */
export function ProcessLegend() {
  return (
    <ul aria-label={processPage.legend} className="row gap-24">
      {order.map((status) => (
        <li key={status} className="row gap-8">
          <StatusMark status={status} size={24} /> {statusNames[status]}
        </li>
      ))}
    </ul>
  )
}

/** The sign of a status: a blue disc with a tick, a yellow star, or a grey ring. The shapes tell them apart without the colours. */
export function StatusMark({ status, size = 36 }: { status: StageStatus; size?: number }) {
  return (
    <svg
      className="status-mark"
      style={inks[status]}
      viewBox="-20 -20 40 40"
      width={size}
      height={size}
      aria-hidden="true"
    >
      {shapes[status]}
    </svg>
  )
}

const inks = {
  completed: { fill: 'var(--color-river)', stroke: 'var(--color-paper)' },
  current: { fill: 'var(--color-gold)', stroke: 'var(--color-earth-900)' },
  upcoming: { fill: 'var(--color-paper)', stroke: 'var(--color-gray-500)' },
} as const satisfies Record<StageStatus, unknown>

const shapes = {
  completed: (
    <>
      <circle r="15" />
      <path d="M-6.5 .5l4.5 4.8L6.8-5" fill="none" />
    </>
  ),
  current: <path d="M0-18.5 5-6.9 17.6-5.7 8.1 2.6 10.9 15 0 8.5-10.9 15-8.1 2.6-17.6-5.7-5-6.9z" />,
  upcoming: <circle r="13.5" />,
} as const satisfies Record<StageStatus, unknown>
