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

/** The icons of the impact cards by their stored names. */
export const cardIcons: Record<string, LucideIcon> = {
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
  const Icon = (Object.hasOwn(cardIcons, name) && cardIcons[name]) || TriangleAlert
  return <Icon aria-hidden size={size} strokeWidth={1.8} />
}
