import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createElement, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { firstRows } from '../../../content/seed/first-rows.ts'
import { stageStatesQuery } from '../../content-api/campaign-query.ts'

/** The HTML of a screen without its styles as if this stage were the current one, with what else has been read. */
export function renderDuring(current: string, screen: ReactNode, client = new QueryClient()): string {
  const states = firstRows.process_stages.map((stage) => ({
    ...stage,
    status: stage.id === current ? ('current' as const) : ('upcoming' as const),
  }))
  client.setQueryData(stageStatesQuery().queryKey, states)
  const router = createMemoryRouter([{ path: '*', element: screen }])
  const html = renderToString(createElement(QueryClientProvider, { client }, createElement(RouterProvider, { router })))
  return html.replaceAll(/<style.*?<\/style>/gs, '')
}
