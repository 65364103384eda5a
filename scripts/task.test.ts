import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'

it.each([['task.mjs', 'start'], ['task.mjs', 'dev'], ['task.mjs', 'build'], ['test.mjs']])(
  'under Node 18, %s %s says which Node it needs and does nothing',
  (script, ...args) => {
    const versions = "{ value: { ...process.versions, node: '18.20.8' } }"
    const older = `data:text/javascript,Object.defineProperty(process, 'versions', ${versions})`
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['--import', older, `scripts/${script}`, ...args],
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
