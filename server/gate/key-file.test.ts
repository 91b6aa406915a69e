import { execFileSync } from 'node:child_process'
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { StartError } from '../start-error.ts'
import { isSameKey, keyFile, openKey, readKey, renewKey } from './key-file.ts'

let folder: string
let file: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quarry-key-'))
  file = join(folder, 'data', 'maintenance-key')
})
afterEach(() => rm(folder, { recursive: true }))

const modeOf = async (path: string) => ((await stat(path)).mode & 0o777).toString(8)

test('the key stands beside the SQLite file, and in data/ where the rows are elsewhere', () => {
  expect(keyFile('file:/var/lib/quarry/quarry.db')).toBe('/var/lib/quarry/maintenance-key')
  expect(keyFile('postgres://db.example/quarry')).toBe(resolve('data/maintenance-key'))
})

describe('the first start', () => {
  test('makes a key of 32 random bytes, for its own user alone, and every later start reads the same', async () => {
    const key = await openKey(file)
    expect(Buffer.from(key, 'base64url')).toHaveLength(32)
    expect(await modeOf(file)).toBe('600')
    expect(await readFile(file, 'utf8')).toBe(`${key}\n`)
    expect(await openKey(file)).toBe(key)
    expect(await readdir(join(folder, 'data'))).toEqual(['maintenance-key'])
  })
  test.each([0o000, 0o777])('keeps it for its own user whatever the umask, such as %i', async (mask) => {
    // A test's worker may not set its own.
    const code = `process.umask(${mask}); const { openKey } = await import(process.argv[1]); await openKey(process.argv[2])`
    await mkdir(dirname(file))
    execFileSync(process.execPath, ['--input-type=module', '-e', code, import.meta.resolve('./key-file.ts'), file])
    expect(await modeOf(file)).toBe('600')
  })
  test('of two processes at once leaves one key, whole for both', async () => {
    const keys = await Promise.all(Array.from({ length: 8 }, () => openKey(file)))
    expect(new Set(keys).size).toBe(1)
    expect(await readdir(join(folder, 'data'))).toEqual(['maintenance-key'])
  })
})

describe('a key that cannot be trusted ends the start with one line that says what to do', () => {
  test.each([0o644, 0o640, 0o604, 0o620])('a file of mode %o', async (mode) => {
    await openKey(file)
    await chmod(file, mode)
    await expect(openKey(file)).rejects.toThrow(StartError)
    await expect(openKey(file)).rejects.toThrow(
      `Others may read the maintenance key in ${file}. npm run maintenance-key makes a new one.`,
    )
    await expect(readKey(file)).rejects.toThrow(StartError)
  })
  test.each([
    '',
    '\n',
    'secret',
    'x'.repeat(42),
    'x'.repeat(44),
    `${'x'.repeat(43)}\n\n`,
    '+'.repeat(43),
    'x'.repeat(9999),
  ])('the text %j', async (text) => {
    await openKey(file)
    await writeFile(file, text)
    await expect(openKey(file)).rejects.toThrow(
      `${file} holds no maintenance key. npm run maintenance-key makes a new one.`,
    )
  })
  test('a folder where nothing can be kept', async () => {
    await writeFile(join(folder, 'data'), '')
    await expect(openKey(file)).rejects.toThrow(/^The maintenance key in .* cannot be used: E[^\n]*$/)
  })
})

describe('a new key', () => {
  test('takes the place of the old one, also of one that cannot be trusted', async () => {
    const old = await openKey(file)
    const renewed = await renewKey(file)
    expect(renewed).not.toBe(old)
    expect(await readKey(file)).toBe(renewed)
    await writeFile(file, 'broken')
    await chmod(file, 0o644)
    expect(await readKey(await renewKey(file).then(() => file))).toHaveLength(43)
    expect(await modeOf(file)).toBe('600')
    expect(await readdir(join(folder, 'data'))).toEqual(['maintenance-key'])
  })
  test('is not made where the site has none: the settings may be those of another', async () => {
    await expect(renewKey(file)).rejects.toThrow(/^There is no maintenance key in .*is DATABASE_URL the site's\?$/)
  })
})

test('keys are the same only to the letter', () => {
  expect(isSameKey('abc', 'abc')).toBe(true)
  for (const other of ['', 'ab', 'abcd', 'abC', ' abc']) expect(isSameKey(other, 'abc')).toBe(false)
})
