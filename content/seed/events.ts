import type { Event } from '../../domain/event.ts'

/**
 * The first rows of events. All are examples and say so: we may not invent a
 * real meeting. Each tells the volunteers what to put in its place.
 */
export const eventSeeds: Omit<Event, 'updated_at'>[] = [
  {
    id: 'example-village-walk',
    title: 'Example: guided walk by the Avon',
    date: '2026-05-16',
    time: '10:00 - 12:30',
    location: 'Church lychgate (example)',
    description:
      'Example entry. This one is in the past, to show that earlier events stay on the list until you delete them. For a real walk, say where to meet, how far it is in plain words, whether a pushchair or wheelchair can manage it, and whether dogs may come.',
  },
  {
    id: 'example-public-meeting',
    title: 'Example: public meeting',
    date: '2026-09-17',
    time: '19:00 - 20:30',
    location: 'Village hall (example)',
    description:
      'Example entry. For a real meeting, name who will speak and who is in the chair, and leave time for questions. Say if seats are limited, where to park, and how people who cannot come will hear what was said.',
  },
  {
    id: 'example-letter-writing-evening',
    title: 'Example: letter-writing evening',
    date: '2026-12-03',
    time: '18:30 - 20:30',
    location: 'Village hall (example)',
    description:
      'Example entry. Use this for an evening at which neighbours help each other to write objections. Ask people to bring notes on what they know best, such as a road, a footpath or a stream. Say what is there on the day: paper, a laptop, a printer, a cup of tea.',
  },
  {
    id: 'example-drop-in',
    title: 'Example: village hall drop-in',
    date: '2026-12-12',
    time: '10:00 - 13:00',
    location: 'Village hall (example)',
    description:
      'Example entry. A drop-in suits people who do not like meetings. Say that nobody needs to book, what maps and papers will be on the tables, and who can answer questions. Mention step-free access, or say honestly that there is none.',
  },
  {
    id: 'example-leaflet-round',
    title: 'Example: leaflet round for volunteers',
    date: '2027-01-23',
    time: 'Any time in daylight',
    location: 'Your own street (example)',
    description:
      'Example entry. The time of an event may be words, as here. Say where leaflets can be picked up, which streets still need somebody, and which letterboxes to leave alone. Give one contact, and check that the person agrees to be named.',
  },
  {
    id: 'example-online-question-hour',
    title: 'Example: online question hour',
    date: '2027-02-09',
    time: '19:30 - 20:30',
    location: 'Online (example)',
    description:
      'Example entry. Put the link to the call here only if anyone may have it; otherwise ask people to write in for it. Say whether the call is recorded, and offer a telephone number to those without the internet.',
  },
  {
    id: 'example-fundraising-fair',
    title: 'Example: spring fair for the campaign',
    date: 'Spring 2027',
    time: '11:00 - 15:00',
    location: 'Village green (example)',
    description:
      'Example entry. The date of an event may be words while the day is still open, as here. Say what the money is for, such as expert reports, who will run the stalls, and what happens if it rains. Replace the words by the day as soon as it is fixed.',
  },
]
