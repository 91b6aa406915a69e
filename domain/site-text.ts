import type { TableName } from './content.ts'

/** A text of the site, whether a row, a file or the code of its page has it. */
export interface SiteText {
  /** What maintainers know it by: the name of its row, or the title of its page. */
  title: string
  /** The addresses below /quarry of the pages that show it, the one to look at first in front. */
  pages: readonly string[]
  text: string
  /** Where it is edited. */
  row?: { table: TableName; key: string; field: string }
  /** The file that has it, where it is no row. Where neither has it, the code does. */
  file?: string
}

/** A text in which words were found: what stands around the first place in it, the words themselves in the middle. */
export interface FoundText extends Omit<SiteText, 'text'> {
  passage: [before: string, words: string, after: string]
}

/** The texts that were found, the first of so many. */
export interface FoundTexts {
  texts: FoundText[]
  all: number
}
