import { isUploadedPicture } from '../../../domain/article-html.ts'

const notKept =
  'A picture was left out: only pictures from the uploads are shown. Upload it and insert it with Picture.'
const listSign = '[style*="mso-list:Ignore" i]'

/**
 * What another program puts on the clipboard, for the editor's schema, which itself drops looks and keeps headings, lists and
 * links. `origin` is this site's own: links to it become paths. `note` is a sentence about what did not come along.
 */
export function cleanPasted(pasted: string, origin: string): { html: string; note: string } {
  // Even a document that nobody sees would report its style sheets to the console, against the content security policy.
  const withoutSheets = pasted.replaceAll(/<(\/?)style\b/gi, '<$1template').replaceAll(/&nbsp;|\u00a0/g, ' ')
  const { body } = new DOMParser().parseFromString(withoutSheets, 'text/html')
  listsFromWord(body)
  const pictures = Array.from(body.querySelectorAll('img')).filter(
    (picture) => !isUploadedPicture(picture.getAttribute('src') ?? ''),
  )
  for (const picture of pictures) picture.remove()
  for (const link of body.querySelectorAll(`a[href^="${origin}/"]`))
    link.setAttribute('href', link.getAttribute('href')?.slice(origin.length) ?? '')
  return { html: body.innerHTML, note: pictures.length > 0 ? notKept : '' }
}

/** Word writes a list as paragraphs with the sign of each point as text: neighbours become one list. */
function listsFromWord(body: HTMLElement): void {
  for (const paragraph of body.querySelectorAll('p[style*="mso-list:"]')) {
    const sign = paragraph.querySelector(listSign)
    const tag = /\w[.)]/.test(sign?.textContent ?? '') ? 'ol' : 'ul'
    sign?.remove()
    const before = paragraph.previousElementSibling
    const list = before?.localName === tag ? before : body.ownerDocument.createElement(tag)
    if (list !== before) paragraph.before(list)
    const point = body.ownerDocument.createElement('li')
    point.append(...paragraph.childNodes)
    list.append(point)
    paragraph.remove()
  }
}
