import type { ImpactCard } from '../../../domain/impact-card.ts'

/** The first row of the card 'stjohnscollege'. */
export const stJohnsCollegeCard: Omit<ImpactCard, 'updated_at'> = {
  id: 'stjohnscollege',
  card_id: 'stjohnscollege',
  title: 'St John’s College',
  short_description:
    'St John’s College owns the land. The campaign asks it to look at the long term, and to keep the farm a farm.',
  more_content: `<p>Without the owner’s agreement nobody can dig. The firm applies, the county council decides, and the college has a choice of its own.</p>
<p>The land in the application is about 89 hectares (220 acres). The campaign hopes that the college will visit the places next to it and listen.</p>
<p>Ownership is not a planning matter. If you write to the college, do it politely, and keep that letter apart from your objection.</p>`,
  icon_name: 'GraduationCap',
  affected_villages: ['Barford', 'Wasperton', 'Sherbourne'],
  card_style: { className: 'border-l-4 border-earth-500 bg-earth-50' },
  delay: 130,
  page_title: 'St John’s College',
  page_description:
    'The part that the landowner plays, what the campaign asks of it, and how residents can write to it fairly.',
  page_sections: [],
}
