/** What can be wrong with a site that runs, in words for people: on the desk, in an e-mail and on the server. */
export const alarmWords = {
  site: 'The site does not answer.',
  database: 'Nothing can be stored, or the pages cannot be read: what visitors send and what you save is refused.',
  disk: 'The disk of the server is nearly full: soon nothing can be stored.',
  mail: 'E-mails do not leave: one has waited for more than an hour, or was given up. The mail server may be down, or its password has changed.',
  'back-up': 'There is no back-up of the last two days, or the newest could not be made.',
  certificate: 'The certificate of the site runs out soon, or there is none: browsers would refuse the site.',
} as const

/** Something that can be wrong. */
export type Fault = keyof typeof alarmWords

/** Who can do something about it. */
export const alarmHelp =
  'Tell whoever looks after the server: the commands quarry status and quarry logs say more there.'

/** The e-mails to the campaign. */
export const alarmMails = {
  wrong: { subject: '[Website] Something is wrong', often: 'This comes once a day for as long as it is so.' },
  well: { subject: '[Website] All is well again', text: 'What was wrong with the website is mended.' },
} as const
