/** The words of the e-mails that the site sends in the name of the campaign. */
export const mails = (campaign: string) =>
  ({
    /** What a maintainer reads of a visitor's message. */
    message: {
      /** In front of the visitor's own subject. */
      prefix: '[Website message]',
      intro: `Someone wrote to ${campaign} through the form on the website.`,
      from: 'From',
      subject: 'Subject',
      received: 'Received',
      answer: 'If you reply to this e-mail, your reply goes to the person who wrote.',
      noAnswer: 'We couldn’t set their address as the one to reply to. Copy it from above.',
      kept: 'The message is also kept on the maintenance side of the website.',
    },
    /** The same for many that came in one hour. */
    digest: {
      subject: (count: number) => `${count} messages`,
      intro: (count: number) =>
        `${count} messages came to ${campaign} through the form on the website: more than leave one by one in an hour. Here is each in full.`,
      place: (place: number, count: number) => `Message ${place} of ${count}`,
      answer:
        'To answer one of them, write to the address beside From: a reply to this e-mail goes to nobody who wrote.',
      kept: 'The messages are also kept on the maintenance side of the website.',
    },
    confirm: {
      subject: `Please confirm: news from ${campaign}`,
      intro: `Someone asked for our e-mails at this address, on the website of ${campaign}.`,
      ask: 'If it was you, open this page and press the button:',
      otherwise: 'If it was not you, do nothing. We send no news unless you confirm.',
      unsubscribe: 'To have this address deleted at once, open this page and press the button:',
    },
    alreadyListed: {
      subject: `You are on the list: news from ${campaign}`,
      intro: `Someone entered this address on the website of ${campaign} again. It is already on the mailing list, so there is nothing to do.`,
    },
    welcome: {
      subject: `You are on the list: news from ${campaign}`,
      intro: `Thank you. This address is now on the mailing list of ${campaign}.`,
      often:
        'We write when there is news, and three times about the consultation: when it opens, three days before its last day, and on that day.',
      oftenDeadline:
        'You chose e-mails about the deadline only. We write when the consultation opens, three days before its last day, and on that day.',
    },
    /** Before the link to the workshop. */
    lastDay: (day: string) => `The last day to object is ${day}. You can write your objection here:`,
    /** Before the link to the last day as a calendar file. */
    calendar: 'Add the last day to your calendar:',
    leave: 'To stop our e-mails, open this page and press the button:',
    /** Before the code that the links carry: without JavaScript their pages ask for it. */
    code: 'If the page asks for a code, enter this one:',
    /** In front of an update that a maintainer sends to one address to try it. */
    trial:
      'This is a test. The links at its end, to the website and to leave the list, work in the e-mail that subscribers get, and not in this one.',
  }) as const
