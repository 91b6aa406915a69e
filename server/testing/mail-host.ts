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
  /**
   * Cuts the connection: 'recipient' before the e-mail, 'data' before and 'accepted' after it has taken it, and says so in
   * no case.
   */
  dropAt?: 'greeting' | 'recipient' | 'data' | 'accepted'
}

type BehaviourFor = (address: string) => MailBehaviour

/** `await using` stops it. */
export interface MailHost extends AsyncDisposable {
  /** The address for SMTP_URL. */
  url: string
  received: ReceivedMail[]
  /** How many connections have come. */
  connections: number
  /** How many e-mails came whole to a server that says nothing any more. */
  swallowed: number
  /** What it does with everything, or with what is for an address. */
  behave(behaviour: MailBehaviour | BehaviourFor): void
  /** Cuts all connections and listens no more. */
  stop(): Promise<void>
}

/** Greets at once: before it does, the usual one watches for 100 ms whether a client talks too soon. */
class PromptServer extends SMTPServer {
  override connect(...args: Parameters<SMTPServer['connect']>): void {
    super.connect(...args)
    const latest = [...this.connections].at(-1)
    if (!latest) return
    const greet = latest.connectionReady.bind(latest)
    latest.connectionReady = () => undefined
    setImmediate(greet)
  }
}

/** A real mail server on loopback. */
export async function startMailHost(): Promise<MailHost> {
  let behaviourFor: BehaviourFor = () => ({})
  const sockets = new Set<Socket>()
  const drop = ({ remotePort }: { remotePort: number }) => {
    for (const socket of sockets) if (socket.remotePort === remotePort) socket.destroy()
  }
  const answer = (at: 'MAIL' | 'RCPT', { refuse }: MailBehaviour, address: string, done: (error?: Error) => void) =>
    done(refuse?.at === at ? refusal(refuse, address) : undefined)
  const server = new PromptServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 1,
    onConnect(session, done) {
      host.connections += 1
      const { dropAt, stallAt } = behaviourFor('')
      if (dropAt === 'greeting') drop(session)
      else if (stallAt !== 'greeting') done()
    },
    onMailFrom: ({ address }, _, done) => answer('MAIL', behaviourFor(''), address, done),
    onRcptTo({ address }, session, done) {
      const now = behaviourFor(address)
      if (now.dropAt === 'recipient') drop(session)
      else answer('RCPT', now, address, done)
    },
    async onData(stream, session, done) {
      const { envelope } = session
      const now = behaviourFor(envelope.rcptTo[0]?.address ?? '')
      const raw = await text(stream).catch(() => undefined)
      // The client died in the middle of it.
      if (raw === undefined) return
      if (now.refuse?.at === 'DATA') return done(refusal(now.refuse, 'this e-mail'))
      if (now.stallAt === 'data') {
        host.swallowed += 1
        return
      }
      if (now.dropAt === 'data') return drop(session)
      host.received.push({
        from: envelope.mailFrom ? envelope.mailFrom.address : '',
        to: envelope.rcptTo.map(({ address }) => address),
        ...readMail(raw),
      })
      if (now.dropAt === 'accepted') return drop(session)
      done()
    },
  })
  // A client that is killed is no failure of this server.
  server.on('error', () => undefined)
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.server.address() as AddressInfo
  const host: MailHost = {
    url: `smtp://127.0.0.1:${port}`,
    received: [],
    connections: 0,
    swallowed: 0,
    behave(next) {
      behaviourFor = typeof next === 'function' ? next : () => next
    },
    async stop() {
      const closed = once(server.server, 'close')
      server.close()
      for (const socket of sockets) socket.destroy()
      await closed
    },
    [Symbol.asyncDispose]: () => host.stop(),
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
