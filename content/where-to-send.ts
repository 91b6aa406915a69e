/** The words around the council's address and reference. */
export const councilContact = {
  heading: 'Key contact details',
  referenceOnly: 'Write this on your letter',
  unknown: 'We have no confirmed address. The council can tell you where letters go: quote this reference.',
  referenceLabel: 'Application reference',
  emailLabel: 'Council e-mail',
  copyEmail: 'Copy email',
  addressLabel: 'Postal address',
  formLabel: 'Online form for objections',
  copyForm: 'Copy the form’s address',
} as const

/** The toasts of the copy buttons. */
export const copyMessages = {
  template: 'Copied template to clipboard!',
  email: 'Copied email to clipboard!',
  address: 'Copied address to clipboard!',
  link: 'Website link copied to clipboard!',
  page: 'Link to this page copied to clipboard!',
} as const

/** What a link says that leads out of this tab. */
export const newTab = '(opens a new tab)'
