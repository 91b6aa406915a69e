import { expect, test } from 'vitest'
import { overlay } from './journeys/overlay.ts'
import { engines, makeJourney, whyNotDriven } from './make-journey.ts'

// All journeys, at a desktop's width as well, are `npm run engines`.
test.for(engines)(
  'with $name a village opens over the map of a phone and closes again',
  { timeout: 600_000 },
  async (engine, { skip }) => {
    const reason = whyNotDriven(engine)
    if (reason !== undefined) {
      console.log(reason)
      skip(reason)
    }
    expect(await makeJourney(engine, overlay, 360)).toEqual({ is: 'passed' })
  },
)
