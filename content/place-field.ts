/** The words of the field that asks where a visitor lives. */
export const placeField = {
  label: 'Where do you live?',
  hint: 'Your village or town, or the first half of your postcode',
  submit: 'Find',
  list: 'Choose from the list',
  offline: 'You are offline, and the list of places has not loaded yet. Try again when you have a connection.',
} as const
