import { expect, test } from 'vitest'
import { changeSchemas, refusedFields } from '../../domain/row-schemas.ts'
import { brokenCheck } from '../../domain/typed-claim.ts'
import { seedClaims } from './claims.ts'

test('no first claim is called checked that nobody can have checked, and none has too broad a phrase', () => {
  for (const { id, phrases, ...claim } of seedClaims) {
    const refused = [...brokenCheck(claim, '2026-12-31'), ...refusedFields(changeSchemas, 'claims', { phrases })]
    expect([id, refused]).toEqual([id, []])
  }
})
