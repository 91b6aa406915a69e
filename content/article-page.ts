/** The words around every impact article (rule: article-parts). */
export const articlePage = {
  back: 'Back to the impact map',
  communities: 'Affected Communities',
  contents: 'In this article',
  callHeading: 'Put it in your own words',
  call: 'The council must weigh reasons that rest on planning policy. Tell it what this would mean where you live.',
  callLink: 'How to object',
  use: 'Use this in my objection',
} as const
