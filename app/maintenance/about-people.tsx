/** What may be said of people, beside the fields of documents, letters and updates; docs/maintain.md says why. */
export function AboutPeople() {
  return (
    <details className="disclosure">
      <summary>What may be said of people</summary>
      <ul className="hint">
        <li>Write about the scheme and its effects, and not about what sort of people are behind it.</li>
        <li>
          Say as a fact only what you can show in a document, and name the document. Say as a view what is a view, with
          what it rests on.
        </li>
        <li>
          Call nobody dishonest, corrupt, greedy or biased, in no words and by no hint. That holds for the applicant,
          the landowner, officers and councillors of every side.
        </li>
        <li>
          Quote people in full and in context, with the source and the day. Report votes as the minutes have them.
        </li>
        <li>Name no child, no private person who has not agreed, and nobody’s health, address or telephone number.</li>
        <li>
          If you are not sure, leave it out and ask. If something is wrong, correct it at once and say that you did.
        </li>
      </ul>
    </details>
  )
}
