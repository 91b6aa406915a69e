/** Compresses the files of the built client, so that no start of the site has to. */
import { fileURLToPath } from 'node:url'
import { precompressFiles } from '../server/pages/static-files.ts'

await precompressFiles(fileURLToPath(new URL('../build/client', import.meta.url)))
