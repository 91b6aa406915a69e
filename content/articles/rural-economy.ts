import type { Article } from '../../domain/article.ts'

/** The article at /rural-economy. */
export const ruralEconomy: Article = {
  slug: 'rural-economy',
  cardId: 'rural-economy',
  title: 'The Rural Economy',
  description:
    'Visitors, farms, pubs and home offices: the local businesses that depend on a quiet valley, and what a quarry could mean for them.',
  lead: 'Villages earn their living in small ways. A bed for the night, a pub lunch, a box of vegetables, a desk in a spare room: together they add up.',
  sections: [
    {
      type: 'intro',
      heading: 'What keeps the villages going',
      content: `
        <p>This valley lies between two of the best-known towns in England for visitors.
        People come for the castle at Warwick and for Shakespeare’s Stratford.
        On the way they find Charlecote Park, the watermill at Wellesbourne and the paths along the Avon.</p>
        <p>They spend money in pubs, tea rooms, guest houses and shops.
        Farmers and craftspeople can sell to them as well.
        Other residents run a firm from home, and need nothing for it but a good line and some peace.</p>
        <p>What all these have in common is place.
        Customers could go elsewhere.
        They come because it is green, calm and easy to reach.
        Here the economy and the landscape are hard to tell apart.</p>`,
    },
    {
      type: 'highlight',
      heading: 'The campaign’s figures',
      claims: ['duration', 'working-hours', 'site-area', 'lorry-movements', 'lorry-directions'],
      content: `
        <p>A business owner may want to know these first, and to check them in the application.</p>
        <ul>
          <li>Digging would go on for 10 to 15 years.</li>
          <li>The quarry would work from 7am to 6pm on weekdays and from 7am to 1pm on Saturdays.</li>
          <li>About 89 hectares (220 acres) of farmland would be within the site.</li>
          <li>On the road it would mean about 150 to 200 HGV movements per day, with 60/40 shares for north and south.</li>
        </ul>
        <p>A firm that signs a lease or borrows money would do well to ask how long the work would last, and what could lengthen it.</p>`,
    },
    {
      type: 'section',
      heading: 'What residents fear',
      content: `
        <p>A guest who is woken by a reversing alarm writes about it.
        A wedding couple who meet a line of lorries on the viewing day book somewhere else.
        Owners of small firms fear that kind of loss most, because it never shows up as a single blow.
        It is a slow leak.</p>
        <p>Saturday is a sore point.
        It is the best day for many shops and cafés, and by our figures it would be a working day for the quarry as well.</p>
        <p>Farmers have their own fears: less land to rent, dust on crops near the edge, tractors in a longer queue.
        Employers in Leamington, Warwick and Stratford may feel it in another way, when staff and deliveries from the
        south are late.</p>`,
    },
    {
      type: 'section',
      heading: 'What policy asks',
      claims: ['minerals-essential', 'countryside-economy'],
      content: `
        <p>Policy speaks on both sides here, and a good letter admits it.
        National policy calls a sufficient supply of minerals essential.
        It also supports a prosperous countryside: local shops, farms that branch out, and tourism
        that respects the character of the place.</p>
        <p>So the council has two kinds of jobs to compare.
        One kind is named in the application and easy to count.
        The other is spread over many front doors, and nobody adds it up.
        Unless owners speak, it may be treated as if it did not exist.</p>
        <p>A study of effects on the economy should look at both.
        If the one in the papers counts only what the quarry brings, ask the council to close that gap.</p>`,
    },
    {
      type: 'conclusion',
      heading: 'What you can put in your objection',
      claims: ['private-interests'],
      content: `
        <p>Speak as a business, on business paper if you have it.</p>
        <ul>
          <li>Say what you do, how long you have been here and how many people work with you.</li>
          <li>Say why your customers choose this place. Quote what they write in your guest book, with their leave.</li>
          <li>Describe the route that guests, staff and deliveries take.</li>
          <li>Say what you would do differently if there were a quarry near by: later breakfasts, closed windows, a move.</li>
          <li>Ask whether the council has spoken with any firm like yours.</li>
        </ul>
        <p>Falling house prices do not count, and neither does competition between firms, but effects on the way land and buildings are used do.
        To see what is said about your own place, open the <a href="/quarry/impact-map">impact map</a>.</p>`,
    },
  ],
  links: [],
}
