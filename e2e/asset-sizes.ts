import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

export const assetFolder = 'build/client/assets'
/** The gzip size of every built asset, by its name, in bytes. */
export const assetSizes: ReadonlyMap<string, number> = new Map(
  readdirSync(assetFolder).map((name) => [name, gzipSync(readFileSync(join(assetFolder, name)), { level: 9 }).length]),
)
