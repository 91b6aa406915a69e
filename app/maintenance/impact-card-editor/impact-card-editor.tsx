import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Link, useNavigate } from 'react-router'
import { hasFixedRoute } from '../../../domain/article-address.ts'
import { fetchArticle } from '../../content-api/fetch-article.ts'
import { showToast } from '../../ui/toast.ts'
import { contentWriter } from '../content-writer.ts'
import { CardForm } from './card-form.tsx'
import './impact-card-editor.css'

const failure = { title: 'Error', description: 'Failed to load impact card' }

/** The card as it is stored now, with the built-in article behind it, or null where there is none. A save does not read it anew: the form keeps what it was opened with. */
const cardQuery = (id: string) =>
  queryOptions({
    queryKey: ['impact-card-editor', id],
    queryFn: async () => {
      const card = await contentWriter.find('impact_cards', id)
      if (!card) return null
      return { card, builtIn: hasFixedRoute(card.card_id) ? await fetchArticle(card.card_id) : undefined }
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    meta: { failure: { refused: failure, unreachable: failure } },
  })

/** Creates or edits an impact card; the id 'new' creates one. */
export function ImpactCardEditor({ id }: { id: string }) {
  return id === 'new' ? <CardForm card={null} /> : <StoredCard id={id} />
}

function StoredCard({ id }: { id: string }) {
  const navigate = useNavigate()
  const { data: stored, isError, refetch, isFetching } = useQuery(cardQuery(id))
  const isMissing = stored === null
  useEffect(() => {
    if (!isMissing) return
    showToast({ kind: 'error', title: 'Error', description: 'Impact card not found' })
    navigate('/admin', { replace: true })
  }, [isMissing, navigate])

  if (stored) return <CardForm {...stored} />
  if (isError && !isFetching) {
    return (
      <div role="alert" className="line tool-notice tool-notice-danger">
        <p>Failed to load impact card</p>
        <p className="line button-row">
          <button type="button" className="button" onClick={() => refetch()}>
            Try again
          </button>
          <Link className="button button-quiet" to="/admin">
            Back to Admin
          </Link>
        </p>
      </div>
    )
  }
  return (
    <p role="status" className="card-loading">
      <span aria-hidden className="card-spinner" /> Loading...
    </p>
  )
}
