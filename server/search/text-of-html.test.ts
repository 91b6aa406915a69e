import { expect, test } from 'vitest'
import { textOfHtml } from './text-of-html.ts'

test('stored HTML becomes the text that a reader sees, a line for each paragraph', () => {
  const html =
    '<p>One <strong>bold</strong>\n  word.</p><ul><li>Salt &amp; sand</li><li>&lt;b&gt; &#8211; &nope;</li></ul>'
  const lines = textOfHtml(html)
    .split('\n')
    .filter((line) => line !== '')
  expect(lines).toEqual(['One bold word.', 'Salt & sand', '<b> – &nope;'])
})
