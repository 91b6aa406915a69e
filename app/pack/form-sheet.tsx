import { type FormPaper, formSheets, type SheetPart } from '../../content/form-sheets.ts'
import { packPapersWords, paperWords } from '../../content/pack-words.ts'
import { useCampaign } from '../content-api/campaign-query.ts'
import { PaperFoot } from './paper-parts.tsx'
import { type PaperProps, Sheet } from './sheet.tsx'

/** A paper that is filled in with a pen, on one side or on two. */
export function FormSheet({ paper, form }: Pick<PaperProps, 'form'> & { paper: FormPaper }) {
  const { application_reference } = useCampaign()
  return formSheets[paper].map((parts, side) => (
    <Sheet key={side} paper={paper} form={form}>
      <header className="paper-head paper-rule">
        <h2>{packPapersWords[paper].name}</h2>
        <p>{paperWords.atWasperton(application_reference)}</p>
      </header>
      {parts.map((part, index) => (
        <Part key={index} part={part} />
      ))}
      <PaperFoot />
    </Sheet>
  ))
}

function Part({ part }: { part: SheetPart }) {
  if ('heading' in part) return <h3>{part.heading}</h3>
  if ('line' in part) return <p className="paper-blanks">{withBlanks(part.line)}</p>
  if ('text' in part) return <p className="form-text">{withBlanks(part.text)}</p>
  if ('lists' in part)
    return (
      <div className="form-lists">
        {part.lists.map(({ heading, points }) => (
          <section key={heading} className="paper-section">
            <h3>{heading}</h3>
            <ul className="paper-points">
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    )
  const [first, ...others] = part.columns
  return (
    <table className="form-grid">
      <thead>
        <tr>
          {first === '' ? <td /> : <th scope="col">{first}</th>}
          {others.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {part.rows.map((row) => (
          <tr key={row}>
            <th scope="row">{row}</th>
            {others.map((column) => (
              <td key={column} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The words with lines to write on and boxes to tick. */
const withBlanks = (text: string) =>
  text.split(/(_+|☐)/).map((piece, index) => {
    if (piece === '☐') return <span key={index} className="tick-box" />
    if (piece.startsWith('_')) return <i key={index} data-short={piece.length < 4} />
    // No line begins with the stop or the comma behind a blank.
    return piece.trim() && <span key={index}>{piece.replace(/^(?=[.,])/, '\u2060')}</span>
  })
