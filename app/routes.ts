import { index, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes'

const article = (path: string) => route(path, 'impact/article-screen.tsx', { id: `article-${path}` })

const routes: RouteConfigEntry[] = [
  index('home/home-screen.tsx'),
  route('the-proposal', 'proposal/proposal-screen.tsx'),
  route('how-to-object', 'objection/how-to-object-screen.tsx'),
  route('evaluate-objection', 'objection/evaluator-screen.tsx'),
  route('evidence-library', 'evidence/evidence-screen.tsx'),
  route('contact', 'contact/contact-screen.tsx'),
  route('donate', 'donate/donate-screen.tsx'),
  route('events', 'events/events-screen.tsx'),
  route('process', 'process/process-screen.tsx'),
  route('impact-map', 'impact/impact-map-screen.tsx'),
  route('villages/:slug?', 'villages/village-screen.tsx'),
  article('silica-dust'),
  article('traffic-safety'),
  article('noise-vibration'),
  article('water-contamination'),
  article('heritage-impact'),
  article('wildlife-impact'),
  article('no-justification'),
  article('no-local-gain'),
  article('rural-economy'),
  article('food-security'),
  article('flood-risk'),
  article('stjohnscollege'),
  article('st-johns-college'),
  article('corridor-development'),
  article('planning-creep'),
  article('impact/:cardId'),
  route('privacy', 'privacy/privacy-screen.tsx'),
  route('newsletter/confirm', 'newsletter/confirm-screen.tsx'),
  route('newsletter/unsubscribe', 'newsletter/unsubscribe-screen.tsx'),
  route('admin', 'maintenance/admin/admin-screen.tsx'),
  route('admin/messages', 'maintenance/messages/messages-screen.tsx'),
  route('admin/signups', 'maintenance/signups/signups-screen.tsx'),
  route('admin/history', 'maintenance/history/history-screen.tsx'),
  route('admin/transfer', 'maintenance/transfer/transfer-screen.tsx'),
  route('admin/uploads', 'maintenance/uploads/uploads-screen.tsx'),
  route('admin/impact-cards/edit/:id', 'maintenance/impact-card-editor/impact-card-editor-screen.tsx'),
  route('village-editor', 'maintenance/village-editor/village-editor-screen.tsx'),
  route('*', 'not-found/not-found-screen.tsx'),
]

/** Letters count in an address, in the browser as on the server: /Contact is no page. */
export default routes.map((entry) => ({ ...entry, caseSensitive: true })) satisfies RouteConfig
