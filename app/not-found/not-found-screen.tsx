import { data } from 'react-router'
import { NotFound, notFoundMeta } from '../layout/not-found.tsx'
import type { Route } from './+types/not-found-screen.ts'

export const loader = () => data(null, { status: 404 })
export const clientLoader = () => null

export const meta: Route.MetaFunction = () => notFoundMeta

export default function NotFoundScreen() {
  return <NotFound />
}
