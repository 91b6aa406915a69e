import { describe, expect, inject, it } from 'vitest'
import { holderKindWords } from '../../content/donate.ts'
import { articleFigures, figureWords } from '../../content/figure-words.ts'
import { readyVillages } from '../../content/places.ts'
import { articles, firstRows } from '../../content/seed/first-rows.ts'
import { wholeCampaign } from '../../content/testing/whole-campaign.ts'
import { turnAnchor, turns } from '../../content/turns.ts'
import { longAddresses } from '../open-consultation.ts'
import { readPage } from './read-page.ts'

describe('what the pages say, as everybody is sent it', () => {
  it('the home page leads to every village, from its map and from its list, and to the first impact cards', async () => {
    const { addresses, words } = await readPage('/')
    const marked = addresses('.place-map-markers a')
    expect(marked.toSorted()).toEqual(
      ['/quarry/impact-map', ...readyVillages.map(({ slug }) => `/quarry/villages/${slug}`)].toSorted(),
    )
    for (const address of marked) expect(addresses('main li > a')).toContain(address)
    expect(words('.card-list h3')).toEqual(firstRows.impact_cards.slice(0, 6).map(({ title }) => title))
    expect(words('.card-list').join()).toContain('Barford, Sherbourne, Wasperton...')
    for (const sign of ['Available Impact Reports', 'Proposed Quarry Site', 'Rivers', 'A429 Road'])
      expect(words('.map-legend').join()).toContain(sign)
    for (const address of ['/contact#mailchimp', '/how-to-object', '/donate'])
      expect(addresses('header:not(main *) a')).toContain(`/quarry${address}`)
    expect(words('footer:not(main *)').join()).toMatch(new RegExp(`WDC/22CM008.*© ${new Date().getFullYear()}`))
  })

  it('the impact map shows each impact with whom it affects, and the villages that it leads to', async () => {
    const { words, find } = await readPage('/impact-map')
    expect(words('article h3')).toEqual(firstRows.impact_cards.map(({ title }) => title))
    for (const { title, short_description, affected_villages } of firstRows.impact_cards) {
      const card = find('article', title)
      expect(card?.textContent, title).toContain(short_description)
      for (const village of affected_villages) expect(card?.textContent, title).toContain(village)
    }
    const chips = [...(find('article', 'Rural Economy')?.querySelectorAll('ul a') ?? [])]
    expect(chips.map((chip) => chip.getAttribute('href'))).toContain('/quarry/villages/leamington-spa')
    expect(find('article', 'No Justification')?.querySelectorAll('ul a')).toHaveLength(0)
  })

  it('articles have their text, their communities, their picture and their ways on', async () => {
    for (const { slug, title, lead, sections, links } of inject('isEveryPage') ? articles : articles.slice(0, 3)) {
      const { text, words, addresses, attribute } = await readPage(`/${slug}`)
      expect(words('h1'), slug).toEqual([title])
      expect(text, slug).toContain(lead)
      expect(words('.article-part > h2'), slug).toEqual(sections.map(({ heading }) => heading))
      const figure = figureWords[articleFigures[slug] ?? 'plan']
      expect(words('.article-part:nth-child(2) + .drawn-figure .figure-title'), slug).toEqual([figure.title])
      expect(attribute('.hero img', 'src'), slug).toBe(`/quarry/drawn/articles/${slug}.svg`)
      for (const address of ['/impact-map', '/how-to-object', ...links.map(({ href }) => href)])
        expect(addresses('main a'), slug).toContain(`/quarry${address}`)
      const card = firstRows.impact_cards.find(({ card_id }) => card_id === slug)
      for (const village of card?.affected_villages ?? []) expect(text, slug).toContain(village)
    }
  })

  it('a village keeps the part of its picture in sight that shows the place', async () => {
    const positions = { ettington: 'top', wasperton: 'top', tiddington: 'bottom', loxley: 'center' }
    for (const [slug, position] of Object.entries(positions))
      expect((await readPage(`/villages/${slug}`)).attribute('.hero img', 'style')).toBe(`object-position:${position}`)
  })

  it('a village has its own line on the scale plan, and a weekday on the A429 where it lies beside that road', async () => {
    const barford = await readPage('/villages/barford')
    expect(barford.words('.plan-line text')).toEqual(['¾ mile'])
    expect(barford.words('.figure-title')).toEqual([figureWords.weekday.title, figureWords.plan.title])
    const loxley = await readPage('/villages/loxley')
    expect(loxley.words('.plan-line text')).toEqual(['Loxley: 4½ miles'])
    expect(loxley.words('.figure-title')).toEqual([figureWords.plan.title])
  })

  it('the proposal shows eight key facts, whose figures they are, and beside seven of them a drawn figure with what it shows in words', async () => {
    const { words, count, find, addresses } = await readPage('/the-proposal')
    const facts = words('.key-fact')
    expect(facts).toHaveLength(8)
    for (const fact of facts) expect(fact).toMatch(/\d/)
    expect(words('main p')).toContainEqual(containing('These are the campaign’s figures.'))
    expect(words('.key-fact-figure')).toEqual(
      expect.arrayContaining(['1.8 million tonnes', '89.5 hectares', '150 to 200 a day'].map(containing)),
    )
    expect(count('.key-fact .figure-drawing[aria-label*=" "] svg')).toBe(7)
    expect(addresses('.key-fact a')).toContain('#source-duration')
    expect(find('#source-duration', '10 to 15 years')?.textContent).toContain('The campaign’s figure.')
    expect(words('main').join()).not.toContain('Not confirmed')
  })

  it('the cases stand by outcome after a summary that counts them honestly, each with where it comes from', async () => {
    const { find, words } = await readPage('/cases')
    const [summary = ''] = words('.cases-summary')
    expect(summary).toContain('They do not show how often')
    const sections = { refused: 'Won', allowed: 'Lost', withdrawn: 'Withdrawn', quashed: 'Quashed' }
    for (const [outcome, name] of Object.entries(sections)) {
      const expected = firstRows.cases.filter((row) => row.outcome === outcome)
      expect(expected).not.toEqual([])
      expect(summary).toContain(`${expected.length} ${name.toLowerCase()}`)
      expect(find('h2', name)?.id).toBe(outcome)
      expect(words(`[data-outcome="${outcome}"] h3`)).toEqual(expected.map((row) => row.name))
      for (const verdict of words(`[data-outcome="${outcome}"] > p:first-child`)) expect(verdict).toContain(name)
    }
    expect(find('.case-card', 'Shipley')?.textContent).toContain('Lost: a challenge in court failed')
    for (const { name, what_decided, decisive_reason, meaning, address } of firstRows.cases) {
      const card = find('.case-card', name)
      for (const said of [what_decided, decisive_reason, meaning, 'Last checked on'])
        expect(card?.textContent, name).toContain(said)
      expect(card?.querySelector('.case-source a')?.getAttribute('href'), name).toBe(address)
    }
  })

  it.each(['closed', 'open'] as const)(
    'the process shows every stage with its status, objections being %s',
    async (mode) => {
      const { words, text } = await readPage('/process', inject(mode))
      const cards = words('.stage-card')
      expect(words('.stage-card :is(h2, h3)')).toEqual(firstRows.process_stages.map(({ title }) => title))
      for (const card of cards) expect(card).toMatch(/COMPLETED|CURRENT|UPCOMING/)
      expect(cards.filter((card) => card.includes('CURRENT'))).toHaveLength(1)
      expect(text).toContain(mode === 'open' ? 'The current stage is: Public consultation.' : 'The current stage is')
    },
  )
})

describe('what to do at each turn', () => {
  it.each(['closed', 'open'] as const)(
    'stands at its stage with who, by when and where it is written, and other stages lead there, objections being %s',
    async (mode) => {
      const { find } = await readPage('/process', inject(mode))
      const cardOf = (stage: string) =>
        find('.stage-card', firstRows.process_stages.find(({ id }) => id === stage)?.title ?? '')
      for (const turn of turns) {
        const { title, stage, alsoAt, who, when, parts, written, links, claims } = turn
        const fold = cardOf(stage)?.querySelector(`details:has(#${turnAnchor(turn)})`)
        for (const said of [title, who, when, ...parts.map(({ text }) => text)])
          expect(fold?.textContent, title).toContain(said)
        const addresses = [...(fold?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'))
        for (const to of [written.href, ...links.map(({ to }) => `/quarry${to}`)])
          expect(addresses, title).toContain(to)
        // Of more than three the first and the last of a run are named.
        const named = claims.filter((id) => addresses.includes(`#source-${id}`))
        expect(named.length, title).toBeGreaterThanOrEqual(claims.length > 3 ? 2 : claims.length)
        for (const id of claims) expect(find(`#source-${id}`, 'onfirmed'), id).toBeDefined()
        for (const other of alsoAt)
          expect(cardOf(other)?.querySelector(`a[href$="#${turnAnchor(turn)}"]`), `${other}: ${title}`).not.toBeNull()
      }
    },
  )

  it('is found by the words that people have for it', async () => {
    for (const turn of turns) {
      for (const typed of turn.search) {
        const { addresses } = await readPage(`/search?${new URLSearchParams({ q: typed })}`)
        expect(addresses('main li a'), typed).toContain(`/quarry/process#${turnAnchor(turn)}`)
      }
    }
  })
})

describe('while the council takes no objections', () => {
  it('how to object names the stage, says so, and tells what to do meanwhile', async () => {
    const { text, addresses, find } = await readPage('/how-to-object')
    const current = firstRows.process_stages.find(({ status }) => status === 'current')?.title
    expect(text).toContain(`Current stage: ${current}`)
    expect(text).toContain('Objections are not currently accepted through a consultation')
    expect(text).toContain('the council should consider what arrives before it decides')
    for (const path of ['/process', '/contact#mailchimp', '/write-objection', '/evaluate-objection'])
      expect(addresses('main a')).toContain(`/quarry${path}`)
    expect(find('main button', 'Copy Template')).toBeUndefined()
  })

  it('nobody is asked for money before there is a way to give', async () => {
    const { text, count } = await readPage('/donate')
    expect(text).toContain('We do not take donations yet')
    expect(count('.facts')).toBe(0)
  })
})

describe('while the council takes objections', () => {
  it('the home page and how to object say so, and where to send one, and the planning process where supporters write', async () => {
    expect((await readPage('/', inject('open'))).text).toContain('The consultation is open')
    expect((await readPage('/process', inject('open'))).words('.two-columns').join()).toContain(
      longAddresses.council_email,
    )
    expect((await readPage('/contact', inject('open'))).text).toContain(longAddresses.contact_email)
    expect((await readPage('/contact')).text).not.toContain('Copy email')
    const { text, words } = await readPage('/how-to-object', inject('open'))
    expect(text).toContain('Only objections based on planning policy count')
    expect(text).toContain('WDC/22CM008')
    expect(text).not.toContain('Objections are not currently accepted')
    expect(words('.letter').join()).toContain('Dear Sir or Madam')
  })

  it('who has no JavaScript is given a letter to start from and no box that would post it, and one that asks for the committee, with the council’s address', async () => {
    const { text, count, words } = await readPage('/write-objection', inject('open'))
    expect(text).toContain('You can still write')
    expect((await readPage('/write-objection')).text).toContain('You may still write')
    expect(words('main details').join()).toMatch(/Sample objection letter.*Yours faithfully, \[name\]/)
    expect(count('main :is(form, textarea, input)')).toBe(0)
    const committee = await readPage('/ask-for-the-committee', inject('open'))
    expect(committee.words('.whole-letter').join()).toContain('[Your name]')
    expect(committee.addresses('main a')).toContain(`mailto:${longAddresses.council_email}`)
  })

  it('both ways to give are told, once they are set', async () => {
    const { text, find, words } = await readPage('/donate', inject('open'))
    for (const option of ['Option 1', 'Option 2', 'Expert scientific reports']) expect(text).toContain(option)
    const online = find('a', 'Open the fundraising page')
    expect([online?.getAttribute('href'), online?.getAttribute('target')]).toEqual([
      wholeCampaign.fundraising_url,
      '_blank',
    ])
    const { funds_holder, funds_holder_kind, funds_surplus, bank_account } = wholeCampaign
    const holder = [funds_holder, holderKindWords[funds_holder_kind], funds_surplus]
    expect(words('.facts dd')).toEqual([...Object.values(bank_account), ...holder])
  })
})

const containing = (words: string) => expect.stringContaining(words)
