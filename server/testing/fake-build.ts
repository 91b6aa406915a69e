import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'

const router = pathToFileURL(createRequire(import.meta.url).resolve('react-router')).href

/** Inline scripts as React Router and React leave them: at the end, with React's markers between. */
const ownScripts = ['window.context = { "basename": "/quarry" }', 'import "/quarry/assets/app-1a2b3c.js";\n']

/** An app in the form of `react-router build`, whose pages tell which event titles they show and which rendering they are. */
const app = `
import { createContext, data, redirect, RouterContextProvider } from ${JSON.stringify(router)}

const contentContext = createContext()
const visitorPostContext = createContext()
const originContext = createContext()
const failureContext = createContext()
let renderings = 0

async function titles({ context }) {
  const events = await context.get(contentContext).list('events')
  return { titles: events.map((event) => event.title), origin: context.get(originContext) }
}

const screens = {
  home: { index: true, loader: titles },
  events: { path: 'events', loader: titles },
  library: { path: 'evidence-library', loader: ({ request }) => ({ search: new URL(request.url).search }) },
  village: {
    path: 'villages/:slug',
    async loader({ context, params }) {
      const village = await context.get(contentContext).find('village_data', params.slug)
      if (!village) throw redirect('/impact-map')
      return { name: village.name }
    },
  },
  impact: { path: 'impact/:id', loader() { throw data(null, 404) } },
  broken: { path: 'broken', loader() { throw new Error('secret detail') } },
  collapsed: { path: 'collapsed', loader: () => 'collapse' },
  admin: { path: 'admin/*', loader: () => 'shell' },
  unsubscribe: {
    path: 'newsletter/unsubscribe',
    loader: ({ request }) => ({ search: new URL(request.url).search }),
    action: async ({ request, context }) => {
      const token = (await request.formData()).get('code') || new URL(request.url).searchParams.get('token') || ''
      return data(null, { status: (await context.get(visitorPostContext).unsubscribe(token)) === 'done' ? 200 : 404 })
    },
    headers: () => ({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex', 'Set-Cookie': 'a=1' }),
  },
  unknown: { path: '*', loader: () => data('unknown', 404) },
}

export const routes = { root: { id: 'root', path: '', module: { default: () => null } } }
for (const [id, { loader, action, headers, ...place }] of Object.entries(screens)) {
  routes[id] = { id, parentId: 'root', ...place, module: { default: () => null, loader, action, headers } }
}

export const entry = {
  module: {
    createLoadContext({ content, origin, visitorPost, onFailure }) {
      const context = new RouterContextProvider()
      context.set(failureContext, onFailure)
      if (visitorPost) context.set(visitorPostContext, visitorPost)
      context.set(contentContext, content)
      context.set(originContext, origin)
      return context
    },
    default(request, status, headers, { staticHandlerContext }) {
      const { loaderData, errors } = staticHandlerContext
      const shown = JSON.stringify(loaderData)
      if (shown.includes('collapse')) throw new Error('secret detail')
      const heading = errors && status >= 500 ? 'Unexpected Application Error!' : new URL(request.url).pathname
      headers.set('Content-Type', 'text/html; charset=utf-8')
      const html = '<!DOCTYPE html><html><head></head><body><main><h1>' + heading + '</h1><p>' + shown + '</p><p>rendering ' + ++renderings +
        '</p>' + '<p>The quarry would stand here.</p>'.repeat(50) + '</main>' +
        ${JSON.stringify(ownScripts)}.map((script) => '<!--$--><script>' + script + '</script>').join('') + '<!--/$--></body></html>'
      return new Response(html, { status, headers })
    },
    handleError(error, { context }) { context.get(failureContext)(error) },
  },
}
export const assets = { entry: { module: '', imports: [] }, routes: {}, url: '', version: '1' }
export const publicPath = '/quarry/'
export const assetsBuildDirectory = 'build/client'
export const basename = '/quarry'
export const future = {}
export const ssr = true
export const isSpaMode = false
export const prerender = []
export const routeDiscovery = { mode: 'initial', manifestPath: '/__manifest' }
`

const files: Record<string, string> = {
  'server/index.js': app,
  'server/secret.js': 'the server keeps this',
  'client/icon.svg': `<svg xmlns="http://www.w3.org/2000/svg">${'<path d="M0 0h1"/>'.repeat(100)}</svg>`,
  'client/Hydrology.pdf': `%PDF-1.7\n${'a line of the report\n'.repeat(100)}`,
  'client/site.webmanifest': '{}',
  'client/strange.xyz': 'what is it?',
  'client/with space.txt': 'spaced',
  'client/.env': 'SECRET=1',
  'client/.vite/manifest.json': '{}',
  'client/assets/app-1a2b3c.js': `export const text = ${JSON.stringify('quarry '.repeat(500))}`,
  'client/assets/maintenance-editor-9f8e7d.js': 'export const editor = 1',
  'client/assets/root-4d5e6f.css': 'body { color: #222 }',
  'client/assets/tool-tool-screen-3e4f5a.js': 'export default 1',
  'client/assets/font-7a8b9c.woff2': 'font '.repeat(1000),
}

/** Writes the fake build to a folder of its own. */
export async function writeFakeBuild(): Promise<{ directory: string; remove: () => Promise<void> }> {
  const directory = await mkdtemp(join(tmpdir(), 'quarry-build-'))
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(directory, name)), { recursive: true })
    await writeFile(join(directory, name), text)
  }
  return { directory, remove: () => rm(directory, { recursive: true }) }
}
