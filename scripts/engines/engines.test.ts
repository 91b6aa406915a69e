import { expect, test } from 'vitest'
import { forms } from './journeys/forms.ts'
import { overlay } from './journeys/overlay.ts'
import { engines, makeJourney, whyNotDriven } from './make-journey.ts'

// All journeys, at a desktop's width as well, are `npm run engines`.
test.for(engines)(
  'a visitor with $name uses the map and the forms on a phone',
  { timeout: 180_000 },
  async (engine, { skip }) => {
    const reason = whyNotDriven(engine)
    if (reason !== undefined) {
      console.log(reason)
      skip(reason)
    }
    for (const journey of [overlay, forms]) {
      expect(await makeJourney(engine, journey, 360), journey.name).toEqual({ is: 'passed' })
    }
  },
)
