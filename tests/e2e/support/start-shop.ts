import { execFile } from 'node:child_process'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { projectNode } from '../../../scripts/project.mjs'
import { copyProject } from '../../support/copy-project.ts'
import { freePort } from '../../support/free-port.ts'
import { type Site, startSite } from './start-site.ts'

const run = promisify(execFile)

/**
 * The site of another dealer: a copy of this project with a folder `dealer/` of its own, built, with the demo stock of
 * that dealer. `dealer` is the name of a folder under `dealers/`.
 */
export async function startShop(dealer: string): Promise<Site> {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-shop-'))
  await copyProject(folder, ['vite', 'vite.config.ts', 'react-router.config.ts', 'tsconfig.json'])
  await cp(join(folder, 'dealers', dealer), join(folder, 'dealer'), { recursive: true })
  const { FORECOURT_DEALER: _, ...inherited } = process.env
  const dataDir = join(folder, 'data')
  const options = { cwd: folder, env: { ...inherited, NODE_ENV: 'production', DATA_DIR: dataDir } }
  await run(projectNode, ['node_modules/@react-router/dev/bin.cjs', 'build'], options)
  await run(projectNode, ['bin/forecourt.mjs', 'demo', '--count', '600'], options)
  const port = await freePort()
  const env = { FORECOURT_DEALER: '', TRUST_PROXY: '1', PUBLIC_URL: `http://127.0.0.1:${port}` }
  const site = await startSite({ dataDir, port, env, args: [join(folder, 'bin', 'forecourt.mjs'), 'serve'] })
  return {
    ...site,
    async stop(signal) {
      const code = await site.stop(signal)
      await rm(folder, { recursive: true, force: true })
      return code
    },
  }
}
