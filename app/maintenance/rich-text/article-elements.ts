import { Extension, Mark, Node } from '@tiptap/core'
import { Blockquote } from '@tiptap/extension-blockquote'
import { Bold } from '@tiptap/extension-bold'
import { Document } from '@tiptap/extension-document'
import { HardBreak } from '@tiptap/extension-hard-break'
import { Heading } from '@tiptap/extension-heading'
import { Italic } from '@tiptap/extension-italic'
import { BulletList, ListItem, ListKeymap, OrderedList } from '@tiptap/extension-list'
import { Paragraph } from '@tiptap/extension-paragraph'
import { Text } from '@tiptap/extension-text'
import { history, redo, undo } from '@tiptap/pm/history'
import type { Command } from '@tiptap/pm/state'
import { isLink, isUploadedPicture, otherHeadings, pictureAttributes } from '../../../domain/article-html.ts'

const rankOf = (tag: string) => Number(tag.slice(1))

/** A heading is bold by itself: what a clipboard marks in it is its looks. */
const ArticleHeading = Heading.extend({
  marks: 'link italic',
  parseHTML() {
    const own = this.options.levels.map((level) => ({ tag: `h${level}`, attrs: { level } }))
    const others = Object.entries(otherHeadings).map(([tag, near]) => ({ tag, attrs: { level: rankOf(near) } }))
    return [...own, ...others]
  },
}).configure({ levels: [3, 4] })

/** Tab leaves the editor, as it leaves every field; brackets make a list the part of another. */
const ArticleListItem = ListItem.extend({
  addKeyboardShortcuts() {
    return {
      Enter: () => this.editor.commands.splitListItem(this.name),
      'Mod-]': () => this.editor.commands.sinkListItem(this.name),
      'Mod-[': () => this.editor.commands.liftListItem(this.name),
    }
  },
})

/** A plain text stays as it is when it is pasted: 'I. Jones' begins no list. */
const ArticleOrderedList = OrderedList.extend({ addProseMirrorPlugins: () => [] })

const Link = Mark.create({
  name: 'link',
  inclusive: false,
  addAttributes: () => ({ href: { default: null } }),
  parseHTML: () => [{ tag: 'a[href]', getAttrs: (link) => isLink(link.getAttribute('href') ?? '') && null }],
  renderHTML: ({ HTMLAttributes }) => ['a', { ...HTMLAttributes, rel: 'noopener' }, 0],
})

const Picture = Node.create({
  name: 'picture',
  group: 'block',
  draggable: true,
  addAttributes: () => ({
    src: { default: '' },
    alt: { default: '' },
    width: { default: null },
    height: { default: null },
  }),
  parseHTML: () => [
    { tag: 'img[src]', getAttrs: (picture) => isUploadedPicture(picture.getAttribute('src') ?? '') && null },
  ],
  renderHTML: ({ HTMLAttributes }) => ['img', pictureAttributes(HTMLAttributes)],
})

/** Undo and redo of the text: the browser's own know nothing of what the editor does, so they never get the keys. */
export const TextHistory = Extension.create({
  name: 'textHistory',
  addProseMirrorPlugins: () => [history()],
  addKeyboardShortcuts() {
    const take = (go: Command) => () => {
      const { state, view } = this.editor
      go(state, view.dispatch)
      return true
    }
    return { 'Mod-z': take(undo), 'Shift-Mod-z': take(redo), 'Mod-y': take(redo) }
  },
})

/** What an article can be made of in the editor: no more than the sanitiser keeps. */
export const articleElements = [
  // The link first: neighbours in one link are one link, whatever else they are.
  ...[Document, Paragraph, Text, HardBreak, Link, Bold, Italic, ArticleHeading, Blockquote],
  ...[BulletList, ArticleOrderedList, ArticleListItem, ListKeymap, Picture],
]
