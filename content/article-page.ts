/** The words around every impact article. */
export const articlePage = {
  back: 'Back to the impact map',
  communities: 'Affected Communities',
  contents: 'In this article',
  callHeading: 'Put it in your own words',
  call: 'The council looks at planning reasons, not at how many letters it gets. Tell it what this would mean where you live.',
  callLink: 'How to object',
  use: 'Use this in my objection',
  notWeighed:
    'The council cannot take into account what this page is about, so leave it out of your objection. Write about what digging and lorries would change where you live.',
  write: 'Write your objection',
} as const
