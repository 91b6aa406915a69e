/** Something to do before the site goes public. */
export interface ChecklistItem {
  id: string
  /** What is missing, and what that means for visitors or for the campaign. */
  sentence: string
  /** Where on the maintenance side it is mended; undefined where that is done elsewhere, as the sentence then says. */
  link?: { to: string; label: string } | undefined
}
