import { expect, test, vi } from 'vitest'
import { createGuardTurn } from './guard-turn.ts'

test('of several guards the first asks, and when it leaves, the next', () => {
  const turn = createGuardTurn<symbol>()
  const [dialog, village] = [Symbol('dialog'), Symbol('village')]
  const asking = () => [dialog, village].filter(turn.hasTurn)
  const heard = vi.fn()
  const stop = turn.subscribe(heard)
  expect(asking()).toEqual([])
  const leaveVillage = turn.join(village)
  const leaveDialog = turn.join(dialog)
  expect(asking()).toEqual([village])
  expect(turn.some((guard) => guard === dialog)).toBe(true)
  leaveVillage()
  expect(asking()).toEqual([dialog])
  turn.join(village)
  leaveDialog()
  expect(asking()).toEqual([village])
  expect(heard).toHaveBeenCalledTimes(5)
  stop()
  leaveDialog()
  expect(heard).toHaveBeenCalledTimes(5)
})
