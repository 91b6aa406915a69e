import { describe, expect, test } from 'vitest'
import { caseOutcomes, caseSchema } from '../../domain/case.ts'
import { caseSeeds } from './cases.ts'

describe('the first cases', () => {
  test('are rows of their table with ids, names and addresses of their own', () => {
    for (const row of caseSeeds) caseSchema.parse({ ...row, updated_at: '2026-01-01T00:00:00.000Z' })
    for (const field of ['id', 'name', 'address', 'sort_order'] as const) {
      expect(new Set(caseSeeds.map((row) => row[field])).size, field).toBe(caseSeeds.length)
    }
  })

  test('each name their page, the day on which they were compared with it, and how', () => {
    for (const { id, address, source, checked_on, how_checked } of caseSeeds) {
      expect(address, id).toMatch(/^https?:\/\//)
      expect(source, id).toMatch(/^[^:]+: .{10,}/)
      expect(checked_on, id).not.toBe('')
      expect(how_checked?.length, id).toBeGreaterThan(20)
    }
  })

  test('rest on no blog and no mirror, and say so where they rest on the press or on a campaign', () => {
    const unfit = /blogspot|wordpress|docslib|pdfslide|fdocuments|pages\.dev|thewriterstown|qoshe|wikipedia/
    const isCouncil = /\.gov\.uk\//
    for (const { id, address, how_checked } of caseSeeds) {
      expect(address, id).not.toMatch(unfit)
      if (!isCouncil.test(address)) expect(how_checked, id).toMatch(/press report|campaign’s own account/i)
    }
  })

  test('tell of every outcome, and say of what was withdrawn that the applicant ended it', () => {
    for (const outcome of caseOutcomes) expect(caseSeeds.map((row) => row.outcome)).toContain(outcome)
    for (const { id, outcome, decided_by } of caseSeeds) {
      expect(decided_by === 'applicant', id).toBe(outcome === 'withdrawn')
    }
  })
})
