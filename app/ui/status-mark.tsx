import type { StageStatus } from '../../domain/process-stage.ts'

/** The sign of a status: a blue disc with a tick, a yellow star, or a grey ring. The shapes tell them apart without the colours. */
export function StatusMark({ status, size = 36 }: { status: StageStatus; size?: number }) {
  return (
    <svg
      className="status-mark"
      data-status={status}
      viewBox="-20 -20 40 40"
      width={size}
      height={size}
      aria-hidden="true"
    >
      {shapes[status]}
    </svg>
  )
}

const shapes = {
  completed: (
    <>
      <circle r="15" />
      <path d="M-6.5 .5l4.5 4.8L6.8-5" />
    </>
  ),
  current: <path d="M0-18.5 5-6.9 17.6-5.7 8.1 2.6 10.9 15 0 8.5-10.9 15-8.1 2.6-17.6-5.7-5-6.9z" />,
  upcoming: <circle r="13.5" />,
} as const satisfies Record<StageStatus, unknown>
