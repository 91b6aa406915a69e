import { expect, it } from 'vitest'
import { paddingAfter, tarHeader } from '../../../domain/tar.ts'
import { readChosen } from './chosen-file.ts'

/** A tar of these files, in their order. */
function tar(...files: [name: string, text: string][]): File {
  const parts = files.flatMap(([name, text]) => [
    tarHeader(name, text.length),
    text,
    new Uint8Array(paddingAfter(text.length)),
  ])
  return new File([...(parts as BlobPart[]), new Uint8Array(1024)], 'content.tar')
}

const content: [string, string] = ['./content.json', JSON.stringify({ uploads: [{ name: 'a.pdf' }] })]

it('an export that another program has packed anew is read where all is in its place, and otherwise refused before it is sent', async () => {
  const { uploads } = await readChosen(tar(content, ['./uploads/a.pdf', 'abc']))
  expect([...uploads]).toEqual([['a.pdf', 3]])
  const refusal = (name: string) => ({ message: expect.stringContaining(`packed anew: ‘${name}’`) })
  await expect(readChosen(tar(['uploads/a.pdf', 'abc'], content))).rejects.toMatchObject(refusal('uploads/a.pdf'))
  await expect(readChosen(tar(content, ['uploads/._a.pdf', '']))).rejects.toMatchObject(refusal('uploads/._a.pdf'))
})
