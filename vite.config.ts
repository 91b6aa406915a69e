import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { buildOfflineWorker } from './scripts/build-offline-worker.ts'

const maintenanceModules =
  /\/app\/maintenance\/|\/node_modules\/(?:zod|radix-ui|@radix-ui|diff)\/|\/(?:useMutation|useInfiniteQuery|mutationObserver|infiniteQueryObserver)\.js$/

/** What every page needs, in one file: many small files compress worse, by some 5 kB of the 150 kB that a page may have. */
const frameworkModules =
  /\/node_modules\/(?:react|react-dom|react-router|scheduler|@tanstack|cookie|set-cookie-parser)\//

/** What several screens need, in one file too: each file costs a page a request, and time on the main thread. */
const sharedModules = /\/app\/(?:ui|layout|content-api)\/|\/(?:content|domain)\/|\/node_modules\/lucide-react\//

/** What only maintainers load bears their name: visitors' browsers never ask for such a file (e2e/budgets.spec.ts). */
function nameOf(isMaintenance: boolean, pattern: string): string {
  return `assets/${isMaintenance ? 'maintenance-' : ''}${pattern}`
}

export default defineConfig({
  base: '/quarry/',
  plugins: [tailwindcss(), reactRouter(), buildOfflineWorker()],
  build: { target: 'es2023', assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // All styles but the root's come with code that is loaded later, and only the maintenance side has such code.
            assetFileNames: ({ names }) =>
              nameOf(
                names.some((name) => name.endsWith('.css') && name !== 'root.css'),
                '[name]-[hash][extname]',
              ),
            entryFileNames: 'assets/[name]-[hash].js',
            chunkFileNames: ({ moduleIds }) =>
              nameOf(
                moduleIds.some((id) => maintenanceModules.test(id)),
                '[name]-[hash].js',
              ),
            codeSplitting: {
              groups: [
                { name: 'framework', test: (id) => frameworkModules.test(id) && !maintenanceModules.test(id) },
                { name: 'shared', test: sharedModules, minShareCount: 4 },
              ],
            },
          },
        },
      },
    },
  },
})
