/**
 * How the names of headers begin that a proxy, a CDN, a tunnel or a gateway adds to what it passes on, in lower case. No
 * browser sends them by itself. It cannot be whole: some proxies add nothing, which is why a server's maintenance side has
 * a key (docs/decisions/003-who-may-write.md).
 */
const forwardingPrefixes: readonly string[] = [
  // X-Forwarded-For, X-Real-IP, X-Amzn-Trace-Id and hundreds more.
  'x-',
  // The standard, what is like it, and who the client was.
  ...['forwarded', 'via', 'max-forwards', 'client-', 'clientip', 'true-client-', 'remote-', 'source-ip', 'coming-from'],
  ...[
    'z-forwarded-',
    'http-client-ip',
    'http-x-',
    'pc-remote-',
    'cuda_',
    'rlnclientip',
    'xroxy-',
    'proxy',
    'wl-proxy-',
  ],
  ...['front-end-https', 'ssl-', 'surrogate-', 'uber-trace-', 'traceparent', 'tracestate', 'b3', 'l5d-'],
  // Who has signed in at a gateway. Browsers send the first only to a site that asks for it, and this one never does.
  ...['authorization', 'oidc'],
  // CDNs, hosts and tunnels.
  ...['cf-', 'cdn-', 'cloudfront-', 'fastly-', 'akamai-', 'edgescape', 'incap-', 'ali-', 'eagle', 'was-default-'],
  ...['disguised-host', 'do-connecting-', 'fly-', 'render-', 'rndr-', 'ngrok-', 'tailscale-'],
]
/** What browsers and the scripts of a page may send. */
const otherNames: readonly string[] = ['x-requested-with', 'x-purpose', 'x-moz']

/** Whether a header, by its name in lower case, was added on the way. */
export function isForwardingHeader(name: string): boolean {
  return forwardingPrefixes.some((prefix) => name.startsWith(prefix)) && !otherNames.includes(name)
}
