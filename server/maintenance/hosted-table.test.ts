import { expect, test } from 'vitest'
import { replaceContent } from '../database/replace-content.ts'
import { describeOnSqliteFirst, openNewContent } from '../database/testing/database-host.ts'
import { readImportFile } from './transfer.ts'

const cards = `\uFEFFid,card_id,title,icon_name,short_description,more_content,affected_villages,card_style,delay,colour
1,dust,Dust,Wind,It settles.,<p>Dust.</p>,"[""Barford"", ""Hampton Lucy""]","{""className"":""border-l-4""}",200,red
2,noise,Noise,Volume2,"Loud, and often.",<p>Noise.</p>,"Loxley, Wasperton",,,red
`
const card = { short_description: 'Loud, and often.', more_content: '<p>Noise.</p>', icon_name: 'Volume2' }
const villages = [
  { village_key: 'barford', name: 'Barford', summary: 'By the Avon.', header_image_attribution: 'Photo: a neighbour' },
  { village_key: 'loxley', name: 'Loxley', summary: '', header_image_attribution: { details: 'Photo: another' } },
]

describeOnSqliteFirst('the tables of a hosted site', (host) => {
  test('come in as CSV and as JSON, with every form that they had', async () => {
    const { database, revision, content } = await openNewContent(host())
    const bring = async (file: object) => {
      const { rows, problems } = readImportFile(file)
      expect(problems).toBeUndefined()
      await replaceContent(database, revision, rows ?? {})
    }
    await bring({ file: 'impact_cards_rows.csv', csv: cards })
    expect(await content.list('impact_cards')).toMatchObject([
      { id: '2', ...card, affected_villages: ['Loxley', 'Wasperton'], delay: 100 },
      { card_id: 'dust', affected_villages: ['Barford', 'Hampton Lucy'], delay: 200 },
    ])
    await bring({
      file: 'impact_cards.json',
      rows: [{ id: 3, card_id: 'c', title: 'C', ...card, affected_villages: ['Barford'] }],
    })
    expect(await content.list('impact_cards')).toMatchObject([{ id: '3', affected_villages: ['Barford'] }])
    await bring({ file: 'village_data.json', rows: villages })
    for (const village of villages)
      expect(await content.find('village_data', village.village_key)).toMatchObject(village)
  })
})

test.each([
  [{ file: 'letters.csv', csv: 'id\n1\n' }, '  must have a name that begins with events, impact_cards'],
  [{ file: 'events.csv', csv: 'id,title\n1,"A' }, 'events  cannot be read as CSV: '],
  [{ file: 'events.json', rows: ['a'] }, 'events  must be a list of rows'],
  [{ file: 'events.csv', csv: 'id,title,date\n1,Meeting,soon\n' }, 'events time is required'],
  [
    { file: 'impact_cards.csv', csv: 'id,affected_villages\n1,{Barford}\n' },
    'impact_cards affected_villages must be a list',
  ],
])('a table that cannot be read is refused by table, field and rule: %j', (file, told) => {
  const [problem] = readImportFile(file).problems ?? []
  expect(`${problem?.table} ${problem?.field} ${problem?.rule}`).toContain(told)
})
