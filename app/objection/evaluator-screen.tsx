import { memo, type RefObject, useDeferredValue, useEffect, useRef, useState } from 'react'
import { closerLook } from '../../content/closer-look/words.ts'
import { evaluatorPage, resultSentence } from '../../content/evaluator-page.ts'
import { objectionCriteria } from '../../content/objection-criteria.ts'
import { type CriterionResult, evaluateObjection, type ObjectionEvaluation } from '../../domain/objection-evaluator.ts'
import { hasDecorativeLetters, plainLetters } from '../../domain/plain-letters.ts'
import { keep, recall } from '../layout/browser-storage.ts'
import { ObjectionButton } from '../layout/consultation-line.tsx'
import { PageHeading } from '../layout/page-heading.tsx'
import { metaOf } from '../layout/page-meta.ts'
import { usePageTexts } from '../layout/use-page-texts.tsx'
import { Styles } from '../styles/styles.tsx'
import { LookCloser } from './closer-look.tsx'
import { EvaluationResult, themeInks } from './evaluation-result.tsx'
import { markMatches } from './mark-matches.ts'
import { usePrepareCloserLook } from './use-closer-look.ts'

export const meta = metaOf({
  title: evaluatorPage.heading,
  description: 'See which of four themes your draft objection to the quarry mentions. Your text stays in your browser.',
  path: '/evaluate-objection',
})

interface Evaluated {
  text: string
  evaluation: ObjectionEvaluation
}

/** The objection evaluator. The text stays in the browser: there is no form that could send it. */
export default function EvaluatorScreen() {
  const { words } = usePageTexts('evaluate-objection')
  const field = useRef<HTMLTextAreaElement>(null)
  const [evaluated, setEvaluated] = useState<Evaluated>()
  const [typed, setTyped] = useState('')
  const result = useRef<HTMLHeadingElement>(null)
  // The answer is painted first: marking the words of a long text takes longer than counting them.
  const looked = useDeferredValue(evaluated)

  const prepareCloserLook = usePrepareCloserLook()
  const keepTyping = useDraft(field, setTyped)
  useEffect(() => {
    if (evaluated) result.current?.focus()
  }, [evaluated])

  const evaluate = () => {
    const text = field.current?.value ?? ''
    const evaluation = evaluateObjection(text, objectionCriteria)
    if (!evaluation) return
    setEvaluated({ text, evaluation })
    setTyped(text)
  }
  const write = (text: string) => {
    if (field.current) field.current.value = text
    keepDraft(text)
  }
  const makePlain = (text: string) => {
    write(plainLetters(text))
    evaluate()
  }
  const clear = () => {
    write('')
    setEvaluated(undefined)
    field.current?.focus()
  }

  return (
    <div className="page stack gap-40">
      <Styles sheet="objection/writing" />
      <PageHeading>{evaluatorPage.heading}</PageHeading>
      <p className="lead">{words('lead', evaluatorPage.lead)}</p>
      <div className="two-columns">
        <noscript>
          <p className="notice notice-error">{evaluatorPage.noScript}</p>
        </noscript>
        <div className="field stack needs-script">
          <label htmlFor="objection" className="title">
            {evaluatorPage.label}
          </label>
          <textarea
            ref={field}
            id="objection"
            rows={14}
            placeholder={evaluatorPage.placeholder}
            aria-describedby="objection-note"
            onFocus={prepareCloserLook}
            onInput={keepTyping}
          />
          <p id="objection-note">{evaluatorPage.privacy}</p>
          <p className="row no-print">
            <button type="button" className="button" onClick={evaluate}>
              {evaluatorPage.evaluate}
            </button>
            <button type="button" className="button button-quiet" onClick={clear}>
              {evaluatorPage.clear}
            </button>
          </p>
          {evaluated && evaluated.text !== typed && <p>{evaluatorPage.changed}</p>}
        </div>
        <div className="stack gap-24">
          <Themes />
          <p className="notice">{evaluatorPage.propertyNote}</p>
        </div>
      </div>
      <p role="status" className="sr-only">
        {evaluated && resultSentence(evaluated.evaluation)}
      </p>
      {evaluated && (
        <div className="section stack gap-40">
          <EvaluationResult evaluation={evaluated.evaluation} heading={result} />
          {looked && (
            <div className="two-columns">
              <Counted {...looked} makePlain={makePlain} />
              <section aria-labelledby="closer-heading">
                <h2 id="closer-heading">{closerLook.heading}</h2>
                <LookCloser text={looked.text} isOpen />
              </section>
            </div>
          )}
          <p className="no-print">
            <ObjectionButton to="/how-to-object">{evaluatorPage.send}</ObjectionButton>
          </p>
        </div>
      )}
    </div>
  )
}

/** The words that the score found, marked in the text, and the way out for letters that it cannot read. */
function Counted({ text, evaluation, makePlain }: Evaluated & { makePlain: (text: string) => void }) {
  return (
    <div className="stack">
      {hasDecorativeLetters(text) && (
        <div className="notice stack">
          <p>{closerLook.decorative}</p>
          <button type="button" className="button button-quiet no-print" onClick={() => makePlain(text)}>
            {closerLook.makePlain}
          </button>
        </div>
      )}
      <p>{closerLook.marksIntro}</p>
      <MarkedText text={text} results={evaluation.results} />
    </div>
  )
}

/** The themes that the evaluator looks for, readable also where it cannot run. */
function Themes() {
  return (
    <section aria-labelledby="themes-heading" className="stack">
      <h2 id="themes-heading">{evaluatorPage.themesHeading}</h2>
      <dl className="stack">
        {objectionCriteria.map(({ id, label, description }) => (
          <div key={id} className="card" style={{ borderColor: themeInks[id] }}>
            <dt>
              <b>{label}</b>
            </dt>
            <dd>{description}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

const key = 'quarry-objection-draft'

/** Keeps the text in this tab, and nowhere else, until the tab is closed. */
const keepDraft = (text: string) => keep('sessionStorage', key, text)

/** Reading a long text at each key would hold up the next one. */
const pause = 300

/**
 * Keeps what is typed into the field in this tab: whenever the typing pauses, and when the page is left. Returns what to
 * call at each key; `onPause` gets the text.
 */
function useDraft(field: RefObject<HTMLTextAreaElement | null>, onPause: (text: string) => void): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    const area = field.current
    if (!area) return
    const keepText = () => keepDraft(area.value)
    // What was typed before the page was hydrated goes before what was kept.
    if (area.value === '') area.value = recall('sessionStorage', key) ?? ''
    else keepText()
    addEventListener('pagehide', keepText)
    return () => {
      clearTimeout(timer.current)
      removeEventListener('pagehide', keepText)
      keepText()
    }
  }, [field])
  return () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      const text = field.current?.value ?? ''
      keepDraft(text)
      onPause(text)
    }, pause)
  }
}

/** So many characters are marked: more than any letter has, and no more than a browser shows at a blink. */
const mostMarked = 50_000

/** The text with the words that counted marked; of one that is longer than any letter, its beginning. */
const MarkedText = memo(function MarkedText({ text, results }: { text: string; results: readonly CriterionResult[] }) {
  return (
    <div className="letter marked-text">
      {markMatches(text.slice(0, mostMarked), results).map((part, index) =>
        part.theme === undefined ? (
          part.text
        ) : (
          <mark key={index} style={{ borderColor: themeInks[part.theme] }}>
            {part.text}
          </mark>
        ),
      )}
      {text.length > mostMarked && <p>{closerLook.markedSoFar(mostMarked, text.length)}</p>}
    </div>
  )
})
