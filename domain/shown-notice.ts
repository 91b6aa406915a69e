import type { Notice } from './notice.ts'

/** What visitors see of the notice. Without a link its two fields are empty. */
export type ShownNotice = Pick<Notice, 'text' | 'link_url' | 'link_text' | 'ends_on'>

/** Whether visitors see the notice on a day (YYYY-MM-DD): from when it has words to its last day. */
export function isNoticeShown({ text, ends_on }: Pick<Notice, 'text' | 'ends_on'>, today: string): boolean {
  return text.trim() !== '' && (ends_on === '' || today <= ends_on)
}

/** The words of the notice with those of its link, as they stand on the page: a notice of other words is another one. */
export function noticeWords({ text, link_url, link_text }: Omit<ShownNotice, 'ends_on'>): string {
  return link_url === '' ? text : `${text} ${link_text}`
}

/** Where a browser keeps the words of the notice that its visitor has dismissed. */
export const dismissedNoticeKey = 'quarry-notice-dismissed'

/** The script within the notice that hides it, before it is painted, in a browser whose visitor has dismissed it: hidden later, the whole page would jump up. */
export const hideDismissedNotice = `try{const notice=document.currentScript.parentElement;notice.hidden=notice.querySelector('p').textContent===localStorage.getItem('${dismissedNoticeKey}')}catch{}`
