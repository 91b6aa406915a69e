import {
  Building,
  CirclePlus,
  CircleX,
  Clock,
  Construction,
  Droplet,
  Factory,
  GraduationCap,
  History,
  Landmark,
  type LucideIcon,
  Store,
  TriangleAlert,
  Truck,
  Wheat,
  Wind,
} from 'lucide-react'
import type { CSSProperties } from 'react'

/** The icons of the impact cards by their stored names (rule: icon-fallback). */
const icons: Record<string, LucideIcon> = {
  Wind,
  Truck,
  AlertTriangle: TriangleAlert,
  Droplet,
  Landmark,
  XCircle: CircleX,
  Building,
  History,
  Store,
  Wheat,
  Construction,
  Factory,
  GraduationCap,
  Clock,
  PlusCircle: CirclePlus,
}

/** The picture of an impact card; an unknown name falls back to the warning sign. */
export function CardIcon({ name, size = 26 }: { name: string; size?: number }) {
  const Icon = (Object.hasOwn(icons, name) && icons[name]) || TriangleAlert
  return <Icon aria-hidden size={size} strokeWidth={1.8} />
}

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
