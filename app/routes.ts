import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'
import { adminPlaces } from '../content/admin-places.ts'
import { articleSlugs, otherAddresses } from '../domain/article-address.ts'

const article = (path: string) => route(path, 'impact/article-screen.tsx', { id: `article-${path}` })

const tool = (path: string) => route(path, 'maintenance/tool-screen.tsx', { id: `tool-${path}` })
const tools = [...adminPlaces.map(({ path }) => path.slice(1)), 'admin/impact-cards/edit/:id']

export default [
  index('home/home-screen.tsx'),
  route('the-proposal', 'proposal/proposal-screen.tsx'),
  route('plan-and-site', 'proposal/plan-and-site-screen.tsx'),
  route('how-to-object', 'objection/how-to-object-screen.tsx'),
  route('write-objection', 'objection/write-objection-screen.tsx'),
  route('ask-for-the-committee', 'objection/committee-letter-screen.tsx'),
  route('evaluate-objection', 'objection/evaluator-screen.tsx'),
  route('evidence-library', 'evidence/evidence-screen.tsx'),
  route('cases', 'cases/cases-screen.tsx'),
  route('contact', 'contact/contact-screen.tsx'),
  route('donate', 'donate/donate-screen.tsx'),
  route('events', 'events/events-screen.tsx'),
  route('process', 'process/process-screen.tsx'),
  route('impact-map', 'impact/impact-map-screen.tsx'),
  route('villages/:slug?', 'villages/village-screen.tsx'),
  route('near/:slug?', 'near/near-screen.tsx'),
  route('pack', 'pack/pack-screen.tsx', { id: 'pack-for-all' }),
  route('pack/:place', 'pack/pack-screen.tsx', { id: 'pack-for-village' }),
  route('pack/:place/:paper/:form?', 'pack/paper-screen.tsx'),
  ...[...articleSlugs, ...otherAddresses.keys(), 'impact/:cardId'].map(article),
  route('search', 'search/search-screen.tsx'),
  route('updates', 'updates/updates-screen.tsx'),
  route('updates/:id', 'updates/update-screen.tsx'),
  route('sources', 'sources/sources-screen.tsx'),
  route('privacy', 'privacy/privacy-screen.tsx'),
  ...['newsletter/confirm', 'newsletter/unsubscribe'].map((path) =>
    route(path, 'newsletter/link-screen.tsx', { id: path }),
  ),
  layout('maintenance/local-screen.tsx', tools.map(tool)),
  route('village-editor', 'maintenance/village-editor/village-editor-screen.tsx'),
  route('*', 'not-found/not-found-screen.tsx'),
] satisfies RouteConfig
