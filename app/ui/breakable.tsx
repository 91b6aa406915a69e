import { type ComponentProps, Fragment } from 'react'
import { linkedPieces } from '../../domain/linked-text.ts'

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

/** A plain text, in which web and e-mail addresses are links. */
export function LinkedText({ text }: { text: string }) {
  return linkedPieces(text).map(({ text: words, href }, index) =>
    href === undefined ? (
      words
    ) : (
      <a key={index} href={href}>
        {breakable(words)}
      </a>
    ),
  )
}

/** The paragraphs of such a text, between which empty lines stand; `children` come behind the last words. */
export function Paragraphs({ text, children, ...props }: ComponentProps<'p'> & { text: string }) {
  return text
    .split(/\n\s*\n/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph, index, { length }) => (
      <p key={index} {...props}>
        <LinkedText text={paragraph} />
        {index === length - 1 && children}
      </p>
    ))
}
