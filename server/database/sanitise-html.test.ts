import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import hostile from '../testing/hostile-html.json' with { type: 'json' }
import { sanitiseHtml } from './sanitise-html.ts'

const { htmlAttacks, refusedHrefs } = hostile
const allowedTag =
  /^<(?:\/?(?:p|strong|em|b|i|ul|ol|li|h3|h4|a|blockquote|table|thead|tbody|tr|th|td)|br \/|ol(?: start="-?\d+")?(?: type="[aAiI]")?|a (?:href="(?:https?:\/\/|mailto:|tel:|\/(?!\/))[^"<>\\]*" )?rel="noopener"|img src="\/quarry\/uploads\/[0-9a-f]{32}\.webp" alt="[^"<>]*"(?: width="\d+" height="\d+")? loading="lazy" \/)>$/

/** Everything in the text that a browser could take for a tag. */
function tagsIn(html: string): string[] {
  return html.match(/<[^>]*>?/g) ?? []
}

describe('HTML that maintainers wrote', () => {
  it.each(htmlAttacks)('carries nothing that acts: %s', (html) => {
    const places = [html, `<p>${html}</p>`, `<table><tr><td>${html}`, `<ul><li>${html}</li></ul>`, html.repeat(2)]
    for (const dirty of places) {
      const clean = sanitiseHtml(dirty)
      for (const tag of tagsIn(clean)) expect(tag).toMatch(allowedTag)
      expect(sanitiseHtml(clean)).toBe(clean)
    }
  })

  it.each(refusedHrefs)('links nowhere it may not: %j', (href) => {
    expect(sanitiseHtml(`<a href="${href}" target="_blank" onclick="x()">x</a>`)).toBe('<a>x</a>')
  })

  it.each([
    'https://www.gov.uk/x?a=1&amp;b=2#c',
    'HTTP://example.org',
    'mailto:a@example.org',
    'tel:+441926000000',
    '/quarry',
    '/quarry/evidence-library#top',
  ])('may link to %s, without handing over the window', (href) => {
    expect(sanitiseHtml(`<a href=" ${href} " rel="opener">x</a>`)).toBe(`<a href="${href}" rel="noopener">x</a>`)
  })

  it.each([
    ['/events', '/quarry/events'],
    ['/', '/quarry/'],
    ['/quarrying?a=1', '/quarry/quarrying?a=1'],
  ])('a path on this site means the same as in any other field: %s leads to %s', (written, address) => {
    expect(sanitiseHtml(`<a href="${written}">x</a>`)).toBe(`<a href="${address}" rel="noopener">x</a>`)
  })

  it('keeps a picture of the uploads, with its words and its size, and no other', () => {
    const src = `/quarry/uploads/${'0a'.repeat(16)}.webp`
    expect(sanitiseHtml(`<p>a<img width=800 height="600" onload="x()" class=x src="${src}"></p><img src=${src}>`)).toBe(
      `<p>a<img src="${src}" alt="" width="800" height="600" loading="lazy" /></p><img src="${src}" alt="" loading="lazy" />`,
    )
    expect(sanitiseHtml(`<img src="${src}" alt="The &quot;pit&quot;" width="100%" height="x">`)).toBe(
      `<img src="${src}" alt="The &quot;pit&quot;" loading="lazy" />`,
    )
    const elsewhere = [`https://example.org${src}`, `//example.org${src}`, `${src}?x`, '/quarry/api/events', 'data:,x']
    for (const other of [...elsewhere, `/quarry/../../${src}`, src.replace('webp', 'pdf')]) {
      expect(sanitiseHtml(`<p>a <img src="${other}" alt="b">c</p>`)).toBe('<p>a c</p>')
    }
  })

  const article =
    '<h3>Dust</h3><p>Fine <strong>dust</strong>, <em>very</em> <b>fine</b> <i>dust</i>.<br />More.</p><ul><li>a</li></ul><ol start="-5" type="i"><li>b</li></ol><h4>c</h4><blockquote>d</blockquote><table><thead><tr><th>e</th></tr></thead><tbody><tr><td>f &amp; g</td></tr></tbody></table>'
  it.each([
    ['the elements of an article', article, article],
    [
      'the words of what is dropped, other blocks as paragraphs, and closes what is left open',
      '<div>Title</div><div>One</div><ul><li>Two <span>three',
      '<p>Title</p><p>One</p><ul><li>Two three</li></ul>',
    ],
    [
      'headings of every rank as headings, apart from what follows',
      '<h1 id="x">Dust</h1>Fine<h2>Noise</h2><h5>Day</h5><h6>Night</h6>',
      '<h3>Dust</h3>Fine<h3>Noise</h3><h4>Day</h4><h4>Night</h4>',
    ],
    [
      'no other first number and letters of a list than its own',
      '<ol start="1" type="1" reversed class=x><li>a</ol><ol start=x type=disc>',
      '<ol><li>a</li></ol><ol></ol>',
    ],
    [
      'what a raised or lowered figure means, and nothing that is struck out',
      '10<sup>3</sup> m<sup><b>2</b></sup>, CO<sub>2</sub>, <s>60</s> 50<del>0</del>',
      '10³ m<b>²</b>, CO₂,  50',
    ],
  ])('keeps %s', (_, dirty, clean) => {
    expect(sanitiseHtml(dirty)).toBe(clean)
  })

  it('does not nest without end', () => {
    const clean = sanitiseHtml('<b>'.repeat(900))
    expect(tagsIn(clean).length).toBeLessThanOrEqual(100)
  })

  it('becomes a text that shows its tags where it is nested deeper than anybody writes', () => {
    const deep = `<b>a &amp; b</b>${'<i>'.repeat(1001)}`
    const clean = sanitiseHtml(deep)
    expect(clean).toBe(`&lt;b&gt;a &amp;amp; b&lt;/b&gt;${'&lt;i&gt;'.repeat(1001)}`)
    expect(sanitiseHtml(clean)).toBe(clean)
  })

  it('is the same when it is sanitised again, whatever it was', () => {
    const piece = fc.oneof(
      fc.constantFrom(...htmlAttacks, ...refusedHrefs.map((href) => `<a href="${href}">`)),
      fc.constantFrom(
        ...'<p> </p> <a href="/x"> </a> <table> <tr> </td> <li> </ul> <br> </ </dd> <pre>'.split(/ (?=<)/),
      ),
      fc.constantFrom(
        ...'<img src=x> <h1> </h1> <b> </b> <sup> </sup> <s> <ol start=3> <blockquote> <div> </div>'.split(/ (?=<)/),
      ),
      fc.constantFrom('\n\n', '\r\n \n', `<img src="/quarry/uploads/${'0a'.repeat(16)}.webp" alt="\n\n`),
      fc.constantFrom('&lt;', '&amp;', '&#60;', '&', '<', '>', '"', "'", '`', '/', '--', ']]>', '\0', '\u00a0'),
      fc.string({ maxLength: 8 }),
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const clean = sanitiseHtml(pieces.join(''))
        expect(sanitiseHtml(clean)).toBe(clean)
        for (const tag of tagsIn(clean)) expect(tag).toMatch(allowedTag)
      }),
      { numRuns: 2000 },
    )
  })
})
