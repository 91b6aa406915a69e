import type { ComponentProps, ReactNode } from 'react'
import { QuietButton } from './buttons.tsx'

/** One row of a list: what it shows, then its buttons. */
export function ListRow({
  icon,
  title,
  heading: Heading = 'h2',
  lead,
  actions,
  className = '',
  children,
  ...item
}: Omit<ComponentProps<'li'>, 'title'> & {
  icon?: ReactNode
  title: ReactNode
  heading?: 'h2' | 'h3'
  /** What stands before the buttons, such as a link. */
  lead?: ReactNode
  actions: (ComponentProps<typeof QuietButton> | false | undefined)[]
}) {
  return (
    <li className={`line entry ${className}`} {...item}>
      {icon}
      <div className="row-text">
        <Heading className="row-title">{title}</Heading>
        {children}
      </div>
      <p className="row-actions">
        {lead}
        {actions.map((action, index) => action && <QuietButton key={index} {...action} />)}
      </p>
    </li>
  )
}
