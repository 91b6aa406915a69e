/** The words around every impact article (spec: public site, section 2, Impact articles). */
export const articlePage = {
  back: 'Back to the impact map',
  communities: 'Affected Communities',
  contents: 'In this article',
  callHeading: 'Put it in your own words',
  call: 'The council must weigh reasons that rest on planning policy. Tell it what this would mean where you live.',
  callLink: 'How to object',
} as const
