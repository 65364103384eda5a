import { Writable } from 'node:stream'
import fastify from 'fastify'
import { expect, it } from 'vitest'
import { createLoggers, logFailedStart } from './log.ts'

it('logs messages, codes and causes of errors, and no value that another property repeats', () => {
  const lines: string[] = []
  const output = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk))
      done()
    },
  })
  const loggers = createLoggers('info', output)
  const row = {
    detail: 'Failing row contains (Planted Marker)',
    where: 'COPY lead, line 1: "Planted Marker"',
  }
  const cause = Object.assign(new Error('duplicate key'), { code: '23505', ...row })
  const err = Object.assign(new Error('not written', { cause }), { body: 'Planted Marker' })
  loggers.work.error({ err }, 'work')
  fastify({ loggerInstance: loggers.http }).log.error({ err: new AggregateError([err]) }, 'http')
  expect(lines).toHaveLength(2)
  for (const line of lines) {
    expect(line).toContain('not written')
    expect(line).toContain('duplicate key')
    expect(line).toContain('23505')
    expect(line).not.toContain('Planted Marker')
  }
})

it('logs the stack of a start that failed', async () => {
  const lines: string[] = []
  const { work } = createLoggers('info', { write: (line) => lines.push(line) })
  const start = async () => {
    throw new Error('The stock is not loaded')
  }
  await expect(logFailedStart(work, start)).rejects.toThrow('not loaded')
  expect(JSON.parse(lines.join())).toMatchObject({
    msg: 'the start failed',
    err: { message: 'The stock is not loaded', stack: expect.stringContaining('log.test.ts') },
  })
})
