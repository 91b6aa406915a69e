/** Who decides, in the one line of /how-to-object, which need not load what /process says of it. */
export const whoDecidesLine = {
  text: 'Officers of the county council may decide this case, unless it goes to a committee of councillors.',
  more: 'Who decides, and how to ask for the committee',
} as const
