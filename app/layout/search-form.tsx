import type { InputHTMLAttributes } from 'react'

interface SearchFormProps extends InputHTMLAttributes<HTMLInputElement> {
  /** What tells it from the one in the header. */
  landmark?: string
}

/** The search of the whole site: a form that the server answers, also without JavaScript. */
export function SearchForm({ landmark, ...field }: SearchFormProps) {
  return (
    <search aria-label={landmark} className="no-print">
      <form action="/quarry/search" className="site-search">
        <label>
          Search this website
          <input type="search" name="q" autoComplete="off" {...field} />
        </label>
        <button type="submit" className="button">
          Search
        </button>
      </form>
    </search>
  )
}
