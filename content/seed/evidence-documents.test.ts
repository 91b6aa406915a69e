import { describe, expect, test } from 'vitest'
import { evidenceCategorySchema, evidenceDocumentSchema } from '../../domain/evidence-document.ts'
import { firstCampaign as campaign } from '../first-campaign.ts'
import { evidenceCategorySeeds } from './evidence-categories.ts'
import { evidenceDocumentSeeds } from './evidence-documents.ts'

const now = '2026-01-01T00:00:00.000Z'
const types = ['Guidance', 'Policy', 'Law', 'Map', 'Data', 'Note', 'Web page']
const moreTypes = ['Minutes', 'Judgment', 'Research', 'Article']
const publishers = [
  'gov.uk',
  'www.gov.uk',
  'www.legislation.gov.uk',
  'www.hse.gov.uk',
  'www.warwickshire.gov.uk',
  'flood-map-for-planning.service.gov.uk',
  'check-for-flooding.service.gov.uk',
  'magic.defra.gov.uk',
  'uk-air.defra.gov.uk',
  'roadtraffic.dft.gov.uk',
  'historicengland.org.uk',
  'www.bgs.ac.uk',
  'unece.org',
  'democracy.warwickshire.gov.uk',
  'democracy.hants.gov.uk',
  'democracy.devon.gov.uk',
  'caselaw.nationalarchives.gov.uk',
  'publications.naturalengland.org.uk',
  // The professionals’ own guidance, and the applicant’s own words.
  'www.the-ies.org',
  'agg-net.com',
]

describe('the first evidence categories', () => {
  test('are rows of their table with ids of their own', () => {
    for (const category of evidenceCategorySeeds) evidenceCategorySchema.parse({ ...category, updated_at: now })
    expect(new Set(evidenceCategorySeeds.map(({ id }) => id)).size).toBe(evidenceCategorySeeds.length)
    expect(evidenceCategorySeeds.length).toBeGreaterThanOrEqual(7)
  })

  test('are all used, and no document has another', () => {
    const used = new Set(evidenceDocumentSeeds.map((document) => document.category_id))
    expect([...used].sort()).toEqual(evidenceCategorySeeds.map(({ id }) => id).sort())
  })
})

describe('the first evidence documents', () => {
  test('are rows of their table with ids and titles of their own', () => {
    for (const document of evidenceDocumentSeeds) {
      evidenceDocumentSchema.parse({ ...document, created_at: now, updated_at: now })
    }
    expect(new Set(evidenceDocumentSeeds.map(({ id }) => id)).size).toBe(evidenceDocumentSeeds.length)
    expect(new Set(evidenceDocumentSeeds.map(({ title }) => title)).size).toBe(evidenceDocumentSeeds.length)
    expect(evidenceDocumentSeeds.length).toBeGreaterThanOrEqual(26)
  })

  test('each lead somewhere: to our own note, a public or professional body, or the applicant', () => {
    for (const { id, pdf_url, external_url } of evidenceDocumentSeeds) {
      if (external_url === null) {
        expect(pdf_url, id).toBe('/quarry/Hydrology.pdf')
      } else {
        const { protocol, host } = new URL(external_url)
        expect(protocol, id).toBe('https:')
        expect(publishers, id).toContain(host)
      }
    }
    expect(evidenceDocumentSeeds.map((document) => document.external_url)).toContain(campaign.planning_documents_url)
  })

  test('have addresses of their own', () => {
    const addresses = evidenceDocumentSeeds.map(({ external_url, pdf_url }) => external_url ?? pdf_url)
    expect(new Set(addresses).size).toBe(addresses.length)
  })

  test('say in 60 to 120 words what they are and what to do with them', () => {
    for (const { id, detail_text } of evidenceDocumentSeeds) {
      const words = detail_text.split(/\s+/).length
      expect(words, id).toBeGreaterThanOrEqual(60)
      expect(words, id).toBeLessThanOrEqual(120)
    }
  })

  test('have a known type, and a date that is a year or says why there is none', () => {
    for (const { id, type, date } of evidenceDocumentSeeds) {
      expect([...types, ...moreTypes], id).toContain(type)
      expect(date, id).toMatch(
        /^(?:(?:[A-Z]\w+ (?:in )?)?\d{4}|Live service|Revised now and then|Several editions|Undated(?: page)?)$/,
      )
    }
  })
})
