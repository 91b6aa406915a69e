import ipaddr from 'ipaddr.js'
import { clientNetworks } from './client-address.ts'

/** At most so many within so long, counted back from each moment. */
export interface RateLimit {
  count: number
  windowMs: number
}

const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour
/** Longer than any consultation lasts, in ms; each has counts of its own. */
export const longestConsultationMs = 100 * day

/** Whose forms are counted together. */
type Scope = 'own' | 'customer' | 'provider' | 'shared'

/** What visitors may send by forms, and what the site then sends by e-mail (docs/deploy.md lists the numbers too). */
export const formLimits = {
  taken: {
    /** One IPv4 address or /64, a household: a family that writes and signs up fits, a program does not. */
    own: [
      { count: 5, windowMs: minute },
      { count: 30, windowMs: day },
    ],
    /** A /56, which most providers give to one customer: two households' worth, since some give it to a whole office. */
    customer: [
      { count: 10, windowMs: minute },
      { count: 60, windowMs: day },
    ],
    /** A /48: one customer at some providers, a street or a mobile network at others. */
    provider: [
      { count: 20, windowMs: minute },
      { count: 200, windowMs: day },
    ],
    /** An address that is not public: a proxy that TRUSTED_PROXIES leaves out, with everybody behind it. None waits a day. */
    shared: [
      { count: 30, windowMs: minute },
      { count: 300, windowMs: hour },
    ],
  },
  /**
   * Who says that they objected, in a consultation (rule: took-part-once): a family has one connection, and a figure that one
   * person can make is worth nothing. So few are counted, and whoever gathers a whole hall around one network has a maintainer
   * set it right.
   */
  told: {
    own: [{ count: 6, windowMs: longestConsultationMs }],
    customer: [{ count: 12, windowMs: longestConsultationMs }],
    provider: [{ count: 60, windowMs: longestConsultationMs }],
    shared: [
      { count: 30, windowMs: minute },
      { count: 300, windowMs: hour },
    ],
  },
  /** From everybody: the villages together have no more people who press in one hour. */
  toldInAll: [{ count: 600, windowMs: hour }],
  /**
   * Without JavaScript, the same browser's name on the same network for the same place: a double click. No longer, since couples
   * have phones alike.
   */
  toldTwice: [{ count: 1, windowMs: 3 * second }],
  /** With JavaScript a press has a number, and the answer may be loaded again as often as one likes. */
  pressedOnce: [{ count: 1, windowMs: day }],
  /** Forms with invalid fields: slips are many and store nothing, but each is work. */
  refused: {
    own: [
      { count: 20, windowMs: minute },
      { count: 200, windowMs: day },
    ],
    customer: [
      { count: 40, windowMs: minute },
      { count: 400, windowMs: day },
    ],
    provider: [
      { count: 80, windowMs: minute },
      { count: 1000, windowMs: day },
    ],
    shared: [
      { count: 120, windowMs: minute },
      { count: 1200, windowMs: hour },
    ],
  },
  /**
   * Everybody's forms together, the last resort against a flood from thousands of networks: at most some 50 MB an hour
   * reach the disk. No campaign of a few villages comes near it, so that honest visitors do not meet it.
   */
  inAll: [{ count: 5000, windowMs: hour }],
  /**
   * What is sent, not what is taken: the rest waits in the outbox, and nobody is refused because of others. Messages all
   * go to one mailbox; confirmations go to addresses that anybody may have entered, and mail servers shut out who sends hundreds of them.
   * A letter has two e-mails besides the one to the council: to prove the address, and to tell what became of it.
   */
  mailsAnHour: { messages: 120, newsletter_signups: 100, sent_letters: 120, sent_letter_mails: 240 },
  /** One inbox gets another e-mail after an hour at the earliest, then after two, four and so on: five on the first day. */
  firstPauseForInboxMs: hour,
  /** How many networks are remembered, some 10 MB; beyond it those that were seen longest ago are forgotten. */
  mostRemembered: 20_000,
}

const scopes = ['own', 'customer', 'provider'] as const
const rangesOfNobody = ['loopback', 'private', 'linkLocal', 'uniqueLocal', 'carrierGradeNat']

/** The networks of an address, each with the scope that its forms are counted in. */
export function countedNetworks(address: string): { network: string; scope: Scope }[] {
  const networks = clientNetworks(address)
  const [network = address] = networks
  if (isShared(address)) return [{ network, scope: 'shared' }]
  return scopes.flatMap((scope, index) => (networks[index] === undefined ? [] : [{ network: networks[index], scope }]))
}

/** Whether no visitor of the internet can have this address. */
function isShared(address: string): boolean {
  const plain = address.replace(/%.*$/, '')
  return ipaddr.isValid(plain) && rangesOfNobody.includes(ipaddr.process(plain).range())
}
