import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'

it.each(['start', 'dev', 'test', 'build'])(
  'under Node 18, %s says which Node it needs and does nothing',
  (script) => {
    const versions = "{ value: { ...process.versions, node: '18.20.8' } }"
    const older = `data:text/javascript,Object.defineProperty(process, 'versions', ${versions})`
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['--import', older, `scripts/${script}.mjs`],
      {
        encoding: 'utf8',
      },
    )
    expect({ status, stdout, stderr }).toEqual({
      status: 1,
      stdout: '',
      stderr: 'Forecourt needs Node 20 or later to install and start. This is Node 18.20.8.\n',
    })
  },
)
