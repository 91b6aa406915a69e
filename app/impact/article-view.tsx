import { ArrowLeft, FileText } from 'lucide-react'
import { Fragment } from 'react'
import { Link } from 'react-router'
import { articlePage } from '../../content/article-page.ts'
import { noConsultation } from '../../content/consultation.ts'
import { articleFigures, partBeforeFigure } from '../../content/figure-words.ts'
import type { Article } from '../../domain/article.ts'
import type { ArticleText } from '../../domain/article-text.ts'
import type { PageSection } from '../../domain/impact-card.ts'
import { type ObjectionStart, objectionStartAddress } from '../../domain/objection-start.ts'
import { ConsultationLine, ObjectionButton, useConsultation } from '../layout/consultation-line.tsx'
import { PageHeading } from '../layout/page-heading.tsx'
import { CardIcon } from '../ui/card-icon.tsx'
import { Contents } from '../ui/contents.tsx'
import { DrawnFigure } from '../ui/figures/drawn-figure.tsx'
import { GeneratedOn } from '../ui/generated-on.tsx'
import { CardsLoadFailure } from '../ui/load-failure.tsx'
import { useSourceMarks } from '../ui/page-sources.tsx'
import { StoredHtml } from '../ui/stored-html.tsx'
import { VillageChips } from './village-chips.tsx'

const chipsId = 'affected-communities'

/** The one template of all impact articles. `isError` says that the card behind the article could not be loaded. */
export function ArticleView({
  text: { title, lead, sections, villages },
  builtIn,
  start,
  isWeighed,
  iconName = '',
  isError,
}: {
  text: ArticleText
  builtIn: Article | undefined
  /** What its readers can take to the workshop, where there is a ground for it; the others come there with nothing chosen. */
  start: ObjectionStart | undefined
  /** Whether planning can weigh what it tells, as far as its card is known. */
  isWeighed: boolean
  iconName?: string | undefined
  isError: boolean
}) {
  const consultation = useConsultation()
  const isOver = consultation.state === 'over'
  const figure = builtIn && articleFigures[builtIn.slug]
  const action = (
    <ObjectionButton to={start ? objectionStartAddress(start) : '/write-objection'}>
      {start ? articlePage.use : articlePage.write}
    </ObjectionButton>
  )
  return (
    <article>
      {builtIn ? (
        <div className="hero">
          <img
            src={`/quarry/drawn/articles/${builtIn.slug}.svg`}
            alt=""
            width="1600"
            height="500"
            fetchPriority="high"
          />
          <div className="hero-words">
            <PageHeading>{title}</PageHeading>
          </div>
        </div>
      ) : (
        <div className="page">
          <div className="row strata">
            <CardIcon name={iconName} size={64} />
            <PageHeading>{title}</PageHeading>
          </div>
        </div>
      )}
      <div className="page article-page with-side">
        <div>
          <Link className="standing-link no-print" to="/impact-map">
            <ArrowLeft aria-hidden size={20} /> {articlePage.back}
          </Link>
          {lead && <p className="lead">{lead}</p>}
          <GeneratedOn />
        </div>
        <div className="stack gap-24 side">
          <Contents
            title={articlePage.contents}
            parts={sections.flatMap(({ heading }, index) => (heading ? { id: partId(index), heading } : []))}
            isWideOnly
          />
          <div className="no-print">
            <p>{action}</p>
            {!isOver && <ConsultationLine consultation={consultation} none={noConsultation} />}
          </div>
          {(villages.length > 0 || isError) && (
            <section aria-labelledby={chipsId}>
              <h2 className="title" id={chipsId}>
                {articlePage.communities}
              </h2>
              {isError && <CardsLoadFailure />}
              <VillageChips names={villages} labelledBy={chipsId} />
            </section>
          )}
        </div>
        <div className="stack gap-40 print-columns">
          {sections.map((section, index) => (
            <Fragment key={index}>
              <ArticleSection section={section} id={partId(index)} />
              {figure && index === partBeforeFigure(sections.length) && <DrawnFigure name={figure} />}
            </Fragment>
          ))}
          {builtIn && <SpecialLinks links={builtIn.links} />}
        </div>
      </div>
      <div className="page no-print">
        <section className="call">
          {isOver && <ConsultationLine consultation={consultation} />}
          {!isOver && <h2>{articlePage.callHeading}</h2>}
          {!isOver && <p>{isWeighed ? articlePage.call : articlePage.notWeighed}</p>}
          <p className="row">
            {action}
            {!isOver && (
              <Link className="button button-quiet" to="/how-to-object">
                {articlePage.callLink}
              </Link>
            )}
          </p>
        </section>
      </div>
    </article>
  )
}

const partId = (index: number) => `part-${index + 1}`

function SpecialLinks({ links }: { links: Article['links'] }) {
  if (links.length === 0) return null
  return (
    <p className="row">
      {links.map(({ label, href, isFile }) =>
        isFile ? (
          <a key={href} className="button button-quiet" href={`/quarry${href}`} target="_blank" rel="noopener">
            <FileText aria-hidden size={20} /> {label}
          </a>
        ) : (
          <Link key={href} className="button button-quiet no-print" to={href}>
            {label}
          </Link>
        ),
      )}
    </p>
  )
}

const looks = { intro: '', section: '', highlight: 'notice notice-open', conclusion: 'notice notice-done' }

/** One part of an article; its type has a look of its own. `id` is what the list of contents leads to. */
function ArticleSection({ section: { type, heading, content }, id }: { section: PageSection; id: string }) {
  return (
    <section className={`stack article-part ${looks[type]}`}>
      {heading && (
        <h2 id={id} tabIndex={-1} className="quiet-focus">
          {heading}
        </h2>
      )}
      <StoredHtml html={content} marks={useSourceMarks(id)} />
    </section>
  )
}
