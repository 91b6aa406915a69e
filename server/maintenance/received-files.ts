import type { ReceivedMessage, ReceivedSignup } from '../../domain/received.ts'
import { type CsvTable, londonTimeCell } from './csv.ts'

/** The messages as a table for a spreadsheet. */
export function messageTable(messages: readonly ReceivedMessage[]): CsvTable {
  return {
    header: [
      'Received (London time)',
      'Name',
      'Email Address',
      'Subject',
      'Message',
      'Read',
      'Answered',
      'Delivery',
      'Consent',
    ],
    rows: messages.map((message) => [
      londonTimeCell(message.received_at),
      message.name,
      message.email,
      message.subject,
      message.message,
      message.read_at === null ? 'No' : 'Yes',
      message.answered_at === null ? 'No' : 'Yes',
      message.delivery_state === 'sent' ? 'Sent' : 'Not sent yet',
      message.consent_text,
    ]),
  }
}

const stateNames: Record<ReceivedSignup['state'], string> = {
  unconfirmed: 'Not confirmed',
  confirmed: 'Confirmed',
}

/** The sign-ups as a table, its first columns under the names that mailing-list providers look for. */
export function signupTable(signups: readonly ReceivedSignup[]): CsvTable {
  return {
    header: [
      'Email Address',
      'First Name',
      'Postcode',
      'State',
      'Signed Up (London time)',
      'Confirmed (London time)',
      'Consent',
    ],
    rows: signups.map((signup) => [
      signup.email,
      signup.first_name,
      signup.postcode,
      stateNames[signup.state],
      londonTimeCell(signup.signed_up_at),
      londonTimeCell(signup.confirmed_at),
      signup.consent_text,
    ]),
  }
}
