/** The consultation as an event that takes place on the council's planning pages; undefined where its first day is not known. */
export function consultationData(
  { opens, closes }: { opens: string; closes: string },
  { name, description }: { name: string; description: string },
  planningPages: string,
  site: string,
) {
  if (opens === '') return undefined
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name,
    description,
    startDate: opens,
    ...(closes !== '' && { endDate: closes }),
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    ...(planningPages !== '' && { location: { '@type': 'VirtualLocation', url: planningPages } }),
    url: `${site}/how-to-object`,
    organizer: { '@type': 'GovernmentOrganization', name: 'Warwickshire County Council' },
  }
}
