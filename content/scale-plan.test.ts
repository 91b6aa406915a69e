import { expect, test } from 'vitest'
import { placePositions } from './place-positions.ts'
import { readyVillages } from './places.ts'
import { liesOnRoad, lineOnScalePlan, onScalePlan, scalePlan } from './scale-plan.ts'

test('the A429 passes the six villages that our words name beside it, and no other', () => {
  const onRoad = readyVillages.filter(({ position }) => liesOnRoad(position)).map(({ slug }) => slug)
  expect(onRoad).toEqual(['barford', 'ettington', 'halford', 'sherbourne', 'wasperton', 'wellesbourne'])
})

test('a line ends at a village that the plan shows, and at the edge towards one beyond it', () => {
  expect(lineOnScalePlan(placePositions.barford)).toEqual({ ...onScalePlan(placePositions.barford), isWhole: true })
  const halford = lineOnScalePlan(placePositions.halford)
  expect(halford.isWhole).toBe(false)
  expect(halford.y).toBeCloseTo(scalePlan.height - 30)
  const whole = onScalePlan(placePositions.halford)
  const slope = ({ x, y }: { x: number; y: number }) => (x - scalePlan.middle.x) / (y - scalePlan.middle.y)
  expect(slope(halford)).toBeCloseTo(slope(whole))
})
