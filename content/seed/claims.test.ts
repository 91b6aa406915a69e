import { expect, test } from 'vitest'
import { brokenCheck } from '../../domain/claim.ts'
import { seedClaims } from './claims.ts'
import { evidenceDocumentSeeds } from './evidence-documents.ts'

test('each first document that states law, policy, advice or a decision supports a claim', () => {
  const shownOnly = ['Map', 'Data']
  const supporting = new Set(seedClaims.map(({ document_id }) => document_id))
  const silent = evidenceDocumentSeeds.filter(({ id, type }) => !shownOnly.includes(type) && !supporting.has(id))
  expect(silent.map(({ id }) => id)).toEqual([])
})

test('what is checked names its document, the place in it and the day', () => {
  const vague = seedClaims.filter(
    ({ state, document, page, address, checked_on }) =>
      state === 'checked' && [document, page, address, checked_on].includes(''),
  )
  expect(vague.map(({ id }) => id)).toEqual([])
})

test('law, policy and what public bodies say name a document that can be opened', () => {
  const nowhere = seedClaims.filter(
    ({ said_by, document, address }) =>
      ['law-or-policy', 'public-body'].includes(said_by) && (document === '' || address === ''),
  )
  expect(nowhere.map(({ id }) => id)).toEqual([])
})

test('no first claim is called checked that nobody can have checked', () => {
  const broken = seedClaims.filter((claim) => brokenCheck(claim, '2026-12-31').length > 0)
  expect(broken.map(({ id }) => id)).toEqual([])
})
