import type { Api } from './api.ts'
import { readObject } from './request-body.ts'

/** Where visitors send things to, and how it is taken. */
const posts = { '/messages': 'sendMessage', '/newsletter-signups': 'signUp' } as const

/** Adds what visitors send, on every listener: 201 once it is stored (spec: public site, section 3). */
export function addVisitorPosts(api: Api): void {
  for (const [path, take] of Object.entries(posts)) {
    api.post(path, async (context) => {
      await context.env.visitorPost[take]({ ...(await readObject(context.req.raw)) })
      return Response.json({ stored: true }, { status: 201, headers: { 'Cache-Control': 'no-store' } })
    })
  }
}
