import { queryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { Link, Navigate, useSearchParams } from 'react-router'
import { rowName } from '../../../content/row-name.ts'
import { tableWords } from '../../../content/table-words.ts'
import { articleSlug } from '../../../domain/article-address.ts'
import type { FoundText } from '../../../domain/site-text.ts'
import { ListRow } from '../list-row.tsx'
import { ReadFailure } from '../list-state.tsx'
import { listTexts } from '../maintenance-api.ts'
import { editorAddress, labelIn } from '../names.ts'
import { messagesQuery, signupsQuery } from '../received.tsx'

/** What of the site was found, by words or on a page. */
const textsQuery = (asked: { words: string } | { page: string }) =>
  queryOptions({ queryKey: ['texts', asked], queryFn: () => listTexts(asked), staleTime: 0 })

/** Finds the words of the address in everything that the desk has; or tells where each text of a page is edited. */
export function FindScreen() {
  const [search] = useSearchParams()
  const page = search.get('page')
  const words = search.get('words')?.trim() ?? ''
  return (
    <>
      {page !== null && <PageTexts page={page} />}
      {words !== '' && <Finds words={words} />}
      {page === null && words === '' && <p>Type a word, a sentence of the site or an address, and press Enter.</p>}
    </>
  )
}

/** Everything in which the words stand: texts of rows, of files or of public pages, and what people sent. */
function Finds({ words }: { words: string }) {
  const query = useQuery(textsQuery({ words }))
  const messages = useInfiniteQuery(messagesQuery(words)).data?.pages[0]?.messages ?? []
  const signups = useInfiniteQuery(signupsQuery(words)).data?.pages[0]?.signups ?? []
  const { texts = [], all = 0 } = query.data ?? {}
  const count = all + messages.length + signups.length
  const listed = `words=${encodeURIComponent(words)}`
  const summary = useRef<HTMLParagraphElement>(null)
  const found = useRef(words)
  useEffect(() => {
    if (found.current !== words) summary.current?.focus()
    found.current = words
  }, [words])
  return (
    <>
      {query.isError && <ReadFailure query={query}>The texts could not be searched.</ReadFailure>}
      <p ref={summary} tabIndex={-1} role="status" className="list-summary quiet-focus">
        {query.isPending ? 'Searching...' : `‘${words}’: ${count === 0 ? 'nothing' : count} found.`}
        {query.isSuccess && count === 0 && ` ${onlyAfterPress}`}
        {all > texts.length && ` The first ${texts.length} texts are shown: type more words.`}
      </p>
      <ul className="rows">
        {texts.map((text, index) => (
          <FoundRow key={index} text={text} />
        ))}
        {messages.map(({ id, subject, email, message }) => (
          <Received key={id} title={subject} to={`/admin/messages?${listed}`} kind={`Message from ${email}`}>
            {message}
          </Received>
        ))}
        {signups.map(({ id, email, first_name }) => (
          <Received key={id} title={email} to={`/admin/signups?${listed}`} kind="Sign-up">
            {first_name}
          </Received>
        ))}
      </ul>
    </>
  )
}

const onlyAfterPress =
  'Some words that a page shows only after a press are not searched: ‘Edit this page’ in the header of that page lists its texts.'

/** What stands on a public page, each row with the way to its editor; where it is one row alone, the editor itself. */
function PageTexts({ page }: { page: string }) {
  const { data } = useQuery(textsQuery({ page }))
  if (!data) return <p role="status">Looking for the texts of the page...</p>
  const inRows = data.texts.filter(({ row }) => row)
  const file = data.texts.find((text) => text.file !== undefined)?.file
  const [only] = inRows
  const count = data.all - (data.texts.length - inRows.length)
  const isItsPage = only?.pages.some((each) => articleSlug(pathOf(each)) === articleSlug(pathOf(page)))
  if (only?.row && only.row.table !== 'page_texts' && data.texts.length === 1 && isItsPage)
    return <Navigate replace to={editorAddress(only.row)} />
  return (
    <>
      <p role="status" className="list-summary">
        {inRows.length > 0
          ? `What stands on this page is edited in ${count === 1 ? 'one place' : `${count} places`}.`
          : 'Nothing on this page is edited on the desk.'}{' '}
        {data.all > data.texts.length && `The first ${inRows.length} are listed. `}
        <Link to={page}>Back to the page</Link>
      </p>
      <ul className="rows">
        {inRows.map((text, index) => (
          <FoundRow key={index} text={text} />
        ))}
      </ul>
      <p>
        Other words of the page: <WithoutRow file={file} />.
      </p>
    </>
  )
}

const pathOf = (address: string) => address.replace(/[?#].*/, '')

/** A text that was found: what it is, what stands around the words, and the way to its field and to its page. */
function FoundRow({ text: { title, row, file, pages, passage } }: { text: FoundText }) {
  const name = row ? rowName(row.table, row.key, { title }) : title
  const [page] = pages
  const [before, words, after] = passage
  return (
    <ListRow
      title={name}
      lead={
        <>
          {page !== undefined && (
            <Link className="button button-quiet" to={page}>
              See it<span className="sr-only"> on the site: {name}</span>
            </Link>
          )}
          {row ? (
            <Link className="button button-quiet" to={editorAddress(row)}>
              Open<span className="sr-only"> {name}</span>
            </Link>
          ) : (
            page !== undefined && (
              <Link className="button button-quiet" to={`/admin/find?page=${encodeURIComponent(page)}`}>
                Edit this page<span className="sr-only">: {name}</span>
              </Link>
            )
          )}
        </>
      }
      actions={[]}
    >
      <p className="row-facts">
        {row ? (
          `${tableWords[row.table].row}, ${labelIn(row.table, row.field)}`
        ) : (
          <>
            These words are <WithoutRow file={file} />.
          </>
        )}
      </p>
      <p>
        {before}
        {words !== '' && <mark>{words}</mark>}
        {after}
      </p>
    </ListRow>
  )
}

/** Why words that visitors read stand in no row. */
function WithoutRow({ file }: { file: string | undefined }) {
  if (file !== undefined) return `fixed in the file ${file}, which whoever runs the server changes`
  return (
    <>
      made of what is set under <Link to="/admin/progress">Progress</Link> and{' '}
      <Link to="/admin/campaign">Campaign</Link>, or fixed in the code of the site, which whoever runs the server
      changes
    </>
  )
}

/** What somebody has sent, with the way to its list. */
function Received({ title, kind, to, children }: { title: string; kind: string; to: string; children: string }) {
  return (
    <ListRow
      className="entry-line"
      title={title}
      lead={
        <Link className="button button-quiet" to={to}>
          Open<span className="sr-only"> {title}</span>
        </Link>
      }
      actions={[]}
    >
      <p className="row-facts">{kind}</p>
      <p className="row-words">{children}</p>
    </ListRow>
  )
}
