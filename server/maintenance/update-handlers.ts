import { mails } from '../../content/mail-words.ts'
import type { Campaign } from '../../domain/campaign.ts'
import { ContentError } from '../../domain/content-error.ts'
import { newRowSchemas } from '../../domain/row-schemas.ts'
import type { SendingsReport, UpdateMail } from '../../domain/update-sending.ts'
import { requireSeenVersion } from '../api/row-handlers.ts'
import { readCampaign } from '../content-readers.ts'
import { reportHour } from '../database/due-mails.ts'
import { countTrial, settleDeparture } from '../database/mail-hour.ts'
import { listPlanned, planReminder, stopReminder } from '../database/planned-reminders.ts'
import { requireStorable } from '../database/rows.ts'
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

type Words = { subject: string; body: string }

/** How long a maintainer waits for what a mail server says of one e-mail, in ms. */
const tryWithin = 30_000

/** Updates to subscribers: what they look like, and their sendings. */
export const updateHandlers = {
  async sendings({ site: { stored, sender, config } }) {
    const { reader } = stored.database
    const { mails_an_hour: mailsAnHour } = await readCampaign(stored.content)
    const report: SendingsReport = {
      ...(await countRecipients(reader)),
      sendsMails: sender.send !== undefined,
      sendsByItself: sender.send !== undefined && config.publicOrigin !== undefined,
      mailsAnHour,
      hour: await reportHour(reader, new Date()),
      sendings: await listSendings(reader),
      planned: await listPlanned(reader),
    }
    return Response.json(report)
  },
  async preview(context) {
    const update = requireStorable(newRowSchemas, 'updates', readObject(context) as Words)
    const campaign = await readCampaign(context.site.stored.content)
    const { from, subject, html } = compose({ ...update, id: 'preview' }, campaign, context)
    const mail: UpdateMail = { subject, from: `${from.name} <${from.address}>`, html }
    return Response.json(mail)
  },
  async try(context) {
    const { content, database } = context.site.stored
    const sendNow = requireMailServer(context)
    const update = await content.find('updates', requireKey(context.params.id))
    if (!update) throw new ContentError('not-found', 'This update does not exist any more.')
    const { to } = readObject(context) as { to?: unknown }
    const address = requireEmail(to)
    const campaign = await readCampaign(content)
    const mail = compose(update, campaign, context, mails(campaign.name).trial)
    const latest = new Date(Date.now() + tryWithin)
    const departure = await countTrial(database.db, new Date(), latest, campaign.mails_an_hour)
    if (departure === undefined)
      throw new ContentError('invalid', 'All e-mails that may leave in an hour have left. Try again in some minutes.')
    try {
      await sendNow({ ...mail, to: { name: '', address } }, AbortSignal.timeout(tryWithin), campaign.mails_a_second)
      await settleDeparture(database.db, departure, new Date())
      return Response.json({ accepted: true, words: null })
    } catch (error) {
      if (!(error instanceof MailFailure)) throw error
      await settleDeparture(database.db, departure, error.wasOffered ? new Date() : undefined)
      return Response.json({ accepted: false, words: error.message })
    }
  },
  async send(context) {
    const { stored, sender } = context.site
    requireWayToEverybody(context)
    const id = requireKey(context.params.id)
    const seen = requireSeenVersion(context.request.headers['if-match'] ?? '')
    const started = await startSending(stored.database, stored.revision, id, new Date(), seen)
    sender.wake()
    return Response.json({ started }, { status: 202 })
  },
  async changeSending({ params, site: { stored, sender } }) {
    const step = params.step as SendingChange
    const mails = await changeSending(stored.database.db, requireKey(params.id), step, new Date())
    sender.wake()
    return Response.json({ mails })
  },
  async changeReminder(context) {
    const { db } = context.site.stored.database
    const { id, step } = context.params
    if (step === 'stop') await stopReminder(db, requireKey(id))
    else {
      requireWayToEverybody(context)
      await planReminder(db, requireKey(id), step === 'send', new Date())
    }
    return Response.json({ done: true })
  },
} satisfies Handlers

function compose(
  update: Words & { id: string },
  campaign: Pick<Campaign, 'name' | 'contact_email'>,
  { site: { config }, origin: asked }: RequestContext,
  note?: string,
) {
  const origin = config.publicOrigin ?? asked
  const from = senderOf({ messagesTo: config.messagesTo, origin, campaign })
  const words = updateWords(update, trialToken, campaign.name, origin, note)
  return { ...words, from, messageId: createMessageId(origin) }
}

function requireMailServer({ site }: RequestContext): NonNullable<Sender['send']> {
  if (site.sender.send) return site.sender.send
  throw new ContentError('invalid', 'No mail server is set for this site, so it can send nothing.')
}

function requireWayToEverybody(context: RequestContext): void {
  requireMailServer(context)
  if (context.site.config.publicOrigin !== undefined) return
  const text = 'PUBLIC_ORIGIN is not set for this site: the links in the e-mail would lead nowhere.'
  throw new ContentError('invalid', text)
}
