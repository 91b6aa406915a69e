import type { CSSProperties } from 'react'

/** The look that a card is stored with, by its class names: a thinner edge, the edge's colour and the ground (rule: card-style). */
export function cardStyle(className: string): CSSProperties {
  const isThin = /(?:^|\s)border-l-4(?:\s|$)/.test(className)
  const [, edge] = /(?:^|\s)border-([a-z]+)-500(?:\s|$)/.exec(className) ?? []
  const [, ground] = /(?:^|\s)bg-([a-z]+)-50(?:\s|$)/.exec(className) ?? []
  return {
    borderLeftWidth: isThin ? 4 : undefined,
    borderColor: edge && `var(--color-${edge}-500)`,
    backgroundColor: ground && `var(--color-${ground}-50)`,
  }
}
