import { isLink, isUploadedPicture, otherHeadings } from '../../domain/article-html.ts'
import { passOver, sanitiseOptions } from '../database/sanitise-html.ts'

const allowedTags: readonly string[] = sanitiseOptions.allowedTags
const droppedWhole: readonly string[] = sanitiseOptions.nonTextTags
const allowedAttributes: Record<string, readonly string[]> = sanitiseOptions.allowedAttributes

/** What sanitising takes out of HTML, each once, in words for the maintainer who wrote it. */
export function removedFrom(html: string): string[] {
  const removed = new Set<string>()
  const passed = passOver(html, {
    allowedTags: false,
    allowedAttributes: false,
    allowVulnerableTags: true,
    nonTextTags: sanitiseOptions.nonTextTags,
    onOpenTag(tag, attributes) {
      for (const words of removals(tag, attributes)) removed.add(words)
    },
  })
  return passed === undefined ? ['every element, since they are nested more than 1,000 deep'] : [...removed]
}

function removals(tag: string, attributes: Record<string, string>): string[] {
  if (droppedWhole.includes(tag)) return [`<${tag}> with everything in it`]
  if (!allowedTags.includes(otherHeadings[tag] ?? tag)) return [`<${tag}>, but not the text in it`]
  if (tag === 'img' && !isUploadedPicture(attributes.src ?? '')) {
    return [`a picture that is not among the uploads: ${attributes.src ?? ''}`.slice(0, 200)]
  }
  return Object.entries(attributes).flatMap(([name, value]) => {
    if (!allowedAttributes[tag]?.includes(name)) return [`${name} of <${tag}>`]
    return name === 'href' && !isLink(value) ? [`the address of a link: ${value}`] : []
  })
}
