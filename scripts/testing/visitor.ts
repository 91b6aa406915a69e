import { type RequestOptions, request } from 'node:https'
import { setTimeout as sleep } from 'node:timers/promises'

/** A visitor of https://HOST on this machine: asks for a page every 50 ms and sends a message now and then, until told to stop. */
const [host = '', times = 'Infinity'] = process.argv.slice(2)
const counts = { asked: 0, failed: [] as string[], acknowledged: [] as string[] }
let isStopped = false
process.once('SIGTERM', () => {
  isStopped = true
})

function ask(path: string, options: RequestOptions = {}, body?: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const where = { host: '127.0.0.1', servername: host, path, rejectUnauthorized: false, agent: false }
    const sent = request({ ...where, ...options, headers: { Host: host, ...options.headers } }, (answer) => {
      answer.resume().once('end', () => resolve(answer.statusCode ?? 0))
    })
    sent.once('error', reject).end(body)
  })
}

async function visit(number: number): Promise<void> {
  counts.asked += 1
  try {
    const status = await (number % 20 === 0 ? send(`Number ${number} of ${process.pid}`) : ask('/quarry/events'))
    if (status >= 400) counts.failed.push(`${status} after ${number}`)
  } catch (error) {
    counts.failed.push(`${error instanceof Error ? error.message : error} after ${number}`)
  }
}

async function send(subject: string): Promise<number> {
  const message = { name: 'Ann', email: 'ann@example.org', subject, message: 'Hello', consent: 'yes' }
  const headers = { 'Content-Type': 'application/json', Origin: `https://${host}`, 'Sec-Fetch-Site': 'same-origin' }
  const status = await ask('/quarry/api/messages', { method: 'POST', headers }, JSON.stringify(message))
  if (status === 201) counts.acknowledged.push(subject)
  return status
}

const under = new Set<Promise<void>>()
for (let number = 0; number < Number(times) && !isStopped; number += 1) {
  const one = visit(number).finally(() => under.delete(one))
  under.add(one)
  await sleep(50)
}
await Promise.all(under)
console.log(JSON.stringify(counts))
