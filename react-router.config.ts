import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'app',
  ssr: true,
  // One cached file with all routes. Lazy discovery asks for the routes of each page's links, again on every page.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
