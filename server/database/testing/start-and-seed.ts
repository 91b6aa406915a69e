import { connectDatabase } from '../connect.ts'
import { seedOnce } from '../seed.ts'
import { sampleContent } from './sample-rows.ts'

// A process that starts on the database in its first argument, as the site does, and tells whether it filled it.
const database = await connectDatabase(process.argv[2] ?? '')
const didSeed = await seedOnce(database, sampleContent)
await database.close()
process.stdout.write(didSeed ? 'seeded' : 'found')
