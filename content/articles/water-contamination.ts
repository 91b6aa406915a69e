import type { Article } from '../../domain/article.ts'

/** The article at /water-contamination. */
export const waterContamination: Article = {
  slug: 'water-contamination',
  cardId: 'water-contamination',
  title: 'Water and Food Contamination',
  description:
    'How digging, fuel and imported fill could affect groundwater, the River Avon and the food grown nearby, and what the council must check.',
  lead: 'Water moves through gravel with ease. What gets into the gravel can get into wells, ditches and the river, and from there onto fields.',
  sections: [
    {
      type: 'intro',
      heading: 'A river, its gravel and a hole',
      content: `
        <p>The River Avon runs to the west of the site.
        Gravel beside a river is seldom dry.
        Rain sinks into it, water creeps through it, and in time that water comes out again in ditches, springs and the
        river itself.
        On its way the ground cleans it a little.</p>
        <p>A quarry takes away the ground above that water.
        It also brings machines, diesel and hydraulic oil close to open water.
        A spill on clay stays near the top, where it can be scooped up.
        A spill on bare gravel sinks, and then it is hard to follow and slow to clean.</p>
        <p>None of this means that harm is certain.
        It means that the ground here forgives few mistakes, and that they should be ruled out beforehand.</p>`,
    },
    {
      type: 'highlight',
      heading: 'The campaign’s figures',
      claims: ['site-area', 'dug-area', 'tonnage', 'imported-fill', 'duration'],
      content: `
        <p>Two figures in the application would count most for clean water: how much ground is opened, and how much material is
        brought in. These are ours, still to be compared with it.</p>
        <ul>
          <li>The site covers about 89 hectares (220 acres).</li>
          <li>More exactly, 53.5 hectares would be dug within a site of 89.5 hectares.</li>
          <li>About 1.8 million tonnes of sand and gravel would come out.</li>
          <li>To fill the hole, 1 million cubic metres would be brought in.</li>
          <li>Digging would take 10 to 15 years.</li>
        </ul>
        <p>What the fill is made of, where it would come from and who would test each load are questions to look for in the papers.</p>`,
    },
    {
      type: 'section',
      heading: 'What residents fear about water',
      content: `
        <p>The fill worries people most.
        Soil and rubble from building sites is meant to be clean when it is called inert.
        Residents fear that among so many loads some will not be: a little plaster, paint, tar or oil, mixed in by accident
        or by a careless supplier.
        Once buried, it would sit in the path of the groundwater.</p>
        <p>Some homes and farms in the countryside draw from their own well or borehole.
        Their owners fear a change in level or in taste, and the long work of proving what caused it.</p>
        <p>Muddy water is another concern.
        Fine silt that escapes into a stream clouds it, and settles on the gravel beds where fish lay eggs.
        After heavy rain, settling ponds have to cope with far more than on a normal day.</p>`,
    },
    {
      type: 'section',
      heading: 'What residents fear about food',
      content: `
        <p>Crops, grazing and kitchen gardens surround the villages.
        Growers worry in two ways.
        Dust may settle on leaves and grass, where animals eat it or customers find it.
        And water that is pumped from a ditch or borehole onto a crop may carry what has leaked upstream.</p>
        <p>Washing removes most dust from a lettuce, and plain quarry dust is not a poison in food.
        It is fair to say that.
        Yet buyers judge by eye.
        A dirty leaf is a rejected leaf, and a rumour about a field can hurt a farm as much as a fact.</p>
        <p>Soil and water can be sampled before any digging. Then nobody has to argue later about how things used to be.</p>`,
    },
    {
      type: 'section',
      heading: 'What policy asks',
      claims: ['pollution-of-water', 'pumping-licence', 'permits-assumed'],
      content: `
        <p>National policy asks that new development does not put water at unacceptable risk of pollution.
        Guidance on minerals names surface water, groundwater and pumping among the things to look at.</p>
        <p>Two systems work side by side.
        The county council decides on the use of the land.
        The Environment Agency decides on permits for waste and for letting water out. To pump a pit dry, an operator may need its licence as well.
        A council is supposed to assume that permits will be enforced.
        It still has to judge whether this is a sensible place for such work at all.</p>
        <p>That means a study of how water moves under the site, where the wells are, and what happens once the pumps stop.
        If the study rests on a single dry year or on few boreholes, say so.
        A further report can answer such a point, so join it to what you know of your own well or stream.</p>`,
    },
    {
      type: 'conclusion',
      heading: 'What you can put in your objection',
      content: `
        <p>Keep to water that you know.</p>
        <ul>
          <li>If you have a well, a pond or a spring, say where it is and what you use it for.</li>
          <li>If you grow food to sell, say what buyers expect of you.</li>
          <li>Ask for a list of what may and may not be tipped.</li>
          <li>Ask who tests each load before it goes into the ground.</li>
          <li>Ask for boreholes on all sides of the site, read for years after the last lorry has gone.</li>
          <li>Ask who pays if a well goes bad.</li>
        </ul>
        <p>Our note on water in gravel, linked below, explains the words that specialists use.
        It may help you to read their reports.
        Questions of high water are on the page about <a href="/quarry/flood-risk">flood risk</a>.</p>`,
    },
  ],
  links: [{ label: 'Read our hydrology note (PDF)', href: '/Hydrology.pdf', isFile: true }],
}
