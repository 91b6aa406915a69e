import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'
import { articleSlugs, otherAddresses } from '../domain/article-address.ts'

const article = (path: string) => route(path, 'impact/article-screen.tsx', { id: `article-${path}` })

export default [
  index('home/home-screen.tsx'),
  route('the-proposal', 'proposal/proposal-screen.tsx'),
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
  route('newsletter/confirm', 'newsletter/confirm-screen.tsx'),
  route('newsletter/unsubscribe', 'newsletter/unsubscribe-screen.tsx'),
  layout('maintenance/local-screen.tsx', [
    route('admin', 'maintenance/admin/admin-screen.tsx'),
    route('admin/messages', 'maintenance/messages/messages-screen.tsx'),
    route('admin/signups', 'maintenance/signups/signups-screen.tsx'),
    route('admin/history', 'maintenance/history/history-screen.tsx'),
    route('admin/transfer', 'maintenance/transfer/transfer-screen.tsx'),
    route('admin/uploads', 'maintenance/uploads/uploads-screen.tsx'),
    route('admin/impact-cards/edit/:id', 'maintenance/impact-card-editor/impact-card-editor-screen.tsx'),
  ]),
  route('village-editor', 'maintenance/village-editor/village-editor-screen.tsx'),
  route('*', 'not-found/not-found-screen.tsx'),
] satisfies RouteConfig
