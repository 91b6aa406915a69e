import { readConfig } from '../server/config.ts'
import { readLinkReport } from '../server/maintenance/link-handlers.ts'
import { StartError } from '../server/start-error.ts'
import { openStoredContent } from '../server/stored-content.ts'

const secondMs = 1000

/** Looks at all addresses that the rows of this database lead to, and lists those that need a person. */
async function main(): Promise<void> {
  const { databaseUrl } = readConfig('public', process.env)
  const stored = await openStoredContent(databaseUrl)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stored.links.close())
  try {
    stored.links.start()
    const telling = setInterval(() => {
      const { done, total } = stored.links.state()
      process.stderr.write(`\r${done} of ${total} addresses`)
    }, secondMs)
    await stored.links.settled()
    clearInterval(telling)
    const { addresses, unseen, troubled } = await readLinkReport(stored)
    process.stderr.write('\n')
    if (stored.links.state().hasNoNetwork) {
      console.error(
        'Hardly any server was heard of: the network seems to be away. Nothing was stored; this is what was known before.',
      )
      process.exitCode = 1
    }
    for (const { address, words, places } of troubled) {
      console.log(`${address}\n  ${words} In: ${places.map(({ table, title }) => `${table}, ${title}`).join('; ')}`)
    }
    const broken = troubled.filter(({ result }) => result === 'broken').length
    console.log(
      `${addresses} addresses: ${broken} broken, ${troubled.length - broken} unsure, ${unseen} not looked at.`,
    )
    if (broken > 0 || stored.links.state().hasFailed) process.exitCode = 1
  } finally {
    await stored.close()
  }
}

try {
  await main()
} catch (error) {
  console.error(error instanceof StartError ? error.message : error)
  process.exit(1)
}
