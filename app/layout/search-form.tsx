import type { InputHTMLAttributes } from 'react'

/** The search of the whole site: a form that the server answers, also without JavaScript (rule: search-page). */
export function SearchForm(field: InputHTMLAttributes<HTMLInputElement>) {
  return (
    <search>
      <form action="/quarry/search" className="site-search">
        <input type="search" name="q" aria-label="Search this website" autoComplete="off" {...field} />
        <button type="submit" className="button">
          Search
        </button>
      </form>
    </search>
  )
}
