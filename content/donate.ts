/** The words of the donation page. */
export const donate = {
  title: 'Support Our Campaign',
  lead: 'Residents can write letters. Experts and lawyers have to be paid, and that is what your donation is for.',
  usesHeading: 'What your donation pays for',
  uses: [
    {
      id: 'reports',
      title: 'Expert scientific reports',
      text: 'The reports behind a planning application are ordered by the applicant. Independent experts can test what they say about dust, water, noise and traffic. The council has to weigh what such experts find.',
    },
    {
      id: 'counsel',
      title: 'King’s Counsel, if it goes to appeal',
      text: 'If the council refuses, the applicant may appeal. Then the villages need a King’s Counsel, a senior barrister, to speak for them.',
    },
  ],
  waysHeading: 'Two ways to give',
  wayHeading: 'How to give',
  noWay: 'We cannot take donations here yet. Ask us how you can help in the meantime.',
  toContact: 'Contact Us',
  online: {
    option: 'Option 1',
    title: 'Give online',
    text: 'Our fundraising page is on another website. It opens in a new tab, and you pay there in the way that it offers.',
    link: 'Open the fundraising page',
    newTab: '(opens a new tab)',
  },
  transfer: {
    option: 'Option 2',
    title: 'Bank transfer',
    text: 'Send your gift straight from your bank to the account of the residents association.',
  },
} as const
