import { expect, test } from 'vitest'
import { documentNotes, type NoteSources } from './document-notes.ts'

const document = (id: string, external_url: string | null, pdf_url: string | null = null) => ({
  id,
  external_url,
  pdf_url,
})
const sources: NoteSources = {
  documents: [
    document('plan', 'https://example.org/plan/'),
    document('note', null, '/Hydrology.pdf'),
    document('law', 'https://example.org/law'),
    document('quiet', 'https://example.org/quiet'),
  ],
  claims: [
    { id: 'one', statement: 'By its id.', address: '', document_id: 'law' },
    { id: 'two', statement: 'By its address.', address: 'https://example.org/plan', document_id: '' },
    { id: 'three', statement: 'Elsewhere.', address: 'https://example.org/', document_id: 'gone' },
  ],
  cards: [
    {
      card_id: 'noise',
      title: 'Noise',
      page_title: 'Noise and vibration',
      more_content: '',
      page_sections: [
        {
          type: 'section',
          heading: '',
          content:
            '<a href="https://example.org/plan">a</a> <a href="/quarry/evidence-library?document=law#document-law">b</a> <a href="https://example.org/plan/">c</a>',
        },
      ],
    },
  ],
}

test('a document is told what rests on it, and nothing where nothing is known', () => {
  const { note, ...others } = documentNotes(sources)
  const page = { path: '/impact/noise', title: 'Noise and vibration' }
  expect(others).toEqual({
    plan: {
      claims: [{ id: 'two', statement: 'By its address.' }],
      pages: [page],
    },
    law: { claims: [{ id: 'one', statement: 'By its id.' }], pages: [page] },
  })
  expect(note?.pages?.map(({ path }) => path)).toContain('/flood-risk')
})

test('what a card has of its own takes the place of the built-in article, its links too', () => {
  const card = { card_id: 'flood-risk', title: 'Flood', page_title: '', more_content: '' }
  const own = documentNotes({
    ...sources,
    cards: [{ ...card, page_sections: [{ type: 'section', heading: '', content: '<p>None.</p>' }] }],
  })
  expect(own.note?.pages?.map(({ path }) => path) ?? []).not.toContain('/flood-risk')
})
