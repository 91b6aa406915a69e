import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('npm on an older Node.js leaves no optional package out (npm run lock sees to it)', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
  const optional = Object.entries<{ optional?: true; engines?: object }>(packages).filter(([, entry]) => entry.optional)
  expect(optional.length).toBeGreaterThan(10)
  expect(optional.filter(([, { engines }]) => engines).map(([name]) => name)).toEqual([])
})
