import { z } from 'zod'
import { slugify } from './slug.ts'
import { dateText, linkText, optionalText, requiredText, slugText, typedText } from './text.ts'
import { readTypedDate } from './typed-date.ts'

/** A row of evidence_categories; its id is a slug such as air-quality. */
export const evidenceCategorySchema = z.strictObject({
  id: slugText.meta({ label: 'Category ID', hint: 'Lowercase letters and hyphens, for example air-quality' }),
  name: requiredText(100).meta({ label: 'Category Name' }),
  updated_at: z.string(),
})
export type EvidenceCategory = z.infer<typeof evidenceCategorySchema>

/** What the library itself calls all categories and none of them. */
const ownWords = ['all', 'uncategorised']
const isOwn = { error: 'is used by the library itself: choose another' }

export const typedCategorySchema = evidenceCategorySchema.extend({
  id: slugText.refine((id) => !ownWords.includes(id), isOwn),
  name: requiredText(100).refine((name) => !ownWords.includes(slugify(name)), isOwn),
})

/**
 * A row of evidence_documents. It keeps the category_id of a category that has
 * been deleted: a document whose category is unknown, or null, is shown as uncategorised.
 */
export const evidenceDocumentSchema = z.strictObject({
  id: requiredText(80),
  title: requiredText(300),
  description: requiredText(5000).meta({ rows: 3 }),
  detail_text: requiredText(20_000).meta({ rows: 6, tellsOfPeople: true }),
  category_id: slugText
    .nullable()
    .meta({ label: 'Category', rowOf: { table: 'evidence_categories', none: 'Uncategorised' } }),
  type: requiredText(60).meta({ hint: 'For example Report, Policy or Letter' }),
  date: dateText.meta({
    hint: 'For example 7 March 2026, 7/3/2026 or 2026-03-07; or words such as March 2026',
  }),
  pdf_url: linkText.nullable().meta({ label: 'PDF URL', control: 'document', hint: 'Optional' }),
  external_url: linkText.nullable().meta({ label: 'External URL', hint: 'Optional; starts with https:// or http://' }),
  summary: optionalText(5000).nullable().meta({ hint: 'Optional', rows: 3 }),
  /** What is new in the document or in what is said of it; missing in exports of earlier versions. */
  what_changed: optionalText(2000).nullish().meta({
    hint: 'Optional: what is new in the document, or in what is said of it here. Visitors read it, and the History keeps it',
    rows: 2,
  }),
  created_at: z.string(),
  updated_at: z.string(),
})
export type EvidenceDocument = z.infer<typeof evidenceDocumentSchema>

/** A document as it is typed: a date in the forms that people write becomes the stored one. Its year must be given, since papers are of the past. */
export const typedDocumentSchema = evidenceDocumentSchema.extend({
  date: typedText(100, (text) => readTypedDate(text)),
})
