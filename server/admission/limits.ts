/**
 * What visitors may hold and ask for. The numbers stand here and nowhere else; docs/deploy.md explains them to whoever
 * runs the server. A client network is one IPv4 address or the /64 of an IPv6 address; its /56 and its /48 may hold twice
 * and four times as much.
 */
export const limits = {
  /** Open sockets. A mobile provider may have hundreds of readers behind one address. */
  connections: { inAll: 5000, perNetwork: 500 },
  /** Requests under way on one socket: browsers wait for an answer before they ask again. */
  pipelined: 16 as number,
  /** Requests under way of one client behind trusted proxies, whose own sockets are not counted. */
  requests: { inAll: 5000, perNetwork: 500 },
  /** In ms: for the headers, for the whole request, without a byte either way, and between two requests. */
  headersWithin: 10_000,
  requestWithin: 30_000,
  silentFor: 20_000,
  idleFor: 10_000,
  /** How long a client may wait for the site's answer, in ms: it is not the one that is silent. Browsers give up then too. */
  answerWithin: 300_000 as number,
  /**
   * A client that takes its answers more slowly than this, after a while, is cut off: in ms, and in bytes a second. How
   * much of what waits has left already cannot be seen, so that some of it counts as taken, in bytes.
   */
  sending: { grace: 20_000, slowest: 4_000, unseen: 120_000 },
  /**
   * Files of more than `from` bytes that go out at once, and how long, in ms, a client may seem to take nothing of one: the
   * system takes up to some MB of it for a client that reads slowly.
   */
  downloads: { inAll: 400, perNetwork: 32, from: 250_000, silentFor: 300_000 },
  /** The longest body of a visitor's form in bytes: a message of 10,000 characters, each percent-encoded, and the rest. */
  visitorBody: 128_000,
  /** The same for a letter of 20,000 characters that is to be sent to the council. */
  letterBody: 200_000,
  /** How many bytes of bodies are held at once; and how much of one that was refused still comes in, so that its sender sees the answer. */
  bodies: { inAll: 16_000_000, perNetwork: 1_000_000, drained: 4_000_000 },
  /**
   * Pages that visitors can ask for in any number, searches and answers to forms: so many are made at once, the others wait.
   * Networks have their turns one after the other, so that what many readers of one provider ask for delays them alone.
   */
  renderings: { atOnce: 1, inAll: 512, perNetwork: 64 },
} as const

/** When whoever is told that the site is busy may come again. */
export const busyForSeconds = 2
export const busyWords = 'The site is busy. Please try again in a moment.'

/** Maintainers reach their listener from this machine alone, send files of 25 MB through tunnels, and import whole sites. */
export const maintenanceLimits = {
  requestWithin: 600_000,
  silentFor: 120_000,
  body: 1_000_000,
  importBody: 64_000_000,
  /** The form that brings the key. */
  keyBody: 1000,
  bodies: { inAll: 256_000_000, perNetwork: 256_000_000, drained: 256_000_000 },
} as const
