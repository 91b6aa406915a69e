/** How an attack is made: `tactics.ts` says what each does. */
export type TacticName =
  | 'unread'
  | 'held-bodies'
  | 'dripped-headers'
  | 'dripped-bodies'
  | 'random'
  | 'idle'
  | 'pipelined'
  | 'forms'

/** One way to attack the site, with its bounds. */
export interface Attack {
  name: string
  tactic: TacticName
  /** How many sockets it keeps open, as far as the site lets it. */
  sockets: number
  /** From how many client addresses. */
  clients: number
  /** Those that wait for a limit of the site last three times as long as the others. */
  isSlow?: true
  /** Everything comes from one address, the proxy's, and X-Forwarded-For names the client. */
  isProxied?: true
}

/** The attacks in the order in which they are made. */
export const attacks: readonly Attack[] = [
  { name: 'unread', tactic: 'unread', sockets: 400, clients: 50, isSlow: true },
  { name: 'held-bodies', tactic: 'held-bodies', sockets: 600, clients: 50, isSlow: true },
  { name: 'dripped-headers', tactic: 'dripped-headers', sockets: 500, clients: 50, isSlow: true },
  { name: 'dripped-bodies', tactic: 'dripped-bodies', sockets: 500, clients: 50, isSlow: true },
  { name: 'random-one', tactic: 'random', sockets: 64, clients: 1 },
  { name: 'random-many', tactic: 'random', sockets: 256, clients: 128 },
  { name: 'idle-one', tactic: 'idle', sockets: 5000, clients: 1 },
  { name: 'idle-many', tactic: 'idle', sockets: 5000, clients: 250 },
  { name: 'pipelined', tactic: 'pipelined', sockets: 20, clients: 20 },
  { name: 'forms-one', tactic: 'forms', sockets: 32, clients: 1 },
  { name: 'forms-many', tactic: 'forms', sockets: 200, clients: 100 },
  { name: 'proxied-random', tactic: 'random', sockets: 500, clients: 128, isProxied: true },
  { name: 'proxied-held-bodies', tactic: 'held-bodies', sockets: 600, clients: 50, isSlow: true, isProxied: true },
  { name: 'proxied-forms-one', tactic: 'forms', sockets: 500, clients: 1, isProxied: true },
  { name: 'proxied-forms-many', tactic: 'forms', sockets: 500, clients: 100, isProxied: true },
]

/** All that need no proxy, at the same time. */
export const everything = attacks.filter(({ isProxied }) => !isProxied)

/** The client addresses of an attack: of loopback where it comes directly, of the world where a proxy names them. */
export function clientsOf({ clients, isProxied }: Attack): string[] {
  return Array.from({ length: clients }, (_, index) => {
    if (!isProxied) return `127.0.${2 + Math.floor(index / 250)}.${1 + (index % 250)}`
    // Every second one is another /64 of one provider's /48.
    return index % 2 === 0 ? `203.0.113.${1 + index}` : `2001:db8:5:${index.toString(16)}::1`
  })
}

/** The address that all sockets of a proxy come from. */
export const proxyAddress = '127.0.0.1'
