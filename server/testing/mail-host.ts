import { once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/** An e-mail as a mail server took it. */
interface ReceivedMail {
  from: string
  to: string[]
  /** By lower-case name. */
  headers: Map<string, string>
  text: string
}

/** What a mail server does with what comes; all is well where nothing is set. */
export interface MailBehaviour {
  refuse?: { at: 'MAIL' | 'RCPT' | 'DATA'; code: number; more?: string }
  /** Says nothing any more from there on; 'data' is after the whole e-mail has come. */
  stallAt?: 'greeting' | 'data'
  /** Cuts the connection before or after it has taken the e-mail, and says so in neither case. */
  dropAt?: 'data' | 'accepted'
}

type BehaviourFor = (address: string) => MailBehaviour

/** `await using` stops it. */
export interface MailHost extends AsyncDisposable {
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
    onConnect(_, done) {
      host.connections += 1
      if (behaviourFor('').stallAt !== 'greeting') done()
    },
    onMailFrom: ({ address }, _, done) => answer('MAIL', behaviourFor(''), address, done),
    onRcptTo: ({ address }, _, done) => answer('RCPT', behaviourFor(address), address, done),
    async onData(stream, session, done) {
      const { envelope } = session
      const now = behaviourFor(envelope.rcptTo[0]?.address ?? '')
      const raw = await text(stream).catch(() => undefined)
      // The client died in the middle of it.
      if (raw === undefined) return
      if (now.refuse?.at === 'DATA') return done(refusal(now.refuse, 'this e-mail'))
      if (now.dropAt === 'data') return drop(session)
      const { headers, text: words = '' } = await PostalMime.parse(raw)
      host.received.push({
        from: envelope.mailFrom ? envelope.mailFrom.address : '',
        to: envelope.rcptTo.map(({ address }) => address),
        headers: new Map(headers.map(({ key, value }) => [key, value])),
        text: words,
      })
      if (now.stallAt === 'data') return
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
