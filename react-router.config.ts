import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'app',
  basename: '/quarry/',
  ssr: true,
  splitRouteModules: false,
  routeDiscovery: { mode: 'initial' },
} satisfies Config
