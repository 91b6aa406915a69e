import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sharp, { type OverlayOptions } from 'sharp'
import { firstCampaign as campaign } from '../content/first-campaign.ts'
import type { PublicPage } from '../content/public-pages.ts'
import { socialCardSize } from '../content/social-card.ts'
import { inks } from './inks.ts'

const { width, height } = socialCardSize
const band = 14
const margin = 56
/** The pages' display face as TrueType, all that the setting of text reads; the machine's own fonts could be any. */
const fontfile = join(import.meta.dirname, 'lettering', 'fraunces.ttf')
/** Finished cards, by all that they are made of: to draw fifty anew at each start would take seconds. */
const cacheFolder = join(import.meta.dirname, '..', 'node_modules', '.cache', 'social-cards')

interface Words {
  picture: Buffer
  width: number
  height: number
}

/** What a card is drawn with. */
interface Press {
  title: (text: string, widest: number) => Promise<Words>
  name: Words
  mark: Buffer
}

/** A page and its drawing as SVG. */
export interface SocialCard {
  page: PublicPage
  drawing: string
}

/** Draws the picture of each page as it is shared, 1200 by 630, and returns the PNG files in the same order. */
export async function drawSocialCards(cards: readonly SocialCard[]): Promise<Buffer[]> {
  const press = await setUpPress()
  const drawn: Buffer[] = []
  for (const card of cards) drawn.push(await kept(card, () => drawCard(card, press)))
  return drawn
}

async function setUpPress(): Promise<Press> {
  const set = async (text: string, size: number, weight: number, ink: string, widest: number): Promise<Words> => {
    const markup = `<span foreground="${ink}">${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</span>`
    const font = `Fraunces ${size} @wght=${weight}`
    const { data, info } = await sharp({
      text: { text: markup, font, fontfile, rgba: true, dpi: 72, width: widest, wrap: 'word', spacing: 2 },
    })
      .png()
      .toBuffer({ resolveWithObject: true })
    return { picture: data, width: info.width, height: info.height }
  }
  const icon = readFileSync(join(import.meta.dirname, '..', 'public', 'icon.svg'))
  return {
    title: (text, widest) => set(text, text.length > 22 ? 58 : 70, 600, inks.ink, widest),
    name: await set(campaign.name, 30, 500, inks.earth[800], width),
    mark: await sharp(icon, { density: 200 }).resize(48).png().toBuffer(),
  }
}

function drawCard({ page, drawing }: SocialCard, press: Press): Promise<Buffer> {
  return page.drawing.startsWith('pages/') ? besideWords(page, drawing, press) : underWords(page, drawing, press)
}

/** A drawing that stands on the ground of its page: on the right, with the words beside it. */
async function besideWords({ title }: PublicPage, drawing: string, press: Press): Promise<Buffer> {
  const wide = 640
  const picture = await sharp(Buffer.from(drawing)).resize(wide).png().toBuffer()
  const high = (wide * 500) / 800
  const words = await press.title(title, width - wide - margin - 24)
  return finish(inks.earth[100], [
    { input: picture, left: width - wide - 20, top: height - band - high },
    { input: words.picture, left: margin, top: Math.round((height - words.height) / 2) - 30 },
    ...signature(press, margin, height - band - margin - 48),
  ])
}

/** A scene that fills the card, with the words on a slip of paper over its lower edge; over the sky where it all happens below. */
async function underWords(page: PublicPage, drawing: string, press: Press): Promise<Buffer> {
  const picture = await sharp(Buffer.from(drawing))
    .resize({ width, height: height - band, fit: 'cover' })
    .png()
    .toBuffer()
  const words = await press.title(page.title, 920)
  const padding = 36
  const slipWidth = Math.max(words.width, press.name.width + 64) + 2 * padding
  const slipHeight = words.height + 48 + 22 + 2 * padding - 12
  const top = isLow(page) ? 0 : height - band - slipHeight
  return finish(inks.paper, [
    { input: picture, left: 0, top: 0 },
    { input: slip(slipWidth, slipHeight), left: margin, top },
    { input: words.picture, left: margin + padding, top: top + padding - 6 },
    ...signature(press, margin + padding, top + padding + words.height + 16),
  ])
}

const isLow = ({ drawing }: PublicPage) => drawing.startsWith('quarry')

function signature({ mark, name }: Press, left: number, top: number): OverlayOptions[] {
  return [
    { input: mark, left, top },
    { input: name.picture, left: left + 64, top: top + Math.round((48 - name.height) / 2) },
  ]
}

function slip(wide: number, high: number): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${wide}" height="${high}"><path fill="${inks.paper}" d="M0 3l${wide - 4}-3 4 ${high}h-${wide}z"/></svg>`,
  )
}

function finish(ground: string, layers: OverlayOptions[]): Promise<Buffer> {
  const edge = { create: { width, height: band, channels: 3 as const, background: inks.earth[700] } }
  return sharp({ create: { width, height, channels: 3, background: ground } })
    .composite([...layers, { input: edge, left: 0, top: height - band }])
    .png({ palette: true, colours: 128, effort: 7 })
    .toBuffer()
}

/** The card from the cache where nothing of it has changed, also not the way of drawing it. */
async function kept(card: SocialCard, draw: () => Promise<Buffer>): Promise<Buffer> {
  const ways = [import.meta.filename, fontfile].map((file) => readFileSync(file, 'latin1'))
  const parts = [card.page.title, card.drawing, campaign.name, sharp.versions.sharp, ...ways]
  const file = join(cacheFolder, `${createHash('sha256').update(parts.join('\n')).digest('hex')}.png`)
  try {
    return readFileSync(file)
  } catch {
    const drawn = await draw()
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, drawn)
    return drawn
  }
}
