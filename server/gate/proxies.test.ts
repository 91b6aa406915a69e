import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { isForwardingHeader } from '../forwarding-headers.ts'
import { ask, ownPage, type Reply } from '../testing/ask.ts'
import { hasNginx, startNginx } from '../testing/nginx.ts'
import { type ServedSite, serveForAll } from '../testing/served-site.ts'
import { openKey, readKey } from './key-file.ts'

const file = join(tmpdir(), `quarry-proxies-${process.pid}-key`)
await openKey(file)
const sites = {
  server: serveForAll({}, { readKey: () => readKey(file) }),
  local: serveForAll({ mode: 'local', publicOrigin: undefined }),
}
afterAll(() => rm(file))

const event = { title: 'Taken over', date: 'Spring', time: '10:00', location: 'Ford', description: 'A walk.' }
const isTaken = async ({ content }: ServedSite) =>
  (await content.list('events')).some(({ title }) => title === event.title)

/** Reads what visitors sent and writes an event, as somebody would who knows what the maintenance side looks for. */
async function readAndWrite({ ports: { maintenance } }: ServedSite, port: number): Promise<Reply[]> {
  const body = JSON.stringify(event)
  const replies = []
  for (const host of [`localhost:${maintenance}`, `127.0.0.1:${maintenance}`]) {
    const madeUp = { ...ownPage(maintenance), Origin: `http://${host}`, Host: host }
    replies.push(
      await ask(port, '/quarry/api/maintenance/messages', { headers: { Host: host } }),
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
const added = {
  'Apache httpd': ['X-Forwarded-For', 'X-Forwarded-Host', 'X-Forwarded-Server'],
  Caddy: ['X-Forwarded-For', 'X-Forwarded-Host', 'X-Forwarded-Proto'],
  lighttpd: ['X-Forwarded-For', 'X-Host', 'X-Forwarded-Proto'],
  Varnish: ['X-Forwarded-For', 'X-Varnish'],
  'nginx as its guides have it': ['X-Real-IP', 'X-Scheme'],
  'nginx with a password': ['Authorization'],
  'a proxy by the standard': ['Forwarded', 'Via'],
  Squid: ['Via', 'X-Forwarded-For'],
  HAProxy: ['X-Forwarded-For', 'X-Client-IP', 'X-Unique-ID'],
  Traefik: ['X-Forwarded-Server', 'X-Real-Ip'],
  Envoy: ['X-Envoy-External-Address', 'X-Request-Id'],
  'IIS with ARR': ['X-Original-URL', 'X-ARR-LOG-ID', 'Max-Forwards'],
  WebLogic: ['WL-Proxy-Client-IP', 'Proxy-Client-IP'],
  'a proxy that a browser is set to': ['Proxy-Connection'],
  Cloudflare: ['CF-Connecting-IP', 'CF-Ray', 'CDN-Loop'],
  'Cloudflare Access': ['Cf-Access-Jwt-Assertion'],
  Fastly: ['Fastly-Client-IP', 'Fastly-FF'],
  Akamai: ['True-Client-IP', 'Akamai-Origin-Hop'],
  CloudFront: ['X-Amz-Cf-Id', 'CloudFront-Viewer-Address'],
  'AWS load balancers': ['X-Amzn-Trace-Id', 'X-Forwarded-Port'],
  'Google load balancers': ['X-Cloud-Trace-Context', 'Traceparent'],
  'Google App Engine and IAP': ['X-AppEngine-User-IP', 'X-Goog-IAP-JWT-Assertion'],
  'Azure Front Door': ['X-Azure-ClientIP', 'X-FD-HealthProbe'],
  'Azure App Service': ['Disguised-Host', 'WAS-DEFAULT-HOSTNAME', 'Client-IP'],
  Imperva: ['Incap-Client-IP'],
  Sucuri: ['X-Sucuri-ClientIP'],
  Alibaba: ['Ali-CDN-Real-IP', 'EagleId'],
  DigitalOcean: ['DO-Connecting-IP'],
  Fly: ['Fly-Client-IP'],
  Vercel: ['X-Vercel-Forwarded-For'],
  Netlify: ['X-NF-Client-Connection-IP'],
  Heroku: ['X-Request-Start', 'X-Request-ID'],
  Render: ['Rndr-Id', 'Render-Proxy-TTL'],
  ngrok: ['Ngrok-Agent-Ips', 'X-Forwarded-Host'],
  'Tailscale serve': ['Tailscale-User-Login', 'Tailscale-Headers-Info'],
  localtunnel: ['X-Localtunnel-Agent-Ips'],
  'VS Code': ['X-Forwarded-Proto', 'X-MS-Proxy'],
  Codespaces: ['X-GitHub-Token', 'X-Original-Host'],
  'oauth2-proxy': ['X-Auth-Request-User'],
  'a sign-in before the site': ['Remote-User', 'X-Remote-User', 'X-WebAuth-User'],
  'client certificates': ['SSL-Client-Cert', 'Client-Cert', 'X-SSL-Client-Verify'],
  'an old gateway': ['Front-End-Https', 'X-Url-Scheme', 'X-Cluster-Client-IP'],
  tracing: ['B3', 'Tracestate', 'Uber-Trace-Id', 'L5d-Ctx-Trace'],
  'nginx within': ['X-Accel-Internal', 'X-Rewrite-URL', 'X-Nginx-Proxy'],
}

test.each(Object.entries(added))('%s gives itself away by every header', (_, names) => {
  expect(names.filter((name) => !isForwardingHeader(name.toLowerCase()))).toEqual([])
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
