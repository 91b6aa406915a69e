/** The words of the e-mails that the site sends in the name of the campaign. */
export const mails = (campaign: string) =>
  ({
    /** What a maintainer reads of a visitor's message. */
    message: {
      /** In front of the visitor's own subject. */
      prefix: '[Website message]',
      intro: `Somebody wrote to ${campaign} by the form on the website.`,
      from: 'From',
      subject: 'Subject',
      received: 'Received',
      answer: 'If you answer this e-mail, your answer goes to the person who wrote it.',
      noAnswer: 'The address could not be put into this e-mail as the one to answer to. Copy it from above.',
      kept: 'The message is also kept on the maintenance side of the website.',
    },
    confirm: {
      subject: `Please confirm: news from ${campaign}`,
      intro: `Somebody, we hope it was you, entered this address on the website of ${campaign}, to get news of the campaign by e-mail.`,
      ask: 'If it was you, open this page and press the button on it:',
      otherwise: 'If it was not you, you need not do anything: without your confirmation we send no news.',
      unsubscribe: 'To take this address off the list for good, open this page:',
    },
    alreadyListed: {
      subject: `You are on the list: news from ${campaign}`,
      intro: `Somebody entered this address on the website of ${campaign} again. It is on the mailing list already, so there is nothing to do.`,
      unsubscribe: 'If you do not want our news any more, open this page and press the button on it:',
    },
    /** Before the code that the links carry: without JavaScript their pages ask for it. */
    code: 'Should such a page ask for the code from the e-mail, it is this:',
    /** In front of a mail that may have arrived before; the Message-ID is the same. */
    possibleCopy:
      'This may be a copy: an earlier attempt to send this e-mail was broken off, and it is not known whether it arrived.',
  }) as const
