/** A card of /the-proposal (rule: key-facts), with its large figure and who says so. */
export interface KeyFact {
  id: string
  title: string
  content: string
  /** The fact in large figures, such as '1.8 million tonnes'. */
  figure?: string
  /** Who says so: the application, national policy, the campaign. */
  source: string
}
