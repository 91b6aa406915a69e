import { expect, test } from 'vitest'
import { tookPartForm } from './took-part-form.ts'
import { toldFrom, tookPartWords } from './took-part-words.ts'

// (rule: took-part-words)
test('the sentence names the villages where most people said so, one alone, or none', () => {
  const barford = { name: 'Barford', count: 17 }
  const others = [
    { name: 'Loxley', count: 5 },
    { name: 'Warwick', count: 1200 },
    { name: 'Wasperton', count: 9 },
  ]
  expect(tookPartWords(0, [])).toBe('')
  expect(tookPartWords(5, [])).toBe('5 people told us that they objected.')
  expect(tookPartWords(17, [barford])).toBe('17 people from Barford told us that they objected.')
  expect(tookPartWords(42, [barford])).toBe('42 people told us that they objected; 17 from Barford.')
  expect(tookPartWords(1231, [barford, ...others])).toBe(
    '1,231 people told us that they objected; 1,200 from Warwick, 17 from Barford and 9 from Wasperton.',
  )
  expect(toldFrom('Barford', 17)).toBe('17 people from Barford told us that they objected.')
})

test('names of villages stand in the form as texts, whatever is in them', () => {
  const { form, intro } = tookPartForm({
    words: '5 people from <b>X</b> & co told us.',
    villages: [{ slug: 'x', name: '<script>"&' }],
    since: '0',
    offered: 'open',
  })
  expect(form).toContain('<option value="x">&lt;script&gt;&quot;&amp;</option>')
  expect(intro).toContain('&lt;b&gt;X&lt;/b&gt; &amp; co')
})
