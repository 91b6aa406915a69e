import type { CSSProperties } from 'react'

/** The round part of a mark: a filled circle about a point, cut out where it lies on another shape. */
const disc = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0z`

/** The marks of the impact cards by their stored names, cut like lino: shapes of one ink in a square of 32. */
export const cardIcons: Readonly<Record<string, string>> = {
  Wind: `M1 29q9-2 14-14 7 3 16 14z${disc(18, 11, 2)}${disc(23, 14, 1.5)}${disc(24, 8, 1.8)}${disc(28, 12, 1.5)}${disc(29, 5, 1.5)}`,
  Truck: `M1 12l2-3h13l2 3v10H1zM19 11h6l6 6v5H19zM22 13v4h5l-4-4z${disc(8, 24, 4)}${disc(25, 24, 4)}${disc(8, 24, 1.4)}${disc(25, 24, 1.4)}`,
  AlertTriangle: `M16 3 31 29H1zM14.5 12h3l-.5 9h-2z${disc(16, 25, 1.7)}`,
  Droplet: 'M16 2c6 8 10 13 10 18a10 10 0 0 1-20 0c0-5 4-10 10-18zM10 20a6 6 0 0 0 6 6v-2.5a3.5 3.5 0 0 1-3.5-3.5z',
  Landmark: 'M16 3 30 11v2H2v-2zM5 15h4v9H5zM14 15h4v9h-4zM23 15h4v9h-4zM2 26h28v3H2z',
  XCircle: `${disc(16, 16, 14)}M11 8.5l5 5 5-5 2.5 2.5-5 5 5 5-2.5 2.5-5-5-5 5L8.5 21l5-5-5-5z`,
  Building:
    'M4 3h15v26H4zM21 12h7v17h-7zM7 7h3v3H7zM13 7h3v3h-3zM7 13h3v3H7zM13 13h3v3h-3zM7 19h3v3H7zM13 19h3v3h-3zM23 16h3v3h-3zM23 22h3v3h-3z',
  History: `${disc(17, 17, 13)}M15.5 9h3v7.5l5 3-1.5 2.5-6.5-4zM1 3l1 11 9-6z`,
  Store: 'M5 4h22l4 8a4 4 0 0 1-7 2 5 5 0 0 1-8 0 5 5 0 0 1-8 0 4 4 0 0 1-7-2zM4 18h24v11H4zM19 21h5v8h-5zM8 21h7v4H8z',
  Wheat:
    'M15 30V13h2v17zM16 12c-4-3-4-7 0-10 4 3 4 7 0 10zM14 18c-5 0-8-3-8-7 5 0 8 3 8 7zM18 18c5 0 8-3 8-7-5 0-8 3-8 7zM14 25c-5 0-8-3-8-7 5 0 8 3 8 7zM18 25c5 0 8-3 8-7-5 0-8 3-8 7z',
  Construction: 'M4 24h15a3 3 0 0 1 0 6H4a3 3 0 0 1 0-6zM4 13h12v9H4zM10 15h4v4h-4zM16 15l5-11 9 7v8l-5-1v-5l-3-3-4 9z',
  Factory: 'M3 29V14l8 5v-5l8 5V5h5l2 24zM7 22h3v3H7zM13 22h3v3h-3zM19 22h3v3h-3z',
  GraduationCap: 'M16 5 31 12 16 19 1 12zM7 17l9 4 9-4v6c-5 4-13 4-18 0zM28 15l2-1v10h-2z',
  Clock: `${disc(16, 16, 14)}M14.5 7h3v8.5l5 3-1.5 2.5-6.5-4z`,
  PlusCircle: `${disc(16, 16, 14)}M14 8h4v6h6v4h-6v6h-4v-6H8v-4h6z`,
  Waves:
    'M9 12l7-7 7 7v5l-2 1-5-2-5 2-2-1zM1 21q5-6 10 0t10 0t10 0v4q-5-6-10 0t-10 0t-10 0zM1 27q5-6 10 0t10 0t10 0v4q-5-6-10 0t-10 0t-10 0z',
  Bird: `M1 21c6 1 9-2 11-7 3-7 9-9 14-5l5 2-4 2c0 9-6 14-13 14-6 0-10-2-13-6z${disc(24, 11, 1.3)}`,
}

/** The colours of a card by the class names that the database keeps for it: of its edge, and of its ground. */
export function cardColours(className: string): CSSProperties {
  const colour = (part: string) => {
    const name = className.match(
      `${part}-((?:blue|green|red|orange|amber|purple|gray|yellow|earth)-(?:500|50))\\b`,
    )?.[1]
    return name && `var(--color-${name})`
  }
  return { borderColor: colour('border'), backgroundColor: colour('bg') }
}

/** The mark of an impact card; an unknown name falls back to the warning sign. */
export function CardIcon({ name, size = 32 }: { name: string; size?: number }) {
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} fill="currentColor" fillRule="evenodd" aria-hidden="true">
      <path d={(Object.hasOwn(cardIcons, name) && cardIcons[name]) || cardIcons.AlertTriangle} />
    </svg>
  )
}
