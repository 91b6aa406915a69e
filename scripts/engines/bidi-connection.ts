import { once } from 'node:events'

const patienceMs = 60_000

type Answer = Record<string, unknown>

/** A connection to a browser that speaks WebDriver BiDi (https://w3c.github.io/webdriver-bidi/). */
export interface Connection {
  /** Gives a command; rejects with the browser's own words where it refuses, or where the connection ends first. */
  ask(method: string, params: object): Promise<Answer>
  onEvent(method: string, hear: (params: Answer) => void): void
  close(): void
}

/** Connects to the address that a browser listens on. */
export async function connect(address: string): Promise<Connection> {
  const socket = new WebSocket(address)
  const waiting = new Map<number, PromiseWithResolvers<Answer>>()
  const listeners = new Map<string, (params: Answer) => void>()
  let lastId = 0
  socket.addEventListener('message', ({ data }) => {
    const { id, method, params, result, error, message } = JSON.parse(String(data)) as Answer
    if (typeof id !== 'number') return listeners.get(String(method))?.(params as Answer)
    const asked = waiting.get(id)
    waiting.delete(id)
    if (error) asked?.reject(new Error(`${error}: ${message}`))
    else asked?.resolve(result as Answer)
  })
  socket.addEventListener('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('The browser has ended'))
    waiting.clear()
  })
  await once(socket, 'open')
  return {
    ask(method, params) {
      const asked = Promise.withResolvers<Answer>()
      const late = setTimeout(() => asked.reject(new Error(`${method} was not answered`)), patienceMs)
      const forget = () => clearTimeout(late)
      asked.promise.then(forget, forget)
      if (socket.readyState !== WebSocket.OPEN) asked.reject(new Error('The browser has ended'))
      lastId += 1
      waiting.set(lastId, asked)
      socket.send(JSON.stringify({ id: lastId, method, params }))
      return asked.promise
    },
    onEvent: (method, hear) => listeners.set(method, hear),
    close: () => socket.close(),
  }
}
