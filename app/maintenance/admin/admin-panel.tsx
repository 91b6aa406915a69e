import { MaintenanceFrame } from '../maintenance-frame.tsx'

/** The admin panel (spec: maintenance, section 2). */
export function AdminPanel() {
  return <MaintenanceFrame>{null}</MaintenanceFrame>
}
