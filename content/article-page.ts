/** The words around every impact article. */
export const articlePage = {
  back: 'Back to the impact map',
  communities: 'Affected Communities',
  contents: 'In this article',
  callHeading: 'Put it in your own words',
  call: 'The council weighs planning reasons, not numbers. Tell it what this would mean where you live.',
  callLink: 'How to object',
  use: 'Use this in my objection',
  notWeighed:
    'Planning cannot weigh what this page is about, so it is no point of an objection. Write about what digging and lorries would change where you live.',
  write: 'Write your objection',
} as const
