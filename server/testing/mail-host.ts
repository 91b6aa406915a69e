import { once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

/** An e-mail as a mail server took it. */
interface ReceivedMail {
  from: string
  to: string[]
  /** By lower-case name; a repeated header has its values on lines of their own. */
  headers: Map<string, string>
  text: string
}

/** What a mail server does with what comes; all is well where nothing is set. */
export interface MailBehaviour {
  refuse?: { at: 'MAIL' | 'RCPT' | 'DATA'; code: number; more?: string }
  /** Says nothing any more from there on; 'data' is after the whole e-mail has come. */
  stallAt?: 'greeting' | 'data'
  /** Cuts the connection: 'data' before, 'accepted' after it has taken the e-mail, and says so in neither case. */
  dropAt?: 'greeting' | 'data' | 'accepted'
  /** How long it takes until it says that it has taken the e-mail, in ms. */
  delayMs?: number
}

type BehaviourFor = (address: string) => MailBehaviour

export interface MailHost {
  port: number
  /** The address for SMTP_URL. */
  url: string
  received: ReceivedMail[]
  /** How many connections have come. */
  connections: number
  /** What it does with everything, or with what is for an address. */
  behave(behaviour: MailBehaviour | BehaviourFor): void
  /** Cuts all connections and listens no more. */
  stop(): Promise<void>
}

/** A real mail server on loopback. Port 0 takes a free one. */
export async function startMailHost(port = 0): Promise<MailHost> {
  let behaviourFor: BehaviourFor = () => ({})
  const sockets = new Set<Socket>()
  const drop = () => {
    for (const socket of sockets) socket.destroy()
  }
  const answer = (at: 'MAIL' | 'RCPT', address: string, done: (error?: Error) => void) => {
    const { refuse } = behaviourFor(address)
    done(refuse?.at === at ? refusal(refuse, address) : undefined)
  }
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 1,
    onConnect(_, done) {
      host.connections += 1
      const { dropAt, stallAt } = behaviourFor('')
      if (dropAt === 'greeting') drop()
      else if (stallAt !== 'greeting') done()
    },
    onMailFrom: ({ address }, _, done) => answer('MAIL', address, done),
    onRcptTo: ({ address }, _, done) => answer('RCPT', address, done),
    async onData(stream, { envelope }, done) {
      const now = behaviourFor(envelope.rcptTo[0]?.address ?? '')
      const raw = await text(stream).catch(() => undefined)
      // The client died in the middle of it.
      if (raw === undefined) return
      if (now.refuse?.at === 'DATA') return done(refusal(now.refuse, 'this e-mail'))
      if (now.stallAt === 'data') return
      if (now.dropAt === 'data') return drop()
      host.received.push({
        from: envelope.mailFrom ? envelope.mailFrom.address : '',
        to: envelope.rcptTo.map(({ address }) => address),
        ...readMail(raw),
      })
      if (now.dropAt === 'accepted') return drop()
      setTimeout(done, now.delayMs ?? 0)
    },
  })
  // A client that is killed is no failure of this server.
  server.on('error', () => undefined)
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  await once(server.listen(port, '127.0.0.1'), 'listening')
  const { port: taken } = server.server.address() as AddressInfo
  const host: MailHost = {
    port: taken,
    url: `smtp://127.0.0.1:${taken}`,
    received: [],
    connections: 0,
    behave(next) {
      behaviourFor = typeof next === 'function' ? next : () => next
    },
    async stop() {
      const closed = once(server.server, 'close')
      server.close()
      drop()
      await closed
    },
  }
  return host
}

/** Mail servers name the address that they refuse. */
function refusal({ code: responseCode, more = '' }: { code: number; more?: string }, refused: string): Error {
  return Object.assign(new Error(`${more} ${refused} is refused`.trim()), { responseCode })
}

function readMail(raw: string): Pick<ReceivedMail, 'headers' | 'text'> {
  const end = raw.indexOf('\r\n\r\n')
  const headers = new Map<string, string>()
  for (const line of raw
    .slice(0, end)
    .replaceAll(/\r\n[ \t]+/g, ' ')
    .split('\r\n')) {
    const [name = '', ...value] = line.split(':')
    const key = name.toLowerCase()
    headers.set(key, [headers.get(key) ?? [], value.join(':').trim()].flat().join('\n'))
  }
  return { headers, text: fromQuotedPrintable(raw.slice(end + 4)).replaceAll('\r\n', '\n') }
}

function fromQuotedPrintable(coded: string): string {
  const bytes = coded
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, byte: string) => String.fromCharCode(Number.parseInt(byte, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}
