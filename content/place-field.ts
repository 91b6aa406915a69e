/** The words of the field that asks where a visitor lives. */
export const placeField = {
  label: 'Where do you live?',
  hint: 'Village, town or postcode',
  submit: 'Find',
  list: 'Choose from the list',
  offline: 'You are offline, and the list of places has not loaded yet. Try again when you have a connection.',
} as const
