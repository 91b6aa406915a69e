import { Link } from 'react-router'
import { toWorkshop } from '../../content/objection-guide.ts'

/** Leads to the workshop, in the words of the mode that the page is in. */
export function ToWorkshop({ mode }: { mode: keyof typeof toWorkshop }) {
  const { heading, text, link } = toWorkshop[mode]
  return (
    <section aria-labelledby="to-workshop" className="call no-print">
      <h2 id="to-workshop">{heading}</h2>
      <p>{text}</p>
      <p>
        <Link className="button" to="/write-objection">
          {link}
        </Link>
      </p>
    </section>
  )
}
