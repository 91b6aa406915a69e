import {
  Coins,
  Droplets,
  Eye,
  FileX,
  FlaskConical,
  HeartPulse,
  House,
  Landmark,
  Layers,
  type LucideIcon,
  Scale,
  Trees,
  TriangleAlert,
  Truck,
  Users,
  Volume2,
  Waves,
  Wind,
} from 'lucide-react'

/** Both sets of village card icons: those the public page was seen with, and those the editor offers. */
const icons: Record<string, LucideIcon> = {
  AlertTriangle: TriangleAlert,
  Truck,
  Droplets,
  Users,
  Eye,
  FileX,
  Scale,
  Layers,
  Home: House,
  'air-quality': Wind,
  health: HeartPulse,
  traffic: Truck,
  noise: Volume2,
  water: Droplets,
  flooding: Waves,
  'water-quality': FlaskConical,
  landscape: Trees,
  heritage: Landmark,
  economy: Coins,
}

/** The picture of a village impact card; an unknown name falls back to the alert sign. */
export function VillageIcon({ name, size = 28 }: { name: string; size?: number }) {
  const Icon = (Object.hasOwn(icons, name) && icons[name]) || TriangleAlert
  return <Icon aria-hidden size={size} strokeWidth={1.8} />
}
