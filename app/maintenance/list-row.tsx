import type { ComponentProps, ReactNode } from 'react'

/** One row of a list: what it shows, then its buttons. */
export function ListRow({
  icon,
  title,
  heading: Heading = 'h3',
  headingProps,
  actions,
  className = '',
  children,
  ...item
}: Omit<ComponentProps<'li'>, 'title'> & {
  icon?: ReactNode
  title: ReactNode
  heading?: 'h2' | 'h3'
  headingProps?: ComponentProps<'h3'>
  actions: ReactNode
}) {
  return (
    <li className={`line row ${className}`} {...item}>
      {icon}
      <div className="row-text">
        <Heading className="row-title" {...headingProps}>
          {title}
        </Heading>
        {children}
      </div>
      <p className="row-actions">{actions}</p>
    </li>
  )
}
