import { createCipheriv, createHash } from 'node:crypto'

/**
 * Whether a PDF asks for a password before it shows anything (ISO 32000-2, 7.6). One that is only protected against changes
 * opens with the empty password, which readers try by themselves.
 */
export function asksForPassword(bytes: Buffer): boolean {
  const text = bytes.toString('latin1')
  // Before the newest table there may be other PDFs, attached as they are.
  const trailer = text.slice(Number(text.match(/(?<=startxref\s+)\d+/g)?.at(-1))) || text
  const [, object, direct] = /\/Encrypt\s*(?:(\d+)\s+\d+\s+R|(<<.*))/s.exec(trailer) ?? []
  const named = object && text.match(new RegExp(`\\b${object}\\s+\\d+\\s+obj.*?endobj`, 'gs'))?.at(-1)
  const encrypt = direct ?? named
  if (encrypt === undefined) return false
  // Where no stream and no string is, only attachments are encrypted.
  if (numberIn(encrypt, 'V') >= 4 && !/\/St[mr]F\s*\/(?!Identity\b)/.test(encrypt)) return false
  if (!/\/Filter\s*\/Standard\b/.test(encrypt)) return true
  const proof = stringIn(encrypt, '/U')
  const expected = proofOfNothing(encrypt, proof.subarray(32, 40), stringIn(trailer, '/ID\\s*\\['))
  return !expected.equals(proof.subarray(0, expected.length))
}

/** What a file that the empty password opens says to prove it. */
function proofOfNothing(encrypt: string, salt: Buffer, id: Buffer): Buffer {
  const revision = numberIn(encrypt, 'R')
  if (revision >= 5) return revision === 5 ? digest('sha256', salt) : hardenedHash(salt)
  const rights = Buffer.alloc(4)
  rights.writeInt32LE(numberIn(encrypt, 'P') | 0)
  const clear = Buffer.alloc(revision === 4 && /\/EncryptMetadata\s+false/.test(encrypt) ? 4 : 0, 255)
  let key = digest('md5', filling, stringIn(encrypt, '/O').subarray(0, 32), rights, id, clear)
  if (revision === 2) return rc4(key.subarray(0, 5), filling)
  const size = revision === 4 ? 16 : (numberIn(encrypt, 'Length') || 40) / 8
  for (let round = 0; round < 50; round += 1) key = digest('md5', key.subarray(0, size))
  let proof = digest('md5', filling, id)
  for (let round = 0; round < 20; round += 1) {
    const turned = key.subarray(0, size).map((byte) => byte ^ round)
    proof = rc4(turned, proof)
  }
  return proof
}

/** What fills a password of less than 32 bytes, and so stands for an empty one. */
const filling = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex')

/** 0 where there is none. */
function numberIn(dictionary: string, name: string): number {
  return Number(new RegExp(`/${name}\\s+(-?\\d+)`).exec(dictionary)?.[1] ?? 0)
}

const escaped: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }

/** The string behind this beginning: in angle brackets as figures, in round ones as letters with escapes. */
function stringIn(dictionary: string, beginning: string): Buffer {
  const written = `${beginning}\\s*(?:<([\\da-f\\s]*)>|\\(((?:\\\\.|[^\\\\()]|\\((?:\\\\.|[^\\\\()])*\\))*)\\))`
  const [, hex, letters = ''] = new RegExp(written, 'is').exec(dictionary) ?? []
  if (hex !== undefined) return Buffer.from(hex.replaceAll(/\s/g, ''), 'hex')
  const read = letters.replaceAll(/\\(?:([0-7]{1,3})|(.))/gs, (_, octal: string | undefined, letter: string) =>
    octal ? String.fromCharCode(Number.parseInt(octal, 8)) : (escaped[letter] ?? letter),
  )
  return Buffer.from(read, 'latin1')
}

function digest(algorithm: string, ...parts: Uint8Array[]): Buffer {
  return createHash(algorithm).update(Buffer.concat(parts)).digest()
}

/** Algorithm 2.B of the standard, of an empty password. */
function hardenedHash(salt: Uint8Array): Buffer {
  let [key, last] = [digest('sha256', salt), 0]
  for (let round = 0; round < 64 || last > round - 32; round += 1) {
    const cipher = createCipheriv('aes-128-cbc', key.subarray(0, 16), key.subarray(16, 32)).setAutoPadding(false)
    const mixed = cipher.update(Buffer.concat(Array.from({ length: 64 }, () => key)))
    const remainder = mixed.subarray(0, 16).reduce((sum, byte) => sum + byte, 0) % 3
    key = digest(['sha256', 'sha384', 'sha512'][remainder] ?? '', mixed)
    last = mixed.at(-1) ?? 0
  }
  return key.subarray(0, 32)
}

/** Node's own crypto has it no more. */
function rc4(key: Uint8Array, data: Buffer): Buffer {
  const state = Buffer.from(Array.from({ length: 256 }, (_, index) => index))
  let j = 0
  const swap = (i: number) => {
    const byte = state.readUInt8(i)
    state[i] = state.readUInt8(j)
    state[j] = byte
  }
  for (let i = 0; i < 256; i += 1) {
    j = (j + state.readUInt8(i) + (key[i % key.length] ?? 0)) & 255
    swap(i)
  }
  j = 0
  const mixed = data.map((byte, index) => {
    j = (j + state.readUInt8(index + 1)) & 255
    swap(index + 1)
    return byte ^ state.readUInt8((state.readUInt8(index + 1) + state.readUInt8(j)) & 255)
  })
  return Buffer.from(mixed)
}
