import { index, type RouteConfig, route } from '@react-router/dev/routes'

const article = (path: string) => route(path, 'impact/article-screen.tsx', { id: `article-${path}` })

export default [
  index('home/home-screen.tsx'),
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
  route('admin', 'maintenance/admin/admin-screen.tsx'),
  route('*', 'not-found/not-found-screen.tsx'),
] satisfies RouteConfig
