/** A link of the main navigation, with the links of its sub-menu. */
export interface NavigationItem {
  label: string
  to: string
  items?: readonly NavigationItem[]
}

export const navigation: readonly NavigationItem[] = [
  { label: 'Home', to: '/' },
  {
    label: 'Background',
    to: '/the-proposal',
    items: [
      { label: 'The Proposal', to: '/the-proposal' },
      { label: 'Evidence Library', to: '/evidence-library' },
      { label: 'Process', to: '/process' },
    ],
  },
  { label: 'Impact', to: '/impact-map' },
  { label: 'Events', to: '/events' },
]

export const footerNavigation: readonly NavigationItem[] = [
  { label: 'Join Mailing List', to: '/contact#mailchimp' },
  { label: 'Past updates', to: '/updates' },
  { label: 'Cases Elsewhere', to: '/cases' },
  { label: 'Sources', to: '/sources' },
  { label: 'Privacy Policy', to: '/privacy' },
]
