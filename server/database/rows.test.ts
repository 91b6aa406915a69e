import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { tableNames } from '../../domain/content.ts'
import { rowSchemas } from '../../domain/row-schemas.ts'
import { readRow } from './rows.ts'

const storedValue = fc.oneof(
  fc.constantFrom(
    null,
    undefined,
    '',
    '[',
    '{}',
    '[null]',
    '[[]]',
    '{"content":null}',
    '[{"content":{"bulletPoints":{}}}]',
  ),
  fc.jsonValue(),
  fc.json(),
  fc.string(),
  fc.integer(),
)
const storedRow = fc.constantFrom(...tableNames).chain((table) => {
  const columns = Object.keys(readRow(table, {}))
  return fc.tuple(fc.constant(table), fc.dictionary(fc.constantFrom(...columns), storedValue))
})

describe('a stored row', () => {
  it('is read without fail, whatever it holds', () => {
    fc.assert(
      fc.property(storedRow, ([table, stored]) => {
        const row = readRow(table, stored)
        expect(Object.keys(row).sort()).toEqual(Object.keys(rowSchemas[table].shape).sort())
        expect(JSON.parse(JSON.stringify(row))).toEqual(row)
        expect(Object.values(row)).not.toContain(undefined)
      }),
      { numRuns: 500 },
    )
  })

  it.each(['{"lat":60,"lon":-1.6}', '{"lat":52.2}', '[52.2,-1.6]', '"52.2, -1.6"'])(
    'of a village lies nowhere where its position is none on the map: %s',
    (position) => {
      expect(readRow('village_data', { position }).position).toBeNull()
    },
  )

  it.each(['javascript:alert(1)', ' JAVASCRIPT:x', '//evil.example/x.pdf', '/\\evil.example', 'x.pdf'])(
    'has no address where %j is stored',
    (stored) => {
      expect(readRow('evidence_documents', { pdf_url: stored, external_url: stored })).toMatchObject({
        pdf_url: null,
        external_url: null,
      })
      expect(readRow('village_data', { header_image: stored }).header_image).toBeNull()
    },
  )
})
