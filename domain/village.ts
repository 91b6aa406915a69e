import { z } from 'zod'
import { mapFrame } from './geography.ts'
import { groundIds } from './ground-ids.ts'
import { type FactField, factFields } from './letter-sentence.ts'
import { packForAll } from './pack.ts'
import { linkText, optionalText, pictureText, requiredText, rowIds, slugText } from './text.ts'

/** One impact on one village: what it is, and its 'Key Points'. */
export const villageImpactCardSchema = z.strictObject({
  icon: optionalText(60),
  title: requiredText(200),
  topic: z.enum(['health', 'amenity', 'environment', 'transport', 'heritage']).optional(),
  claims: rowIds.optional(),
  content: z.strictObject({
    intro: optionalText(5000).meta({ label: 'Introduction', rows: 3 }),
    bulletPoints: z
      .array(optionalText(2000))
      .max(50, { error: 'must have at most 50 points' })
      .optional()
      .meta({ label: 'Bullet points' }),
  }),
})
export type VillageImpactCard = z.infer<typeof villageImpactCardSchema>

/** A fact that sentences for letters can have. */
const villageFactSchema = z.strictObject({
  field: z.enum(Object.keys(factFields) as [FactField, ...FactField[]]),
  text: requiredText(200),
  claims: rowIds,
})

/** Who made the header picture: a text, or an object with a details field. */
const attributionSchema = z.union([optionalText(500), z.looseObject({ details: optionalText(500) })])

const degrees = (least: number, most: number) =>
  z
    .number({ error: 'must be a number' })
    .min(least, { error: 'must lie on the map' })
    .max(most, { error: 'must lie on the map' })

/** Where a village lies, in degrees (WGS84): a point of the map. */
export const positionSchema = z.strictObject({
  lat: degrees(mapFrame.south, mapFrame.north).meta({ label: 'Latitude' }),
  lon: degrees(mapFrame.west, mapFrame.east).meta({ label: 'Longitude' }),
})

/** The key that no village can have: the map's quarry bears it. Nor can one have that of the pack for all villages. */
const quarryKey = 'quarry-site'

/** A row of village_data; its key is village_key, the slug in the address. */
export const villageSchema = z.strictObject({
  village_key: slugText.meta({ label: 'Village Key' }),
  name: requiredText(100).meta({ label: 'Village Name' }),
  summary: optionalText(2000).meta({ rows: 3 }),
  header_image: linkText.nullable().meta({
    label: 'Header Image Path',
    control: 'picture',
    hint: 'A path on this site, such as /quarry/drawn/villages/barford.svg. Upload a picture from elsewhere here.',
  }),
  header_image_attribution: attributionSchema.nullable().meta({ label: 'Image Attribution' }),
  preamble: z.strictObject({
    intro: optionalText(5000).meta({ label: 'Introduction', rows: 3 }),
    description: optionalText(10000).meta({ hint: 'An empty line starts a new paragraph.', rows: 4 }),
  }),
  impact_cards: z.array(villageImpactCardSchema).max(40, { error: 'must have at most 40 cards' }),
  // Missing in exports that are older than the field. None means the built-in position, or no place on the map.
  position: positionSchema.nullish(),
  // Missing in files of other sites.
  claims: rowIds.optional(),
  facts: z.array(villageFactSchema).optional(),
  /** The grounds of which the report says that they do not hold here. */
  disclaimed: z.array(z.enum(groundIds)).optional(),
  updated_at: z.string(),
})
export type Village = z.infer<typeof villageSchema>

/** A village as it is typed. A picture at another host's address, which older rows may have, is shown nowhere: the site loads nothing from there. */
export const typedVillageSchema = villageSchema.extend({
  village_key: slugText
    .refine((key) => key !== quarryKey, { error: 'is that of the quarry site' })
    .refine((key) => key !== packForAll, { error: 'is that of the pack for all villages' }),
  header_image: pictureText.nullable(),
})
