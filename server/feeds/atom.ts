import { escapeXml } from '../../domain/escape-xml.ts'

/** A feed and its entries; times are ISO texts, addresses absolute. */
export interface AtomFeed {
  /** Its own address, which is its name too. */
  address: string
  title: string
  subtitle: string
  author: string
  /** The site that it tells of. */
  site: string
  updated: string
  entries: AtomEntry[]
}

export interface AtomEntry {
  /** A name that it keeps for good. */
  id: string
  title: string
  updated: string
  summary: string
  link: string
}

/** The feed as an Atom document (RFC 4287). */
export function atomDocument({ address, title, subtitle, author, site, updated, entries }: AtomFeed): string {
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-GB">',
    element('id', address),
    element('title', title),
    element('subtitle', subtitle),
    element('updated', updated),
    `<author>${element('name', author)}</author>`,
    `<link rel="self" type="application/atom+xml" href="${escapeXml(address)}"/>`,
    `<link rel="alternate" type="text/html" href="${escapeXml(site)}"/>`,
    ...entries.map(entryElement),
    '</feed>',
    '',
  ].join('\n')
}

function entryElement({ id, title, updated, summary, link }: AtomEntry): string {
  const parts = [
    element('id', id),
    element('title', title),
    element('updated', updated),
    `<link rel="alternate" type="text/html" href="${escapeXml(link)}"/>`,
    element('summary', summary),
  ]
  return `<entry>\n${parts.join('\n')}\n</entry>`
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`
}
