import { install } from './install.mjs'
import { main } from './main.mjs'
import { inProject } from './project.mjs'
import { runNode } from './run.mjs'

// Writes the packages that the project uses and their licences to `sbom`. Fails on a licence that is not allowed.
await main(async () => {
  await install()
  return runNode([inProject('scripts/sbom/run.ts')])
})
