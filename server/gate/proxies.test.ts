import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isForwardingHeader } from '../forwarding-headers.ts'
import { ask, ownPage, type Reply } from '../testing/ask.ts'
import { hasNginx, startNginx } from '../testing/nginx.ts'
import { type ServedSite, serveSite } from '../testing/served-site.ts'
import { readKey, renewKey } from './key-file.ts'

const file = join(tmpdir(), `quarry-proxies-${process.pid}-key`)
let key: string
let sites: { server: ServedSite; local: ServedSite }
beforeAll(async () => {
  await writeFile(file, '', { mode: 0o600 })
  key = await renewKey(file)
  sites = {
    server: await serveSite({}, () => readKey(file)),
    local: await serveSite({ mode: 'local', publicOrigin: undefined }),
  }
})
afterAll(() => Promise.all([rm(file), ...Object.values(sites).map((site) => site.close())]))

const event = { title: 'Taken over', date: 'Spring', time: '10:00', location: 'Ford', description: 'A walk.' }
const isTaken = async ({ content }: ServedSite) =>
  (await content.list('events')).some(({ title }) => title === event.title)

/** Reads what visitors sent and writes an event, as somebody would who knows what the maintenance side looks for. */
async function readAndWrite(site: ServedSite, port: number, headers: Record<string, string> = {}): Promise<Reply[]> {
  const { maintenance } = site.ports
  const body = JSON.stringify(event)
  const replies = []
  for (const host of [`localhost:${maintenance}`, `127.0.0.1:${maintenance}`]) {
    const madeUp = { ...ownPage(maintenance), Origin: `http://${host}`, Host: host, ...headers }
    replies.push(
      await ask(port, '/quarry/api/maintenance/messages', { headers: { Host: host, ...headers } }),
      await ask(port, '/quarry/api/maintenance/messages', { headers: madeUp }),
      await ask(port, '/quarry/api/events', { method: 'POST', headers: madeUp, body }),
    )
  }
  return replies
}

const configurations = {
  'with nothing but proxy_pass': { location: 'proxy_pass http://127.0.0.1:PORT;' },
  'with nothing but proxy_pass to localhost': { location: 'proxy_pass http://localhost:PORT;' },
  'in HTTP/1.1': { location: 'proxy_pass http://127.0.0.1:PORT; proxy_http_version 1.1;' },
  'in HTTP/1.1 over kept connections': {
    http: 'upstream site { server 127.0.0.1:PORT; keepalive 8; }',
    location:
      'proxy_pass http://site; proxy_http_version 1.1; proxy_set_header Connection ""; proxy_set_header Host localhost:PORT;',
  },
  'in HTTP/1.1 over kept connections, with the host that the client names': {
    http: 'upstream site { server 127.0.0.1:PORT; keepalive 8; }',
    location:
      'proxy_pass http://site; proxy_http_version 1.1; proxy_set_header Connection ""; proxy_set_header Host $http_host;',
  },
}

describe.each(['server', 'local'] as const)('nginx in front of the maintenance side (%s)', (kind) => {
  test.for(Object.entries(configurations))('gets nothing through: %s', async ([, settings], { skip }) => {
    if (!hasNginx()) skip('nginx is not installed. On Debian: apt-get install nginx')
    const site = sites[kind]
    const { maintenance, public: visitors } = site.ports
    const withPort = (port: number) =>
      Object.fromEntries(Object.entries(settings).map(([name, text]) => [name, text.replaceAll('PORT', String(port))]))
    const proxy = await startNginx({ location: '', ...withPort(maintenance) })
    const open = await startNginx({ location: '', ...withPort(visitors) })
    try {
      const replies = await readAndWrite(site, proxy.port)
      expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 403))
      expect(await isTaken(site)).toBe(false)
      // The same nginx in front of the public side: it does pass things on.
      expect((await ask(open.port, '/quarry/api/events')).status).toBe(200)
    } finally {
      await Promise.all([proxy.stop(), open.stop()])
    }
  })
})

/** What each adds to a request by itself or by its usual settings; the first four as recorded from the real program. */
const added: Record<string, Record<string, string>> = {
  'Apache httpd': { 'X-Forwarded-For': '192.0.2.1', 'X-Forwarded-Host': 'a.example', 'X-Forwarded-Server': 'a' },
  Caddy: { 'X-Forwarded-For': '192.0.2.1', 'X-Forwarded-Host': 'a.example', 'X-Forwarded-Proto': 'https' },
  lighttpd: { 'X-Forwarded-For': '192.0.2.1', 'X-Host': 'a.example', 'X-Forwarded-Proto': 'https' },
  Varnish: { 'X-Forwarded-For': '192.0.2.1', 'X-Varnish': '3' },
  'nginx as its guides have it': { 'X-Real-IP': '192.0.2.1', 'X-Scheme': 'https' },
  'nginx with a password': { Authorization: 'Basic YTpi' },
  'a proxy by the standard': { Forwarded: 'for=192.0.2.1;proto=https', Via: '1.1 proxy' },
  Squid: { Via: '1.1 squid (squid/5.7)', 'X-Forwarded-For': 'unknown' },
  HAProxy: { 'X-Forwarded-For': '192.0.2.1', 'X-Client-IP': '192.0.2.1', 'X-Unique-ID': '1' },
  Traefik: { 'X-Forwarded-Server': 'a', 'X-Real-Ip': '192.0.2.1' },
  Envoy: { 'X-Envoy-External-Address': '192.0.2.1', 'X-Request-Id': '1' },
  'IIS with ARR': { 'X-Original-URL': '/', 'X-ARR-LOG-ID': '1', 'Max-Forwards': '10' },
  WebLogic: { 'WL-Proxy-Client-IP': '192.0.2.1', 'Proxy-Client-IP': '192.0.2.1' },
  'a proxy that a browser is set to': { 'Proxy-Connection': 'keep-alive' },
  Cloudflare: { 'CF-Connecting-IP': '192.0.2.1', 'CF-Ray': '1', 'CDN-Loop': 'cloudflare' },
  'Cloudflare Access': { 'Cf-Access-Jwt-Assertion': 'x' },
  Fastly: { 'Fastly-Client-IP': '192.0.2.1', 'Fastly-FF': 'x' },
  Akamai: { 'True-Client-IP': '192.0.2.1', 'Akamai-Origin-Hop': '1' },
  CloudFront: { 'X-Amz-Cf-Id': 'x', 'CloudFront-Viewer-Address': '192.0.2.1:1' },
  'AWS load balancers': { 'X-Amzn-Trace-Id': 'Root=1', 'X-Forwarded-Port': '443' },
  'Google load balancers': { 'X-Cloud-Trace-Context': '1/1', Traceparent: '00-1-1-01' },
  'Google App Engine and IAP': { 'X-AppEngine-User-IP': '192.0.2.1', 'X-Goog-IAP-JWT-Assertion': 'x' },
  'Azure Front Door': { 'X-Azure-ClientIP': '192.0.2.1', 'X-FD-HealthProbe': '1' },
  'Azure App Service': { 'Disguised-Host': 'a.example', 'WAS-DEFAULT-HOSTNAME': 'a', 'Client-IP': '192.0.2.1:1' },
  Imperva: { 'Incap-Client-IP': '192.0.2.1' },
  Sucuri: { 'X-Sucuri-ClientIP': '192.0.2.1' },
  Alibaba: { 'Ali-CDN-Real-IP': '192.0.2.1', EagleId: '1' },
  DigitalOcean: { 'DO-Connecting-IP': '192.0.2.1' },
  Fly: { 'Fly-Client-IP': '192.0.2.1' },
  Vercel: { 'X-Vercel-Forwarded-For': '192.0.2.1' },
  Netlify: { 'X-NF-Client-Connection-IP': '192.0.2.1' },
  Heroku: { 'X-Request-Start': '1', 'X-Request-ID': '1' },
  Render: { 'Rndr-Id': '1', 'Render-Proxy-TTL': '4' },
  ngrok: { 'Ngrok-Agent-Ips': '192.0.2.1', 'X-Forwarded-Host': 'a.example' },
  'Tailscale serve': { 'Tailscale-User-Login': 'ann@example.org', 'Tailscale-Headers-Info': 'x' },
  localtunnel: { 'X-Localtunnel-Agent-Ips': '[]' },
  'VS Code': { 'X-Forwarded-Proto': 'https', 'X-MS-Proxy': 'x' },
  Codespaces: { 'X-GitHub-Token': 'x', 'X-Original-Host': 'a.example' },
  'oauth2-proxy': { 'X-Auth-Request-User': 'ann' },
  'a sign-in before the site': { 'Remote-User': 'ann', 'X-Remote-User': 'ann', 'X-WebAuth-User': 'ann' },
  'client certificates': { 'SSL-Client-Cert': 'x', 'Client-Cert': 'x', 'X-SSL-Client-Verify': 'SUCCESS' },
  'an old gateway': { 'Front-End-Https': 'on', 'X-Url-Scheme': 'https', 'X-Cluster-Client-IP': '192.0.2.1' },
  tracing: { B3: '1-1', Tracestate: 'a=1', 'Uber-Trace-Id': '1:1:1:1', 'L5d-Ctx-Trace': '1' },
  'nginx within': { 'X-Accel-Internal': '1', 'X-Rewrite-URL': '/', 'X-Nginx-Proxy': 'true' },
}

test.each(Object.entries(added))('%s gives itself away on both maintenance sides', async (_, headers) => {
  for (const [name, value] of Object.entries(headers)) {
    for (const site of Object.values(sites)) {
      const { maintenance } = site.ports
      const own = { Cookie: `quarry-maintenance-${maintenance}=${key}`, Connection: 'keep-alive' }
      expect((await ask(maintenance, '/quarry/healthz', { headers: own })).status).toBe(200)
      const replies = await readAndWrite(site, maintenance, { ...own, [name]: value })
      expect({ name, statuses: replies.map(({ status }) => status) }).toEqual({
        name,
        statuses: replies.map(() => 403),
      })
      expect(await isTaken(site)).toBe(false)
    }
  }
})

/** The names in all requests of a page with scripts, pictures, forms, writes and a worker, as recorded; then others they know. */
const browserHeaders = {
  'Chromium 156': [
    ...['Host', 'Connection', 'sec-ch-ua', 'sec-ch-ua-mobile', 'sec-ch-ua-platform', 'Upgrade-Insecure-Requests'],
    ...['User-Agent', 'Accept', 'Sec-Fetch-Site', 'Sec-Fetch-Mode', 'Sec-Fetch-User', 'Sec-Fetch-Dest'],
    ...['Accept-Encoding', 'Accept-Language', 'Referer', 'Origin', 'Content-Length', 'Cache-Control', 'Content-Type'],
    ...['If-Match', 'Service-Worker'],
  ],
  'Firefox 153': [
    ...['Host', 'User-Agent', 'Accept', 'Accept-Language', 'Accept-Encoding', 'Connection'],
    ...['Upgrade-Insecure-Requests', 'Sec-Fetch-Dest', 'Sec-Fetch-Mode', 'Sec-Fetch-Site', 'Priority', 'Referer'],
    ...['Content-Type', 'If-Match', 'Content-Length', 'Origin', 'Pragma', 'Cache-Control', 'Service-Worker'],
  ],
  either: [
    ...['Cookie', 'If-None-Match', 'If-Modified-Since', 'If-Range', 'Range', 'Purpose', 'Sec-Purpose', 'Save-Data'],
    ...['DNT', 'Sec-GPC', 'TE', 'Transfer-Encoding', 'Date', 'Downlink', 'ECT', 'RTT', 'Device-Memory', 'DPR', 'Width'],
    ...['Viewport-Width', 'Last-Event-ID', 'Service-Worker-Navigation-Preload', 'X-Requested-With', 'X-Purpose'],
  ],
}

test.each(Object.entries(browserHeaders))('what a browser sends is no sign of a proxy (%s)', (_, names) => {
  expect(names.filter((name) => isForwardingHeader(name.toLowerCase()))).toEqual([])
})
