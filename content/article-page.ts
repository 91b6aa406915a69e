/** The words around every impact article (rule: article-parts). */
export const articlePage = {
  back: 'Back to the impact map',
  communities: 'Affected Communities',
  contents: 'In this article',
  callHeading: 'Put it in your own words',
  call: 'The council weighs planning reasons, not numbers. Tell it what this would mean where you live.',
  callLink: 'How to object',
  use: 'Use this in my objection',
} as const
