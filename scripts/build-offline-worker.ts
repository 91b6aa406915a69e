import { build, type Plugin } from 'vite'

/** Builds the service worker beside the client: one file without imports, which the server completes (server/offline). */
export function buildOfflineWorker(): Plugin {
  return {
    name: 'offline-worker',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async closeBundle() {
      await build({
        configFile: false,
        logLevel: 'warn',
        publicDir: false,
        build: {
          target: 'es2023',
          outDir: 'build/worker',
          rolldownOptions: {
            input: 'app/offline-worker/service-worker.ts',
            output: { format: 'iife', entryFileNames: 'sw.js' },
          },
        },
      })
    },
  }
}
