/** The communities that an impact card can affect, in the order in which the editor lists them. */
export const communities: readonly string[] = [
  'All Communities',
  'Alveston',
  'Barford',
  'Charlecote',
  'Ettington',
  'Halford',
  'Hampton Lucy',
  'Leamington',
  'Loxley',
  'Sherbourne',
  'Stratford',
  'Tiddington',
  'Warwick',
  'Wasperton',
  'Wellesbourne',
]
