/** What each picture shows, in a sentence that says what matters, by its file name under public/drawn/. */
export const altTexts: Record<string, string> = {
  'map-wide.svg':
    'Map of the Avon valley from Warwick and Leamington Spa to Stratford-upon-Avon and Halford: the rivers in blue, the A429 in red, and the proposed quarry beside the road between Barford and Wasperton.',
  'map-middle.svg':
    'Map of the Avon valley from Warwick and Leamington Spa to Stratford-upon-Avon and Halford: the rivers in blue, the A429 in red, and the proposed quarry beside the road between Barford and Wasperton.',
  'map-narrow.svg':
    'Map of the Avon valley from Warwick and Leamington Spa to Stratford-upon-Avon and Halford: the rivers in blue, the A429 in red, and the proposed quarry beside the road between Barford and Wasperton.',
  'quarry.svg':
    'The valley as the campaign fears it: a church and cottages behind earth banks, and before them an open pit with a digger, a lorry, layers of sand and gravel, drifting dust and a flooded hole.',
  'quarry-card.svg':
    'A church and cottages behind earth banks, and before them an open pit with a digger, a lorry, drifting dust and a flooded hole.',
  'process-flow.svg':
    'The planning process as a lane with stops: from pre-application to assessment, a loop for more information, then the decision and the two ways that may follow it.',
  'villages/alveston.svg':
    'The Avon in a wide bend through the meadows at Alveston, with willows, a heron and the rising sun.',
  'villages/barford.svg':
    'The old stone bridge over the Avon at Barford, and the tower of St Peter’s church behind it.',
  'villages/charlecote.svg': 'The brick gatehouse of Charlecote Park in autumn, with fallow deer under an old oak.',
  'villages/ettington.svg': 'The Gothic towers of Ettington Park among dark cedars on a misty morning.',
  'villages/halford.svg':
    'The old stone bridge over the Stour at Halford, a kingfisher before it, and the Fosse Way running straight to the hills.',
  'villages/hampton-lucy.svg':
    'The tall church of St Peter ad Vincula at Hampton Lucy and the cast-iron bridge over the Avon, in clearing rain.',
  'villages/leamington-spa.svg':
    'White Regency terraces above the Jephson Gardens in Leamington Spa, with a temple, a fountain and swans on the Leam.',
  'villages/loxley.svg':
    'The church of St Nicholas on the hillside at Loxley, above orchards in blossom and a view over the valley.',
  'villages/sherbourne.svg': 'The tall spire of All Saints’ church at Sherbourne over misty fields with sheep at dawn.',
  'villages/stratford-upon-avon.svg':
    'The spire of Holy Trinity church in Stratford-upon-Avon at nightfall, with swans and narrow boats on the Avon.',
  'villages/tiddington.svg':
    'Gardens that run down to the Avon at Tiddington, with rowing boats, a punt and a sailing boat.',
  'villages/warwick.svg':
    'Warwick Castle on its rock above the Avon in the evening light, its towers mirrored in the water.',
  'villages/wasperton.svg':
    'The church of St John the Baptist at Wasperton above the Avon meadows at sunset, with cows in the grass.',
  'villages/wellesbourne.svg':
    'The brick watermill on the Dene at Wellesbourne under a wide sky, with a light aircraft above and a delta-winged jet on the airfield.',
  'articles/silica-dust.svg': 'Dust drifts from heaps of sand over a cottage and the washing on its line.',
  'articles/traffic-safety.svg': 'Loaded lorries meet on a narrow stone bridge with someone on a bicycle between them.',
  'articles/noise-vibration.svg':
    'Rings of sound spread from a digger across the night sky to houses with lit windows.',
  'articles/water-contamination.svg':
    'A cut through the ground: dirty water spreads from a gravel pit towards a well and a river.',
  'articles/heritage-impact.svg': 'Two high earth banks close in on the view of a village church at sunset.',
  'articles/wildlife-impact.svg':
    'A great crested newt in a pond and a kingfisher above it, while a digger works behind the hedge.',
  'articles/no-justification.svg':
    'A pair of scales with stones: what is already held weighs far more than what policy requires.',
  'articles/no-local-gain.svg': 'A lorry drops coins on its way from a grey village to a golden city far away.',
  'articles/rural-economy.svg': 'People at an inn and a farm shop, and a quarry that comes near behind the roofs.',
  'articles/food-security.svg': 'Wheat, a tractor and a loaf of bread on one side, bare gravel on the other.',
  'articles/flood-risk.svg':
    'A flooded meadow in the rain, with a gauge, a drowned gate and a cottage at the water’s edge.',
  'articles/stjohnscollege.svg':
    'Two people with a letter before an open college gate, and fields and a river beyond it.',
  'articles/corridor-development.svg':
    'Sheds and lorries along a main road, and a cottage and pegged-out fields beside it.',
  'articles/planning-creep.svg': 'Pits that spread field by field across a valley towards a village church.',
  'pages/contact.svg': 'A letter with a picture of the valley rises from an open envelope that had a golden seal.',
  'pages/donate.svg': 'A pair of scales on a hill: a village with its church weighs more than a heap of gravel.',
  'pages/events.svg': 'A notice board with posters on a village green, with flags, a church and an oak around it.',
  'pages/evidence-library.svg':
    'Books in piles and rows, and a magnifying glass on a map with the river and the quarry.',
}
