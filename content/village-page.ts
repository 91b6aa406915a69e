/** The words at the end of every village page. */
export const villageCall = {
  heading: 'Nobody knows your village as you do',
  link: 'Write your objection',
} as const
