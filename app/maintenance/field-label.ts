const words: Record<string, string> = {
  id: 'ID',
  card_id: 'Card ID',
  detail_text: 'Detail Text',
  category_id: 'Category',
  pdf_url: 'PDF URL',
  external_url: 'External URL',
  icon_name: 'Icon',
  card_style: 'Card Style',
  className: 'Card Style Class',
  delay: 'Load Sequence',
  village_key: 'Village',
  header_image: 'Header Image Path',
  header_image_attribution: 'Image Attribution',
  bulletPoints: 'Bullet points',
  intro: 'Introduction',
}

/** A field's path in words for people: 'impact_cards.0.content.intro' becomes 'Impact Cards 1, Content, Introduction'. */
export function fieldLabel(path: string): string {
  return path
    .split('.')
    .map((name) => (/^\d+$/.test(name) ? ` ${Number(name) + 1}` : `, ${words[name] ?? titled(name)}`))
    .join('')
    .slice(2)
}

function titled(name: string): string {
  return name.replaceAll('_', ' ').replace(/\b[a-z]/g, (letter) => letter.toUpperCase())
}
