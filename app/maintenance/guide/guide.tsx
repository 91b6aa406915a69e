import { Marked, type Tokens } from 'marked'
import guide from '../../../docs/maintain.md?raw'
import { proposeSlug } from '../../../domain/slug.ts'
import { Contents } from '../../ui/contents.tsx'

const pictures = import.meta.glob<string>(['../../../docs/pictures/*.webp', '!**/part-*'], {
  query: '?url',
  import: 'default',
  eager: true,
})

const marked = new Marked({
  renderer: {
    heading({ depth, text }) {
      return `<h${depth} id="${proposeSlug(text)}" tabindex="-1">${text}</h${depth}>`
    },
    image: ({ href, text }) => `<img src="${pictures[`../../../docs/${href}`]}" alt="${text}">`,
    // Files beside the guide are for whoever runs the server, and stand nowhere.
    link({ href, tokens }) {
      const words = this.parser.parseInline(tokens)
      return /^(?:\/quarry\/|https:)/.test(href) ? `<a href="${href}">${words}</a>` : words
    },
  },
})

const [, ...tokens] = marked.lexer(guide)
const parts = tokens
  .filter((token): token is Tokens.Heading => token.type === 'heading' && token.depth === 2)
  .map(({ text }) => ({ id: proposeSlug(text), heading: text }))
const html = { __html: marked.parser(tokens) }

/** The guide for volunteers as a page; docs/maintain.md is its one source. */
export function Guide() {
  return (
    <div className="with-side">
      <div className="side">
        <Contents parts={parts} />
      </div>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the guide is our own, and comes with the site */}
      <div className="prose" dangerouslySetInnerHTML={html} />
    </div>
  )
}
