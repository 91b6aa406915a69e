import { test } from '../site.ts'
import { typeOn } from '../typing-on.ts'

for (const slowness of [1, 6])
  test(`words typed as soon as a dialog has gone stand where the cursor was, with a processor ${slowness} times slower`, ({
    page,
    site,
  }) => typeOn(page, site, 20, slowness))
