import { mails } from '../../content/mail-words.ts'
import type { Campaign } from '../../domain/campaign.ts'
import { ContentError } from '../../domain/content-error.ts'
import { newRowSchemas, requireValid } from '../../domain/row-schemas.ts'
import type { SendingsReport, UpdateMail } from '../../domain/update-sending.ts'
import { createProblem, problemResponse } from '../api/problem.ts'
import { requireSeenVersion } from '../api/row-handlers.ts'
import type { Config } from '../config.ts'
import { readCampaign } from '../content-readers.ts'
import { reportHour } from '../database/due-mails.ts'
import { countTrial, settleDeparture } from '../database/mail-hour.ts'
import { listPlanned, planReminder, stopReminder } from '../database/planned-reminders.ts'
import {
  changeSending,
  countRecipients,
  listSendings,
  type SendingChange,
  startSending,
} from '../database/update-sendings.ts'
import { createMessageId, senderOf, trialToken, updateWords } from '../mail/compose.ts'
import { MailFailure } from '../mail/mail-server.ts'
import type { Sender } from '../mail/sender.ts'
import { type Handlers, type RequestContext, readObject, requireEmail, requireKey } from '../request-context.ts'
import type { MaintainedContent } from '../stored-content.ts'

interface UpdateOptions {
  stored: Pick<MaintainedContent, 'content' | 'database' | 'revision'>
  config: Pick<Config, 'publicOrigin' | 'messagesTo'>
  sender: Sender
}

type Words = { subject: string; body: string }

/** How long a maintainer waits for what a mail server says of one e-mail, in ms. */
const tryWithin = 30_000

/** Updates to subscribers: what they look like, and their sendings. */
export function createUpdateHandlers({
  stored: { content, database, revision },
  config: { publicOrigin, messagesTo },
  sender: { send, wake },
}: UpdateOptions): Handlers<
  'sendings' | 'previewUpdate' | 'tryUpdate' | 'sendUpdate' | 'changeSending' | 'changeReminder'
> {
  const { db, reader } = database

  function compose(
    update: Words & { id: string },
    campaign: Pick<Campaign, 'name' | 'contact_email'>,
    sent: RequestContext,
    note?: string,
  ) {
    const origin = publicOrigin ?? sent.origin
    const from = senderOf({ messagesTo, origin, campaign })
    const words = updateWords(update, trialToken, campaign.name, origin, note)
    return { ...words, from, messageId: createMessageId(origin) }
  }

  function requireMailServer(): NonNullable<Sender['send']> {
    if (send) return send
    throw new ContentError('invalid', 'No mail server is set for this site, so it can send nothing.')
  }

  function requireWayToEverybody(): void {
    requireMailServer()
    if (publicOrigin !== undefined) return
    const text = 'PUBLIC_ORIGIN is not set for this site: the links in the e-mail would lead nowhere.'
    throw new ContentError('invalid', text)
  }

  return {
    async sendings() {
      const { mails_an_hour: mailsAnHour } = await readCampaign(content)
      const report: SendingsReport = {
        ...(await countRecipients(reader)),
        sendsMails: send !== undefined,
        sendsByItself: send !== undefined && publicOrigin !== undefined,
        mailsAnHour,
        hour: await reportHour(reader, new Date()),
        sendings: await listSendings(reader),
        planned: await listPlanned(reader),
      }
      return Response.json(report)
    },
    async previewUpdate(sent) {
      const update = requireValid(newRowSchemas, 'updates', readObject(sent) as Words)
      const { from, subject, html } = compose({ ...update, id: 'preview' }, await readCampaign(content), sent)
      const mail: UpdateMail = { subject, from: `${from.name} <${from.address}>`, html }
      return Response.json(mail)
    },
    async tryUpdate(sent) {
      const sendNow = requireMailServer()
      const update = await content.find('updates', requireKey(sent.params.id))
      if (!update) throw new ContentError('not-found', 'This update does not exist any more.')
      const { to } = readObject(sent) as { to?: unknown }
      const address = requireEmail(to)
      const campaign = await readCampaign(content)
      const mail = compose(update, campaign, sent, mails(campaign.name).trial)
      const latest = new Date(Date.now() + tryWithin)
      const departure = await countTrial(db, new Date(), latest, campaign.mails_an_hour)
      if (departure === undefined)
        throw new ContentError('invalid', 'All e-mails that may leave in an hour have left. Try again in some minutes.')
      try {
        await sendNow({ ...mail, to: { name: '', address } }, AbortSignal.timeout(tryWithin), campaign.mails_a_second)
        await settleDeparture(db, departure, new Date())
        return Response.json({ accepted: true, words: null })
      } catch (error) {
        if (!(error instanceof MailFailure)) throw error
        await settleDeparture(db, departure, error.wasOffered ? new Date() : undefined)
        return Response.json({ accepted: false, words: error.message })
      }
    },
    async sendUpdate(sent) {
      requireWayToEverybody()
      const version = sent.request.headers['if-match']
      if (version === undefined) {
        const detail = 'A sending must name the version of the update that was seen, in If-Match.'
        return problemResponse(createProblem('invalid', detail, 428))
      }
      const seen = requireSeenVersion(version)
      const started = await startSending(database, revision, requireKey(sent.params.id), new Date(), seen)
      wake()
      return Response.json({ started }, { status: 202 })
    },
    async changeSending({ params }) {
      await changeSending(db, requireKey(params.id), params.step as SendingChange, new Date())
      wake()
      return Response.json({ done: true })
    },
    async changeReminder({ params: { id, step } }) {
      if (step === 'stop') await stopReminder(db, requireKey(id))
      else {
        requireWayToEverybody()
        await planReminder(db, requireKey(id), step === 'send', new Date())
      }
      return Response.json({ done: true })
    },
  }
}
