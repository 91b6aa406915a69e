import type { holderKinds } from '../domain/campaign.ts'

/** What the holder of the donations is, as givers read it. */
export const holderKindWords: Record<(typeof holderKinds)[number], string> = {
  charity: 'A registered charity',
  association: 'A residents’ association, which is not a charity',
  person: 'One person, for the campaign. It is not a charity',
}

/** The words of the donation page. */
export const donate = {
  title: 'Support Our Campaign',
  lead: 'Residents can write, speak and keep records themselves. Donations are for what has to be paid: independent experts and lawyers.',
  usesHeading: 'What donations are for',
  uses: [
    {
      id: 'reports',
      title: 'Expert scientific reports',
      text: 'The reports in a planning application are ordered by the applicant. Independent experts can test what they say about dust, water, noise and traffic. What they find can be put before the council, and before an inspector.',
    },
    {
      id: 'counsel',
      title: 'King’s Counsel, if it goes to appeal',
      text: 'If the applicant appeals, residents may speak for themselves. Donations would help to pay for a barrister, if possible a King’s Counsel (a senior barrister), to question the applicant’s witnesses.',
    },
  ],
  waysHeading: 'Two ways to give',
  wayHeading: 'How to give',
  money: {
    holder: 'Who holds the money',
    kind: 'What the holder is',
    surplus: 'If money is left over',
  },
  /** What a giver may expect to be told, wherever the money goes. */
  ask: 'Before you give, ask us who holds the money, what it has been spent on and where any money left over goes.',
  askWhereTold: 'You may ask us at any time what has been spent, and on what.',
  noWay:
    'We do not take donations yet. Before we do, this page will say who holds it, what it is spent on and where any money left over goes. Until then you can help in other ways: write to us.',
  toContact: 'Contact Us',
  online: {
    option: 'Option 1',
    title: 'Give online',
    text: 'Our fundraising page is on another website. It opens in a new tab, and you choose how to pay there.',
    link: 'Open the fundraising page',
    newTab: '(opens a new tab)',
  },
  transfer: {
    option: 'Option 2',
    title: 'Bank transfer',
    text: 'Send your donation straight from your bank to this account.',
  },
} as const
