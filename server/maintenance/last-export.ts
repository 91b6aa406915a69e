import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const fileIn = (dataFolder: string) => join(dataFolder, 'last-export')

/** Notes in the folder of the data that the content was exported now. An export is no worse where that cannot be noted. */
export async function noteExport(dataFolder: string): Promise<void> {
  await writeFile(fileIn(dataFolder), new Date().toISOString()).catch(() => undefined)
}

/** When the content was last exported; undefined where nothing is known of it. */
export async function readLastExport(dataFolder: string): Promise<Date | undefined> {
  const text = await readFile(fileIn(dataFolder), 'utf8').catch(() => '')
  const time = Date.parse(text.trim())
  return Number.isNaN(time) ? undefined : new Date(time)
}
