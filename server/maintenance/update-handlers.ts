import { mails } from '../../content/mail-words.ts'
import type { Campaign } from '../../domain/campaign.ts'
import { ContentError } from '../../domain/content-error.ts'
import { newRowSchemas, requireValid } from '../../domain/row-schemas.ts'
import type { SendingsReport, UpdateMail } from '../../domain/update-sending.ts'
import { formLimits } from '../admission/form-limits.ts'
import { createProblem, problemResponse } from '../api/problem.ts'
import { requireSeenVersion } from '../api/row-version.ts'
import { type ReadHandlers, readObject, requireEmail, requireKey, type Sent, type TakeHandlers } from '../asked.ts'
import type { Config } from '../config.ts'
import { findNextAttempt } from '../database/deliveries.ts'
import { countMail } from '../database/mail-rate.ts'
import { changeSending, isSendingChange } from '../database/sending-changes.ts'
import { listSendings } from '../database/sending-report.ts'
import { requireMayGoOn } from '../database/timely-sendings.ts'
import { countRecipients, startSending } from '../database/update-sendings.ts'
import { createMailServer, DeliveryFailure } from '../delivery/mail-server.ts'
import { createMessageId } from '../delivery/mails.ts'
import { senderOf } from '../delivery/sender.ts'
import { trialWords } from '../delivery/update-mail.ts'
import { readCampaign } from '../read-campaign.ts'
import type { MaintainedContent } from './content-handlers.ts'

interface UpdateOptions {
  stored: Pick<MaintainedContent, 'content' | 'database' | 'revision'>
  config: Pick<Config, 'publicOrigin' | 'smtpUrl' | 'messagesTo'>
  /** Tells the outbox that there may be something to send. */
  wake: () => void
}

type Words = { subject: string; body: string }

/** How long a maintainer waits for what a mail server says of one e-mail, in ms. */
const tryWithin = 30_000

/** Updates to subscribers: what they look like, and their sendings. */
export function createUpdateHandlers({
  stored: { content, database, revision },
  config: { publicOrigin, smtpUrl, messagesTo },
  wake,
}: UpdateOptions): ReadHandlers<'sendings'> &
  TakeHandlers<'previewUpdate' | 'tryUpdate' | 'sendUpdate' | 'changeSending'> {
  const { db, reader } = database

  function compose(
    update: Words & { id: string },
    campaign: Pick<Campaign, 'name' | 'contact_email'>,
    sent: Sent,
    note?: string,
  ) {
    const origin = publicOrigin ?? sent.origin
    const from = senderOf({ messagesTo, origin }, campaign)
    const words = trialWords(update, campaign.name, origin, note)
    return { ...words, from, messageId: createMessageId(origin) }
  }

  function requireMailServer(): string {
    if (smtpUrl !== undefined) return smtpUrl
    throw new ContentError('invalid', 'No mail server is set for this site, so it can send nothing.')
  }

  return {
    async sendings() {
      const { mails_an_hour: mailsAnHour, mails_a_day: mailsADay } = await readCampaign(content)
      const now = new Date()
      const next = await findNextAttempt(reader, {
        ...{ now, outbox: 'bulk', mailsAnHour: formLimits.mailsAnHour, rate: { anHour: mailsAnHour, aDay: mailsADay } },
      })
      const nextAt = next === undefined ? null : new Date(Math.max(next, now.getTime())).toISOString()
      const sendings = (await listSendings(reader, now)).map((sending) => ({
        ...sending,
        nextAt: sending.state === 'sending' ? nextAt : null,
      }))
      const counts = await countRecipients(reader)
      const report: SendingsReport = { sendsMails: smtpUrl !== undefined, ...counts, mailsAnHour, mailsADay, sendings }
      return Response.json(report)
    },
    async previewUpdate(sent) {
      const update = requireValid(newRowSchemas, 'updates', readObject(sent) as Words)
      const { from, subject, html, text } = compose({ ...update, id: 'preview' }, await readCampaign(content), sent)
      const mail: UpdateMail = { subject, from: `${from.name} <${from.address}>`, html, text }
      return Response.json(mail)
    },
    async tryUpdate(sent) {
      const url = requireMailServer()
      const update = await content.find('updates', requireKey(sent.named.id))
      if (!update) throw gone()
      const { to } = readObject(sent) as { to?: unknown }
      const address = requireEmail(to)
      const campaign = await readCampaign(content)
      const mail = compose(update, campaign, sent, mails(campaign.name).trial)
      await countMail(db, new Date())
      try {
        const send = createMailServer(url)
        await send({ ...mail, to: { name: '', address } }, AbortSignal.timeout(tryWithin))
        return Response.json({ accepted: true, words: null })
      } catch (error) {
        if (!(error instanceof DeliveryFailure)) throw error
        return Response.json({ accepted: false, words: error.message })
      }
    },
    async sendUpdate(sent) {
      requireMailServer()
      if (publicOrigin === undefined) {
        throw new ContentError(
          'invalid',
          'PUBLIC_ORIGIN is not set for this site: the links in the e-mail would lead nowhere.',
        )
      }
      const version = sent.request.headers['if-match']
      if (version === undefined) {
        const detail = 'A sending must name the version of the update that was seen, in If-Match.'
        return problemResponse(createProblem('invalid', detail, 428))
      }
      const { subscribers } = readObject(sent) as { subscribers?: unknown }
      if (typeof subscribers !== 'number' || !Number.isInteger(subscribers)) {
        throw new ContentError('invalid', 'subscribers must be the number of people that it goes to.')
      }
      const seen = { subscribers, version: requireSeenVersion(version) }
      const started = await startSending(database, revision, requireKey(sent.named.id), new Date(), seen)
      wake()
      return Response.json({ started }, { status: 202 })
    },
    async changeSending({ named }) {
      const change = named.change ?? ''
      if (!isSendingChange(change)) throw new ContentError('not-found', 'There is nothing at this address.')
      const [id, now] = [requireKey(named.id), new Date()]
      if (change === 'resume' || change === 'again') await requireMayGoOn(db, id, now)
      await changeSending(db, id, change, now)
      wake()
      return Response.json({ done: true })
    },
  }
}

function gone(): ContentError {
  return new ContentError('not-found', 'This update does not exist any more.')
}
