import { JSDOM } from 'jsdom'
import { describe, expect, it } from 'vitest'
import { sanitiseHtml } from '../server/database/sanitise-html.ts'
import hostile from '../server/testing/hostile-html.json' with { type: 'json' }
import { composeUpdate } from './compose-update.ts'

const context = {
  campaign: 'Save our Valley',
  origin: 'https://example.org',
  archiveUrl: 'https://example.org/quarry/updates/1',
  unsubscribeUrl: 'https://example.org/quarry/newsletter/unsubscribe#token',
  code: 'token',
}
const picture = `/quarry/uploads/${'a'.repeat(32)}.webp`
const compose = (body: string, subject = 'News') => composeUpdate({ subject, body }, context)
/** One window for all: to make one takes longer than to read an e-mail. */
const { DOMParser } = new JSDOM().window
const documentOf = (html: string) => new DOMParser().parseFromString(html, 'text/html')

describe('an update as an e-mail', () => {
  it('says the same as HTML and as plain text', () => {
    const { subject, html, text } = compose(
      `<h3>Until 4 May</h3><p>Read <a href="/quarry/how-to-object">how it is done</a> &amp; write.<br />Soon.</p>
      <img src="${picture}" alt="The field" width="1136" height="400" loading="lazy" />
      <ul><li>Dust</li><li><p>Noise</p><ol start="3" type="i"><li>by <strong>day</strong></li><li>by night</li></ol></li></ul>
      <blockquote><p>No.</p></blockquote><table><tr><th>Lorries</th><td>200</td></tr></table>
      <p><a href="mailto:hello@example.org">hello@example.org</a></p>`,
      'The consultation is open',
    )
    expect(subject).toBe('The consultation is open')
    expect(text).toBe(`Save our Valley

The consultation is open
========================

Until 4 May
-----------

Read how it is done: https://example.org/quarry/how-to-object & write.
Soon.

[Picture: The field]

- Dust
- Noise
  iii. by day
  iv. by night

> No.

Lorries | 200

hello@example.org

-- 
Read it on the website: https://example.org/quarry/updates/1

You get this e-mail because you signed up for news from Save our Valley on its website.
Leave the list: https://example.org/quarry/newsletter/unsubscribe#token
If the page asks for a code, enter this one: token`)
    const page = documentOf(html)
    expect(page.title).toBe(subject)
    expect(page.querySelector('ol')).toMatchObject({ start: 3, type: 'i' })
    expect([...page.querySelectorAll('h1, h2')].map((heading) => heading.textContent)).toEqual([subject, 'Until 4 May'])
    expect([...page.querySelectorAll('a')].map((link) => link.href)).toEqual([
      'https://example.org/quarry/',
      'https://example.org/quarry/how-to-object',
      'mailto:hello@example.org',
      'https://example.org/quarry/updates/1',
      'https://example.org/quarry/newsletter/unsubscribe#token',
    ])
    const { src, alt, width, height } = page.querySelector('img') ?? {}
    expect({ src, alt, width, height }).toEqual({
      src: `https://example.org${picture.replace('.webp', '.jpg')}`,
      alt: 'The field',
      width: 568,
      height: 200,
    })
    expect(page.body.textContent).toContain('If the page asks for a code, enter this one: token')
  })

  it('shows its beginning beside the subject, no more than a line of it', () => {
    const { html } = compose(`<p> </p><p>Dear <em>all</em>,</p><p>${'word and '.repeat(40)}</p>`)
    const preheader = documentOf(html).querySelector('div')?.textContent ?? ''
    expect(preheader).toMatch(/^Dear all, word and .* …$/)
    expect(preheader.length).toBeLessThan(125)
  })

  it('lets what stands by itself end like a sentence in its beginning', () => {
    const { html } = compose('<h3>On Friday</h3><p>Come.</p><ul><li>Tea</li><li><p>Who decides?</p></li></ul>')
    expect(documentOf(html).querySelector('div')?.textContent).toBe('On Friday. Come. Tea. Who decides?')
  })

  it('says first where it may be a copy', () => {
    const { html, text } = composeUpdate({ subject: 'News', body: '<p>x</p>' }, { ...context, note: 'A copy?' })
    expect(text).toMatch(/^A copy\?\n/)
    expect(documentOf(html).querySelector('p')?.textContent).toBe('A copy?')
  })

  const allowed = new Set(
    'HTML HEAD META TITLE STYLE BODY DIV P A H1 H2 H3 BR STRONG EM B I UL OL LI BLOCKQUOTE TABLE THEAD TBODY TR TH TD IMG'.split(
      ' ',
    ),
  )

  function expectHarmless(body: string, subject?: string): void {
    const { html } = compose(body, subject)
    const page = documentOf(html)
    expect(page.querySelectorAll('style, title')).toHaveLength(2)
    for (const element of page.querySelectorAll('*')) {
      expect(allowed).toContain(element.tagName)
      for (const { name, value } of element.attributes) {
        expect(name).toMatch(/^(?:lang|dir|charset|name|content|class|style|href|src|alt|width|height)$/)
        if (name === 'style') expect(value).not.toMatch(/url|expression|javascript|position/i)
        if (name === 'href') expect(value).toMatch(/^(?:https?:\/\/|mailto:|tel:)/i)
        if (name === 'src') expect(value).toMatch(/^https:\/\/example\.org\/quarry\/uploads\/[0-9a-f]{32}\.jpg$/)
      }
    }
  }

  it.each(hostile.htmlAttacks)('carries nothing that acts, sanitised or not: %s', (attack) => {
    for (const body of [attack, `<ul><li>${attack}`, sanitiseHtml(attack)]) expectHarmless(body, attack)
  })

  it.each(hostile.refusedHrefs)('links nowhere it may not: %j', (href) => {
    expectHarmless(`<p><a href="${href}">x</a></p>`)
  })

  it('asks for nothing but the pictures that its writer put there', () => {
    const { html } = compose('<p>One</p>')
    expect(html).not.toMatch(/<(?:img|script|link|iframe)\b|@import|@font-face|url\(/i)
  })
})
