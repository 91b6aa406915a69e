/** The pages that are measured, below /quarry: one of each kind that visitors come to first. */
export const measuredPages: readonly { name: string; path: string }[] = [
  { name: 'home', path: '/' },
  { name: 'impact map', path: '/impact-map' },
  { name: 'a village', path: '/villages/barford' },
  { name: 'an article', path: '/silica-dust' },
  { name: 'evidence library', path: '/evidence-library' },
  { name: 'how to object', path: '/how-to-object' },
]

/** How often each page is measured: what the command was told, or five times. */
export function roundsAsked(): number {
  const asked = Number(process.argv[2] ?? 5)
  if (Number.isInteger(asked) && asked > 0) return asked
  console.error('Say how often to measure each page, such as 5')
  process.exit(2)
}
