/** The words of the events page. */
export const eventsPage = {
  title: 'Upcoming Events',
  lead: 'Community events and meetings about the quarry proposal, in and around the villages.',
  loading: 'Loading events...',
  failure: 'Could not load events. Please try again in a minute.',
  emptyTitle: 'No upcoming events',
  empty: 'Check back soon for community events and meetings related to the quarry proposal.',
  months: 'By month',
  pastTitle: 'Past events',
  subscribeHeading: 'Follow the events in your own calendar',
  subscribe:
    'Subscribe once. Your calendar then shows every event that has a date, and adds new and changed ones by itself. Your calendar decides how often it checks.',
  subscribeByHand:
    'If nothing opens, copy this address. Then choose in your calendar to add a calendar from the web, and paste it there:',
  newsFeed: 'If you use a news reader, it can also follow new evidence and village reports:',
  callHeading: 'Hear about the next event',
  call: 'This page lists every date. You can also join the mailing list.',
} as const
