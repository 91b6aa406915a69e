/** A bare node:http listener that answers everything with one file: what Node itself can do, to compare the site with. */
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

const [port = '', headersFile = '', bodyFile = ''] = process.argv.slice(2)
const headers = JSON.parse(readFileSync(headersFile, 'utf8')) as string[]
const body = readFileSync(bodyFile)

createServer((_, response) => {
  response.writeHead(200, headers)
  response.end(body)
}).listen(Number(port), '127.0.0.1')
