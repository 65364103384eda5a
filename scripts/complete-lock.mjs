import { readFileSync, writeFileSync } from 'node:fs'
import { main } from './main.mjs'
import { lockFiles, missingBinaries } from './missing-binaries.mjs'
import { inProject } from './project.mjs'

// npm leaves out of the lock file what its registry does not have, and then refuses its own file in `npm ci`.
// A mirror that keeps one system's binaries is enough. Run this after adding or updating a package.

await main(async () => {
  for (const name of lockFiles) {
    const file = inProject(name)
    const lock = JSON.parse(readFileSync(file, 'utf8'))
    const missing = missingBinaries(lock.packages)
    const packages = Object.entries({ ...lock.packages, ...missing }).sort(([a], [b]) => (a < b ? -1 : 1))
    writeFileSync(file, `${JSON.stringify({ ...lock, packages: Object.fromEntries(packages) }, null, 2)}\n`)
    console.log(`${Object.keys(missing).length} packages for other systems added to ${name}`)
  }
})
