import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

const maintenanceModules =
  /\/app\/maintenance\/|\/node_modules\/(?:zod|radix-ui|@radix-ui|diff|@tiptap|prosemirror-[a-z-]+)\/|\/(?:useMutation|useInfiniteQuery|mutationObserver|infiniteQueryObserver)\.js$/

/** What every page needs, in one file: many small files compress worse, by some 5 kB of the 150 kB that a page may have. The search stands in the header of each. */
const frameworkModules =
  /\/node_modules\/(?:react|react-dom|react-router|scheduler|@tanstack|cookie|set-cookie-parser)\/|rolldown\/runtime|vite\/preload-helper|\/app\/layout\/(?:search-form|browser-storage)\.|\/domain\/paragraphs\./

/** What visitors come to first, with all that it needs, in one file too: each costs a page a request, and time on the main thread. */
const firstScreens = /\/app\/(?:root|home\/home-screen)\.tsx$/
/** The same of a village, which much of the other screens shares. */
const villageScreen = /\/app\/villages\/village-screen\.tsx$/

/** What most of the other screens need. */
const sharedModules = /\/app\/(?:ui|layout|content-api)\/|\/(?:content|domain)\/|\/node_modules\/lucide-react\//

/** One file, so that no schema is made before the setting. */
const zodAndItsSetting = /\/node_modules\/zod\/|\/maintenance\/zod-without-eval\.ts$/

/** The maintenance side's styles are one file. */
const maintenanceStyles = /\/app\/maintenance\/.*\.css$/

export default defineConfig({
  base: '/quarry/',
  plugins: [reactRouter()],
  build: { target: 'es2023', cssTarget: ['chrome111', 'firefox128', 'safari16.4'], assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // A module of ours that is only for the server's part of a page is left out of the browser's.
          treeshake: {
            moduleSideEffects: (id) => !/\/(?:content|domain|app\/(?:objection|ui))\/[^?]*\.tsx?$/.test(id),
          },
          output: {
            // The route modules of the maintenance side lead away from it on the public listener: visitors may load tool- files, never maintenance- ones.
            entryFileNames: ({ facadeModuleId }) =>
              `assets/${maintenanceModules.test(facadeModuleId ?? '') ? 'tool-' : ''}[name]-[hash].js`,
            // What only maintainers load: the public listener has no route for these files.
            chunkFileNames: ({ moduleIds }) =>
              `assets/${moduleIds.some((id) => maintenanceModules.test(id)) ? 'maintenance-' : ''}[name]-[hash].js`,
            codeSplitting: {
              // A module goes into the first whose test it passes.
              groups: [
                { name: 'maintenance-styles', test: maintenanceStyles },
                { name: 'zod', test: zodAndItsSetting },
                { name: 'framework', test: (id) => frameworkModules.test(id) && !maintenanceModules.test(id) },
                { name: 'every-page', test: firstScreens },
                { name: 'village', test: villageScreen },
                { name: 'shared', test: sharedModules, minShareCount: 12 },
              ],
            },
          },
        },
      },
    },
    // The server needs no style sheets, but React Router moves some of them to the client's.
    ssr: {
      resolve: { noExternal: ['lucide-react'] },
      build: {
        // The visitors' styles stand in the pages that it renders.
        cssMinify: true,
        rolldownOptions: {
          output: {
            assetFileNames: ({ originalFileNames, names }) =>
              `assets/${names[0]?.endsWith('.css') && !originalFileNames[0]?.endsWith('.css') ? 'maintenance-unused-' : ''}[name]-[hash][extname]`,
          },
        },
      },
    },
  },
})
