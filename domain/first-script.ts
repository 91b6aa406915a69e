/**
 * The script that stands before all others of a page; by it the server finds where they begin. Where a browser blocks its
 * storage, the router's script that restores the place on a page fails while it tidies up after the first failure. What
 * reads or keeps something there still fails, and so learns that nothing is kept.
 */
export const firstScript =
  'try{sessionStorage}catch(e){Object.defineProperty(window,"sessionStorage",{value:{getItem(){throw e},setItem(){throw e},removeItem(){}}})}'
