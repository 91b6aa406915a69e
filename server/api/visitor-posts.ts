import { readObject, type TakeHandlers } from '../asked.ts'

/** What visitors send, on every listener: 201 once it is stored (rule: visitor-posts). */
export const visitorPostHandlers: TakeHandlers<'sendMessage' | 'signUp'> = {
  async sendMessage(sent) {
    await sent.visitorPost.sendMessage({ ...readObject(sent) })
    return stored()
  },
  async signUp(sent) {
    await sent.visitorPost.signUp({ ...readObject(sent) })
    return stored()
  },
}

const stored = () => Response.json({ stored: true }, { status: 201 })
