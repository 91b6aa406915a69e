/** The page in the address of a long list, counted from 1; the first where it names none. */
export function pageNumber(search: string): number {
  const page = Number(new URLSearchParams(search).get('page'))
  return Number.isSafeInteger(page) && page > 0 ? page : 1
}

/** The search part of the address of a page of a long list; empty for the first. */
export const pageSearch = (page: number) => (page > 1 ? `?page=${page}` : '')

/** How many pages so many rows have; one where there are none. */
export const countPages = (rows: number, pageSize: number) => Math.max(1, Math.ceil(rows / pageSize))

/** A page of these rows, counted from 1; the last one stands for those after it. */
export function pageOf<T>(rows: readonly T[], asked: number, pageSize: number) {
  const pageCount = countPages(rows.length, pageSize)
  const page = Math.min(asked, pageCount)
  return { rows: rows.slice((page - 1) * pageSize, page * pageSize), page, pageCount }
}
