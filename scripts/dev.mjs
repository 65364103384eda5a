import { install } from './install.mjs'
import { main } from './main.mjs'
import { runNode } from './run.mjs'

// Vite reloads what the browser and the pages use; Node starts again when the server's own files change.
await main(async () => {
  await install()
  const watched = ['server', 'domain', 'packages/facet-index', 'content/site.ts', 'dealers'].map(
    (path) => `--watch-path=${path}`,
  )
  const args = [...watched, '--watch-preserve-output', 'server/dev.ts']
  // The only command that runs React's development build. NODE_ENV of the shell is ignored.
  return runNode(args, { NODE_ENV: 'development' })
})
