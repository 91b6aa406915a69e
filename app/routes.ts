import { index, type RouteConfig, route } from '@react-router/dev/routes'

export default [
  index('home/home-screen.tsx'),
  route('villages/:slug?', 'villages/village-screen.tsx'),
  route('admin', 'maintenance/admin/admin-screen.tsx'),
  route('*', 'not-found/not-found-screen.tsx'),
] satisfies RouteConfig
