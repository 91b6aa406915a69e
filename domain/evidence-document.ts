import { z } from 'zod'
import { slugify } from './slug.ts'
import { dateText, linkText, optionalText, requiredText, slugText, typedText } from './text.ts'
import { readTypedDate } from './typed-date.ts'

/** A row of evidence_categories; its id is a slug such as air-quality. */
export const evidenceCategorySchema = z.strictObject({
  id: slugText,
  name: requiredText(100),
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
  description: requiredText(5000),
  detail_text: requiredText(20_000),
  category_id: slugText.nullable(),
  type: requiredText(60),
  date: dateText,
  pdf_url: linkText.nullable(),
  external_url: linkText.nullable(),
  summary: optionalText(5000).nullable(),
  /** What is new in the document or in what is said of it; missing in exports of earlier versions. */
  what_changed: optionalText(2000).nullish(),
  created_at: z.string(),
  updated_at: z.string(),
})
export type EvidenceDocument = z.infer<typeof evidenceDocumentSchema>

/** A document as it is typed: a date in the forms that people write becomes the stored one. Its year must be given, since papers are of the past. */
export const typedDocumentSchema = evidenceDocumentSchema.extend({
  date: typedText(100, (text) => readTypedDate(text)),
})
