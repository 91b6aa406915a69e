import { z } from 'zod'
import { linkText, optionalText, requiredText, slugText } from './text.ts'

/** A row of evidence_categories; its id is a slug such as air-quality (spec: maintenance, section 5). */
export const evidenceCategorySchema = z.strictObject({
  id: slugText,
  name: requiredText(100),
  updated_at: z.string(),
})
export type EvidenceCategory = z.infer<typeof evidenceCategorySchema>

/**
 * A row of evidence_documents (spec: public site, section 3, Evidence). It keeps the category_id of a category that has
 * been deleted: a document whose category is unknown, or null, is shown as uncategorised (decision 13).
 */
export const evidenceDocumentSchema = z.strictObject({
  id: requiredText(80),
  title: requiredText(300),
  description: requiredText(5000),
  detail_text: requiredText(20_000),
  category_id: slugText.nullable(),
  type: requiredText(60),
  date: requiredText(100),
  pdf_url: linkText.nullable(),
  external_url: linkText.nullable(),
  summary: optionalText(5000).nullable(),
  created_at: z.string(),
  updated_at: z.string(),
})
export type EvidenceDocument = z.infer<typeof evidenceDocumentSchema>
