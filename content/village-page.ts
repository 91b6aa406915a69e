/** The words at the end of every village page. */
export const villagePage = {
  callHeading: 'Tell the council what you know',
  call: 'Nobody knows your village as you do. Choose what touches you most, and say it in your own words.',
  callLink: 'Write your objection',
} as const
