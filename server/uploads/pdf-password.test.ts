import { expect, test } from 'vitest'
import { asksForPassword } from './pdf-password.ts'

/** A PDF as far as it says how it is encrypted. */
function pdfWith(encrypt: string, objects = '') {
  const start = `%PDF-2.0\n${objects}\n`
  const ids = '/ID [<31415926535897932384626433832795> <>]'
  return Buffer.from(`${start}trailer << /Encrypt ${encrypt} ${ids} >>\nstartxref\n${start.length}\n%%EOF`, 'latin1')
}

/** A dictionary with its strings in round brackets. */
const inLetters = (dictionary: string) =>
  dictionary.replace(/<(\w+)>/g, (_, hex: string) => {
    const letters = Buffer.from(hex, 'hex').toString('latin1')
    return `(${letters
      .replace(/[\\()]/g, '\\$&')
      .replaceAll('\n', '\\n')
      .replaceAll('\r', '\\015')})`
  })

/** What qpdf writes of each revision of the standard, with an owner's password and, where it `asks`, a reader's too. */
const dictionaries = {
  asks: [
    '/V 1 /R 2 /O <92fe0f4454ad4c9644693f33c07cb54f587dce1e2682fe9ecea6107a1ef630dd> /U <f53be2f0b8dac4313197df2d160bb5ade3ac05b5b656448e405c1b683d9d270b>',
    '/V 2 /R 3 /Length 128 /O <0db5855fc5326569e765906caf64e4429a4c20d6e996fdef963e9b5080f9e083> /U <30eabcb886d436efd161ab7b96a778fd>',
    '/V 4 /R 4 /StmF /StdCF /EncryptMetadata false /O <0db5855fc5326569e765906caf64e4429a4c20d6e996fdef963e9b5080f9e083> /U <0ee51813cacd54c1f9e7a53b5dcade4b>',
    '/V 5 /R 5 /StmF /StdCF /U <4165d494bb1f01f6b48de791c4428f1b83fc165b9d34030b36a7fe9f1fed30f22403adbecba6e71e>',
    '/V 5 /R 6 /StmF /StdCF /U <46b94c5b6889c55b3c4c5713532bf8fafd8938ffdb1f643cadf31318d9e4de20657d6ac97b59456f>',
  ],
  opens: [
    '/V 1 /R 2 /O <c92422687facee686e373f10b5c7d04738053152f7e2ee30e11c69ec442576ab> /U <b3d9fa366906ef42f354c6deb74c59075eaf334eb7c04356ba0d7f3dd8b51d0a>',
    '/V 2 /R 3 /Length 128 /O <566fa873ee33c797cd3b904fdadf814afa34df9a38f6ed41b984e2c6da2aa6f5> /U <e21cc3d13b0faa9934db7d20f11e333e>',
    '/V 4 /R 4 /StmF /StdCF /EncryptMetadata false /O <566fa873ee33c797cd3b904fdadf814afa34df9a38f6ed41b984e2c6da2aa6f5> /U <b7ae61ae5fe831ccd7979c155d4f926c>',
    '/V 5 /R 5 /StmF /StdCF /U <3aebd2e64fa21a0c3a62deaadbd23680a87a6488265d2f405c733b86e88bb32881058715ce333bec>',
    '/V 5 /R 6 /StmF /StdCF /U <15ed1fb4e0c3ecf59bbf8e2449ed47e3bcf805ca6bebaecb2fd6d5a36f37792ce8aa37f5347958e6>',
  ],
}

test.each(Object.entries(dictionaries))('one that %s is told in each revision', (kind, each) => {
  for (const written of [...each, ...each.map(inLetters)]) {
    const encrypt = `<< /Filter /Standard /P -4 ${written} >>`
    const named = pdfWith('4 0 R', `4 0 obj ${encrypt} endobj`)
    expect(asksForPassword(named)).toBe(kind === 'asks')
    expect(asksForPassword(pdfWith(encrypt))).toBe(kind === 'asks')
    // Where it is not where the file says, as behind a download's own lines, a reader looks for it.
    expect(asksForPassword(Buffer.concat([Buffer.from('HTTP/1.1 200\r\n\r\n'), named]))).toBe(kind === 'asks')
  }
})

test('one for a certificate asks; one with encrypted attachments alone, or that only speaks of encryption, does not', () => {
  const locked = pdfWith('<< /Filter /Adobe.PubSec >>')
  expect(asksForPassword(locked)).toBe(true)
  expect(asksForPassword(pdfWith('<< /Filter /Standard /V 4 /StmF /Identity >>'))).toBe(false)
  expect(asksForPassword(pdfWith('null', String(locked)))).toBe(false)
})
