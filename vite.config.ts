import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { buildOfflineWorker } from './scripts/build-offline-worker.ts'
import { slimIcons } from './scripts/slim-icons.ts'

const maintenanceModules =
  /\/app\/maintenance\/|\/node_modules\/(?:zod|radix-ui|@radix-ui|diff|@tiptap|prosemirror-[a-z-]+)\/|\/(?:useMutation|useInfiniteQuery|mutationObserver|infiniteQueryObserver)\.js$/

/** What every page needs, in one file: many small files compress worse, by some 5 kB of the 150 kB that a page may have. The search stands in the header of each. */
const frameworkModules =
  /\/node_modules\/(?:react|react-dom|react-router|scheduler|@tanstack|cookie|set-cookie-parser)\/|rolldown\/runtime|vite\/preload-helper|\/app\/layout\/(?:search-form|search-key|browser-storage)\./

/** What several screens need, in one file too: each file costs a page a request, and time on the main thread. The map is for pages that have one. */
const sharedModules =
  /\/app\/(?:ui(?!\/(?:place-map|map-legend|label-sides)\.)|layout|content-api)\/|\/(?:content|domain)\/|\/node_modules\/lucide-react\//

/** How cards are known by their grounds, for the workshop and the pack alone. */
const groundModules = /\/domain\/(?:pack|card-ground|objection-points)\.ts$/

/** The places and the cards' addresses, which the pages with a map, cards or a choice of villages show, and no other page. */
const placeModules =
  /\/domain\/geography\.ts$|\/content\/place(?:-position)?s\.ts$|\/domain\/article-address\.ts$|\/app\/content-api\/(?:places|impact-cards)-query\.ts$/

/** The pictures of cards, which home, the impact map, villages and articles show, and no other page. */
const cardIcons =
  /\/app\/ui\/(?:card|village)-icon\.tsx$|\/icons\/(?:building|circle-plus|circle-x|coins|construction|droplets?|eye|factory|file-x|flask-conical|graduation-cap|heart-pulse|house|landmark|layers|rotate-ccw-clock|scale|store|trees|truck|users|volume-2|waves-horizontal|wheat|wind)\.mjs$/

/** What several screens of the maintenance side need, and no other. */
const notForVisitors =
  /\/domain\/(?:content|content-transfer|upload|fixed-row-ids|claims-in-text|event-time|typed-date)\.ts$|\/content\/page-texts\.ts$|\/icons\/(?:upload|refresh-cw)\.mjs$/

/** What only the few pages with a form of ours need. */
const formModules =
  /\/app\/ui\/(?:form-fields\.css|(?:form-outcome|visitor-field|refusal|link-code|secret-page)\.tsx?)$|\/app\/layout\/use-sends-letters\.ts$|\/domain\/(?:sent-letter|letter-moment|newsletter-link|visitor-fields)\.ts$|\/content\/(?:newsletter-pages|send-objection)\.ts$/

/** The maintenance side's styles are one file. */
const maintenanceStyles = /\/app\/maintenance\/.*\.css$/

export default defineConfig({
  base: '/quarry/',
  plugins: [reactRouter(), buildOfflineWorker(), slimIcons()],
  build: { target: 'es2023', cssTarget: ['chrome111', 'firefox128', 'safari16.4'], assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // The route modules of the maintenance side lead away from it on the public listener; only they bear this name.
            entryFileNames: ({ facadeModuleId }) =>
              `assets/${maintenanceModules.test(facadeModuleId ?? '') ? 'tool-' : ''}[name]-[hash].js`,
            // What only maintainers load bears their name: visitors' browsers never ask for such a file (e2e/budgets.spec.ts).
            chunkFileNames: ({ moduleIds }) =>
              `assets/${moduleIds.some((id) => maintenanceModules.test(id)) ? 'maintenance-' : ''}[name]-[hash].js`,
            codeSplitting: {
              groups: [
                { name: 'maintenance-styles', test: maintenanceStyles },
                { name: 'closer-look-rules', test: /\/domain\/closer-look\// },
                { name: 'framework', test: (id) => frameworkModules.test(id) && !maintenanceModules.test(id) },
                { name: 'every-page', test: /\/app\/root\.tsx$/ },
                { name: 'places', test: placeModules },
                {
                  name: 'shared',
                  test: (id) =>
                    sharedModules.test(id) &&
                    ![notForVisitors, formModules, cardIcons, groundModules].some((apart) => apart.test(id)),
                  minShareCount: 4,
                },
                { name: 'card-icons', test: cardIcons },
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
        rolldownOptions: {
          output: {
            assetFileNames: ({ names }) =>
              `assets/${names.some((name) => name.endsWith('.css')) ? 'maintenance-unused-' : ''}[name]-[hash][extname]`,
          },
        },
      },
    },
  },
})
