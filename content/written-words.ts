import type { Way } from '../domain/ways-to-send.ts'

/** The words of the steps in which one writes: what one knows of each reason, and the letter that it makes. */
export const writtenWords = {
  madePlain: 'The decorative letters in what you pasted are now plain ones, so that every portal can read them.',
  point: {
    today: 'What is it like today?',
    change: 'What would the quarry change there?',
    example: 'For example',
    leaveOut: 'Letters may be published: leave out anyone else’s name, address or health, and all children’s names.',
    missing: (name: string) => `${name}: say what you know yourself of it today, such as where, when or how often.`,
    skip: 'Leave this reason out',
    wrong: 'Are the new documents wrong?',
    where: 'Which document, which page?',
    required: 'If permitted: on what conditions?',
    such: 'For example hours, a route for lorries, boreholes, or a named contact who must respond',
    ours: 'Add our sentence:',
  },
  letter: {
    title: 'Read your letter',
    hint: 'Change anything you like.',
    missing: 'Write something in your letter first.',
    changedSince:
      'Your answers or the council’s address have changed since you edited this letter. It still says what it said before.',
    again: 'Make the letter again',
    againQuestion: 'Your changes to the letter would be lost.',
    againYes: 'Yes, make it again',
  },
  send: {
    title: 'Sign and send your letter',
    titleBrought: 'Check and send your letter',
    paste: 'Paste or type your letter',
    missing: 'Paste or type your letter first.',
    signedAbove: (line: string) =>
      `Your name and address stand above ‘${line}’, which you wrote below the farewell. Go back to change that.`,
    unsigned: 'It has no name and address yet: without both the council may not count it.',
  },
  look: {
    title: 'Look at these first',
    change: 'Go back and change it',
  },
  sent: {
    title: 'Have you sent it?',
    text: 'Thank you. Each person may object, and may know something that others do not. Please ask your neighbours to write too.',
    notYet: 'Not sent yet? Go back',
    share: 'Ask neighbours to write',
    pack: 'Print for your street',
    event: 'The next event:',
    news: 'Join Mailing List',
    newsText: 'It is for news of the next consultation and of the decision.',
  },
} as const

/** What each way to send a letter is called on its button. */
export const wayLabels: Record<Way, string> = {
  share: 'Share the letter',
  mail: 'Open the letter in my e-mail program',
  form: 'Save as Word and open the council’s form',
  'mail-file': 'Save as an e-mail draft',
  copy: 'Copy the letter',
  word: 'Save as a Word file',
  print: 'Print, or save as PDF',
}

/** What happens at the press of each way, and what is left to do. */
export const wayHints: Record<Way, string> = {
  share: 'Choose your e-mail program in the list that opens. The council’s address does not come along: copy it first.',
  mail: 'The e-mail has the council’s address, the subject and the whole letter: press send there.',
  form: 'The form opens in a new tab. Attach the Word file to it.',
  'mail-file':
    'Open the file in your e-mail program, and press send there. Some programs only show it: paste the letter, which is copied too, into a new e-mail.',
  copy: 'Paste it where you want to send it from.',
  word: 'To change it once more, or to attach it.',
  print: 'To post it, or to keep it: choose ‘Save as PDF’ as the printer.',
}

/** Which address it is that is copied, where several stand on the page. */
export const addressNames: Record<Way, string> = {
  share: 'for sharing',
  mail: 'of the e-mail',
  form: 'of the form',
  'mail-file': 'of the draft',
  copy: 'for pasting',
  word: 'for the document',
  print: 'for the post',
}

/** What stands beside the ways to send a letter. */
export const sendWords = {
  read: 'Read the whole letter',
  asItIs: 'Send it as it is',
  otherWays: 'Other ways to send it',
  to: 'Send it to:',
  copyAddress: 'Copy address',
  documents: 'The council’s planning pages',
  noAddress:
    'We do not know yet where the council takes letters. Its notice of the application says so: look for it beside the documents or in the local newspaper, or ask the council. Keep your letter until then.',
  tooLong: (read: number) =>
    `This is longer than any letter: only its first ${read.toLocaleString('en-GB')} characters are looked at.`,
  copied: 'Copied your letter to clipboard!',
  saved: (name: string) => `‘${name}’ is in your downloads.`,
  failed: 'That did not work here. Your letter is still there: please choose another way.',
} as const

/** The fields of a letter's writer. */
export const personWords = {
  name: 'Name',
  address: 'Address with postcode',
  missing: {
    name: 'Enter your name: without it the council may not count your letter.',
    address: 'Enter your address: without it the council may not count your letter.',
  },
} as const
