import { testWriters } from './letter-writers.ts'

// The others write in `npm run test:wide`.
testWriters([8])
testWriters([1], 'Prepare')
