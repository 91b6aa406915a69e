import { expect, test } from 'vitest'
import { createAnswerReader } from './answer-reader.ts'

test('answers are told apart however the network cuts them', () => {
  const answers = [
    'HTTP/1.1 200 OK\r\nContent-Length: 12\r\n\r\nHTTP/1.1 \r\n\r',
    'HTTP/1.1 302 Found\r\ncontent-length: 0\r\n\r\n',
    'HTTP/1.1 503 Service Unavailable\r\nRetry-After: 2\r\nContent-Length: 3\r\n\r\nxyz',
  ].join('')
  for (let size = 1; size <= answers.length; size += 1) {
    const statuses: string[] = []
    const read = createAnswerReader((status) => statuses.push(status))
    for (let at = 0; at < answers.length; at += size) read(Buffer.from(answers.slice(at, at + size)))
    expect(statuses, `in pieces of ${size}`).toEqual(['200', '302', '503'])
  }
})
