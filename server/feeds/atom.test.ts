import { describe, expect, test } from 'vitest'
import { atomDocument } from './atom.ts'

const feed = {
  address: 'https://example.org/updates.xml',
  title: 'News',
  subtitle: 'What is new.',
  author: 'The campaign',
  site: 'https://example.org/',
  updated: '2026-03-07T19:00:00.000Z',
}
const entry = {
  id: 'tag:example.org,2026-03-07:events/1',
  title: 'New event: Walk',
  updated: '2026-03-07T19:00:00.000Z',
  summary: 'A walk.',
  link: 'https://example.org/events?a=1&b=2',
}

describe('an Atom document', () => {
  test('has what a feed and an entry must have', () => {
    expect(atomDocument({ ...feed, entries: [entry] })).toBe(`<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-GB">
<id>https://example.org/updates.xml</id>
<title>News</title>
<subtitle>What is new.</subtitle>
<updated>2026-03-07T19:00:00.000Z</updated>
<author><name>The campaign</name></author>
<link rel="self" type="application/atom+xml" href="https://example.org/updates.xml"/>
<link rel="alternate" type="text/html" href="https://example.org/"/>
<entry>
<id>tag:example.org,2026-03-07:events/1</id>
<title>New event: Walk</title>
<updated>2026-03-07T19:00:00.000Z</updated>
<link rel="alternate" type="text/html" href="https://example.org/events?a=1&amp;b=2"/>
<summary>A walk.</summary>
</entry>
</feed>
`)
  })
  test('shows marks as they were typed, and leaves out what XML cannot hold', () => {
    const title = '<b>"Tea" & cake</b>]]> \u0000\u000b\uffff\ud83d 🚜'
    expect(atomDocument({ ...feed, entries: [{ ...entry, title }] })).toContain(
      '<title>&lt;b&gt;&quot;Tea&quot; &amp; cake&lt;/b&gt;]]&gt; \ufffd 🚜</title>',
    )
  })
})
