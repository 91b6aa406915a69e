/** The beginning of a request that is well formed so far. */
export const requestLine = 'GET /quarry/ HTTP/1.1\r\n'
/** Ends the headers, and the connection after the answer. */
export const headEnd = 'Connection: close\r\n\r\n'
/** Bytes that are no request of ours, and the status that they get on both listeners. */
export const malformedRequests: readonly [what: string, bytes: string, status: number][] = [
  ['no Host', `${requestLine}${headEnd}`, 400],
  ['two Hosts', `${requestLine}Host: localhost\r\nHost: localhost\r\n${headEnd}`, 400],
  ['an empty Host', `${requestLine}Host:\r\n${headEnd}`, 400],
  ['a Host with a space', `${requestLine}Host: local host\r\n${headEnd}`, 400],
  ['a Host with a null byte', `${requestLine}Host: local\0host\r\n${headEnd}`, 400],
  ['a Host with a path', `${requestLine}Host: localhost/quarry\r\n${headEnd}`, 400],
  ['HTTP/1.0 without Host', `GET /quarry/ HTTP/1.0\r\n${headEnd}`, 400],
  ['an absolute target', `GET http://localhost/quarry/ HTTP/1.1\r\nHost: localhost\r\n${headEnd}`, 400],
  ['a target of another host', `GET https://evil.example/ HTTP/1.1\r\nHost: localhost\r\n${headEnd}`, 400],
  ['the target *', `OPTIONS * HTTP/1.1\r\nHost: localhost\r\n${headEnd}`, 400],
  ['a target with a null byte', `GET /quarry/\0 HTTP/1.1\r\nHost: localhost\r\n${headEnd}`, 400],
  ['a target with bytes beyond ASCII', `GET /quarry/é HTTP/1.1\r\nHost: localhost\r\n${headEnd}`, 400],
  ['a target without a slash', `GET quarry HTTP/1.1\r\nHost: localhost\r\n${headEnd}`, 400],
  ['a header without a name', `${requestLine}Host: localhost\r\n: x\r\n${headEnd}`, 400],
  ['a header with a space in its name', `${requestLine}Host: localhost\r\nX y: z\r\n${headEnd}`, 400],
  ['a folded header', `${requestLine}Host: localhost\r\nX: y\r\n z\r\n${headEnd}`, 400],
  [
    'two lengths',
    `POST /quarry/ HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\nContent-Length: 2\r\n${headEnd}x`,
    400,
  ],
  [
    'a length and chunks',
    `POST /quarry/ HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n${headEnd}0\r\n\r\n`,
    400,
  ],
  ['an unknown method', `HELLO /quarry/ HTTP/1.1\r\nHost: localhost\r\n${headEnd}`, 400],
  ['no HTTP at all', '\x16\x03\x01\x02\0\x01\0\x01\xfc\x03\x03', 400],
]
