/** What leads to these pages is a secret: nobody may keep them, list them, or be told of their address. */
export const secretPageHeaders = {
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex',
}
