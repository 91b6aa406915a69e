/** What people ask beside the writing. The answers hold whatever the council’s practice is. */
export const writtenBefore = {
  summary: 'I wrote before. Does that count?',
  questions: [
    {
      question: 'I objected before. Do I need to do it again?',
      answer:
        'What you wrote about this application should stay on the council’s file, and the council should still consider it. But new documents may have changed what it answers. So write again if you can: say that you objected before, and answer what is new. If you want to be sure that your earlier letter is there, ask the council.',
    },
    {
      question: 'I wrote about the plan years ago: does that count?',
      answer:
        'That was about another decision: whether the county’s plan for minerals should name this land. Comments on the plan are not comments on the application, and you should not rely on them being read again. The plan now names land here, so say what is wrong with this scheme, and what it would do where you live.',
    },
    {
      question: 'Does a petition count, and may I speak?',
      answer:
        'A petition and its signatures do not take the place of your own objection. If a committee decides, you may be able to speak, but by the council’s page only if you have written, and at most three objectors may on one application.',
      at: 'speaking',
    },
  ],
} as const
