import { expect, it } from 'vitest'
import { converted } from './loss.ts'
import { cleanPasted } from './pasted-html.ts'
import { stubBrowserHtml } from './testing/browser-html.ts'
import { fromGoogleDocs, fromWebPage, fromWord } from './testing/clipboards.ts'

stubBrowserHtml()

/** What stands in the article once this was pasted. */
function pasted(clipboard: string) {
  const { html, notes } = cleanPasted(clipboard, 'http://localhost:4173')
  return { lines: converted(html).split('\n'), notes }
}

it('Word brings headings, bold, links and its lists, and says what became of its table and its picture', () => {
  const { lines, notes } = pasted(fromWord)
  expect(lines).toEqual([
    '<h3>Lorries on the Wellesbourne road</h3>',
    '<p>The application speaks of <strong>60 lorries</strong> <em>a day</em>; see <a href="https://planning.example.org/a?b=1&amp;c=2" rel="noopener">the report</a> and my notes.</p>',
    '<ul><li>Noise at night<ul><li>before six</li></ul></li><li>Dust</li></ul>',
    '<h3>What to ask</h3>',
    '<ol><li>Who counts?</li><li>Who pays?</li></ol>',
    '<p>Weekday – <strong>60</strong></p>',
  ])
  expect(notes).toEqual([
    'A table became lines of text. Tables can be made in HTML.',
    'A picture was left out: only pictures from the uploads are shown. Upload it and insert it with Picture.',
  ])
})

it('Google Docs brings what its styles mean, and nothing is bold that was not', () => {
  const { lines, notes } = pasted(fromGoogleDocs)
  expect(lines).toEqual([
    '<h3>At night</h3>',
    '<p>The A429 is <strong>loud</strong><em> already</em>.</p>',
    '<ul><li>one<ul><li>inside</li></ul></li><li><a href="https://example.org/two" rel="noopener">two</a></li></ul>',
  ])
  expect(notes).toEqual([])
})

it('a web page brings its words: what acts, hides or leads nowhere goes, and a link to this site becomes a path', () => {
  const { lines, notes } = pasted(fromWebPage)
  expect(lines).toEqual([
    '<h3>News</h3>',
    '<p>A shared page1, notes, <a href="/quarry/events" rel="noopener">events</a>.</p>',
    '<p>A block<br />in lines</p>',
    '<p>Loose<br />lines</p>',
    '<blockquote><p>Said</p></blockquote>',
    '<p>Red</p>',
  ])
  expect(notes).toEqual([
    'A picture was left out: only pictures from the uploads are shown. Upload it and insert it with Picture.',
  ])
})

it('a picture of the uploads comes along with its words', () => {
  const picture = `<img src="/quarry/uploads/${'0a'.repeat(16)}.webp" alt="The &quot;pit&quot;" width="8" height="6"`
  expect(pasted(`<p>a</p>${picture} class="x" onerror="x()"><p>b</p>`)).toEqual({
    lines: ['<p>a</p>', `${picture} loading="lazy" />`, '<p>b</p>'],
    notes: [],
  })
})
