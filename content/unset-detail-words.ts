import type { OpenDetail } from '../domain/unset-details.ts'

/** What is said of each detail of the campaign that is not set: what it is, and what visitors miss without it. */
export const unsetDetailWords: Record<OpenDetail, { name: string; missing: string }> = {
  organisation: {
    name: 'the residents association',
    missing: 'the forms, the privacy policy and the footer name the campaign alone as who answers for the site',
  },
  contact_email: {
    name: 'the campaign’s e-mail address',
    missing: 'the contact page and the privacy policy show no e-mail address',
  },
  council_email: {
    name: 'the council’s e-mail address',
    missing:
      'nobody can send an objection by e-mail: set this or the council’s online form before a consultation opens',
  },
  council_address: {
    name: 'the council’s postal address',
    missing: 'the page on how to object and the sample letter have no postal address',
  },
  social_links: { name: 'the links to social media', missing: 'the footer has no such links' },
  fundraising_url: { name: 'the fundraising page', missing: 'the donation page has no button to give online' },
  funds_holder: { name: 'who holds the money', missing: 'the donation page only says that one may ask' },
  funds_holder_kind: {
    name: 'the kind of body that holds the money',
    missing: 'the donation page does not say whether it is a charity',
  },
  funds_surplus: { name: 'what becomes of a surplus', missing: 'the donation page only says that one may ask' },
  host: { name: 'the host of the website', missing: 'the privacy policy does not name whose server it runs on' },
  bank_account: { name: 'the bank account', missing: 'the bank transfer is not shown on the donation page' },
}

/** What is said where no detail says where letters of objection go, and the council takes them or will. */
export const nowhereToSend =
  'Residents who write have nowhere to send their letter: neither the council’s e-mail address, nor its form, nor its postal address is set.'
