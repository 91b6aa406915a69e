/** One attack, in a process of its own. */
import { getPriority, setPriority } from 'node:os'
import { type Attack, clientsOf } from './attacks.ts'
import type { AttackReport } from './hostile-sockets.ts'
import { type Order, takeOrder } from './orders.ts'
import { tactics } from './tactics.ts'

/** What an attacker is told. */
export interface AttackOrder extends Order {
  attack: Attack
  largestFile: string
  speed: number
}

// Attackers have machines of their own; here they leave the site and the visitor the first turn.
setPriority(getPriority() + 10)

takeOrder(({ attack, port, largestFile, speed }: AttackOrder) => {
  const report: AttackReport = { opened: 0, cutOff: 0, refused: 0, requests: 0, answers: {} }
  const end = tactics[attack.tactic]({ attack, clients: clientsOf(attack), port, largestFile, speed, report })
  return () => {
    end()
    return report
  }
})
