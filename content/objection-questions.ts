import { writtenBefore } from './written-before.ts'

/** Answers to what people ask before they write, while objections are taken and while they are not. */
export const objectionQuestions = {
  heading: 'Questions people ask',
  questions: [
    ...writtenBefore,
    {
      question: 'When is the last day, and where do I send it?',
      answer:
        'Both are in the council’s notice of the consultation. Trust that notice rather than a leaflet, a newspaper or this website, and keep a copy of what you send with its date.',
    },
    {
      question: 'Who will read what I write?',
      answer:
        'Planning officers, and those who decide. Your name and your words may also be published or shown to the applicant. Leave out telephone numbers, e-mail addresses, signatures, children’s names and anything about another person’s health.',
    },
    {
      question: 'May I speak when it is decided?',
      answer:
        'If a committee decides, perhaps. The council’s page says that only people who have written, the applicant and the local councillor are invited, and that few objectors may speak. Officers may also decide without a meeting, by the rules at the time.',
      link: {
        label: 'What the council says about speaking',
        href: 'https://www.warwickshire.gov.uk/regulatorycommittee',
      },
    },
    {
      question: 'Who else can I write to?',
      answer:
        'Your parish council is asked for its view, and your county councillor can follow the case. Your MP does not decide, but may write to the ministers about a case. None of these takes the place of your own objection, and neither does a petition.',
    },
    {
      question: 'What should I read if I have an hour?',
      answer:
        'The minerals plan’s policy for the land at Wasperton; the county’s latest assessment of the supply of sand and gravel; the council’s request for further information; the applicant’s answer to it; and the replies of the Environment Agency, Natural England and the highway authority. Ask the council for any that you cannot find.',
    },
  ],
} as const
