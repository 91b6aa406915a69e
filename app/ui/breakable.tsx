import { Fragment } from 'react'

/** An address that breaks behind its signs, where it has to. */
export const breakable = (address: string) =>
  address.split(/(?<=[@./-])\b/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))

/** A text whose e-mail addresses break so. */
export const withBreakable = (text: string) =>
  text
    .split(/(\S+@\S+)/)
    .map((part, index) => <Fragment key={index}>{index % 2 === 1 ? breakable(part) : part}</Fragment>)
