/** How an e-mail is looked at before it goes. */
export interface MailLook {
  isDark: boolean
  hasPictures: boolean
}

const sheetElement = /<style>([^<]*)<\/style>/
const pictureStart = /<img src="https?:\/\/[^/"]+/g
const darkRule = '@media (prefers-color-scheme: dark)'

/**
 * The HTML of an e-mail as a frame of our pages can show it: their policy lets no style element in, so its sheet stands
 * apart, with the colours that are asked for; its pictures come from here; and a link asks for a window, which the frame refuses.
 */
export function lookAt(html: string, { isDark, hasPictures }: MailLook): { html: string; sheet: string } {
  const sheet = sheetElement.exec(html)?.[1] ?? ''
  return {
    html: html
      .replace(sheetElement, '')
      .replace('<head>', '<head><base target="_blank">')
      .replaceAll(pictureStart, hasPictures ? '<img src="' : '<img data-src="'),
    sheet: sheet
      .replace('color-scheme:light dark', `color-scheme:${isDark ? 'dark' : 'light'}`)
      .replaceAll(darkRule, isDark ? '@media all' : '@media not all'),
  }
}
