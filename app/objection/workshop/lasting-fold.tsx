import { type ReactNode, useState } from 'react'

/** A fold that stands open where something in it is chosen, and stays so when that is taken back: nobody in it is thrown out. */
export function LastingFold({
  className,
  isChosenIn,
  children,
}: {
  className: string
  isChosenIn: boolean
  children: ReactNode
}) {
  const [isOpen, setOpen] = useState(isChosenIn)
  return (
    <details
      className={className}
      open={isChosenIn || isOpen || undefined}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      {children}
    </details>
  )
}
