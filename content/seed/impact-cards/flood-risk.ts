import type { ImpactCard } from '../../../domain/impact-card.ts'

/** The first row of the card 'flood-risk'. */
export const floodRiskCard: Omit<ImpactCard, 'updated_at'> = {
  id: 'flood-risk',
  card_id: 'flood-risk',
  title: 'Flood Risk',
  short_description:
    'Banks and pits beside a river change where water goes in a flood. Villages downstream want to be sure that they will not pay for it.',
  more_content: `<p>Riverside meadows are nature’s spare room for the Avon. Filling that room with earth leaves less space for water.</p>
<p>One part of the application is bunds of 3 to 5 metres. Another is a dug area of 53.5 hectares. Residents fear that the two together could turn water towards other people’s land.</p>
<p>Policy does not rule out gravel pits near rivers. It does rule out making floods worse for somebody else.</p>`,
  icon_name: 'Droplet',
  affected_villages: ['Wasperton', 'Hampton Lucy', 'Charlecote', 'Alveston', 'Tiddington', 'Stratford', 'Barford'],
  card_style: { className: 'border-l-4 border-blue-500 bg-blue-50' },
  delay: 50,
  page_title: 'Flood Risk',
  page_description: 'What a quarry near the Avon could do in times of flood, and what the applicant has to prove.',
  page_sections: [],
}
