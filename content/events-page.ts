/** The words of the events page (spec: public site, section 2, Events). */
export const eventsPage = {
  title: 'Upcoming Events',
  lead: 'Community events and meetings about the quarry proposal, in and around the villages.',
  loading: 'Loading events...',
  failure: 'Could not load events. Please try again in a minute.',
  emptyTitle: 'No upcoming events',
  empty: 'Check back soon for community events and meetings related to the quarry proposal.',
  pastTitle: 'Past events',
  callHeading: 'Hear of the next one',
  call: 'Join the mailing list to hear of new dates, and of the moment when the council asks for views again.',
} as const
