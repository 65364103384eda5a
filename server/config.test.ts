import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'

describe('readConfig', () => {
  it('has defaults for all settings except addresses and secrets', () => {
    expect(readConfig({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      dataDir: './data',
      leadServiceUrl: null,
      leadServiceToken: null,
      applicationKey: null,
      applicationRetentionDays: 30,
      rejectedRetentionDays: null,
      waitingRetentionDays: null,
      publicUrl: null,
      pictureHosts: ['m.atcdn.co.uk'],
      stockWebhookSecret: null,
      exportSecret: null,
      trustProxy: false,
      logLevel: 'info',
      stockFeed: null,
      stockFeedIntervalSeconds: 900,
    })
  })

  it('treats an empty variable as not set', () => {
    expect(readConfig({ PORT: '', LEAD_SERVICE_URL: ' ' })).toEqual(readConfig({}))
  })

  it('reports all faults together', () => {
    const env = {
      PORT: '80a',
      LOG_LEVEL: 'loud',
      APPLICATION_KEY: 'c2hvcnQ=',
      PUBLIC_URL: 'https://a.uk/shop',
    }
    const report = () => readConfig(env)
    for (const name of Object.keys(env)) expect(report).toThrow(name)
  })

  it('never repeats a secret in a fault', () => {
    expect(() => readConfig({ APPLICATION_KEY: 'hunter2', STOCK_WEBHOOK_SECRET: 's3cret' })).not.toThrow(
      /hunter2/,
    )
    expect(() => readConfig({ APPLICATION_KEY: 'hunter2' })).toThrow('32 bytes')
  })

  it.each([['-1'], ['65536'], ['3000.5'], ['0x10']])('refuses %s as a port', (port) => {
    expect(() => readConfig({ PORT: port })).toThrow('PORT must be a whole number from 0 to 65535')
  })

  it.each([
    ['DATABASE_URL', 'postgres://db/stock', 'cannot be used: PostgreSQL is not supported yet'],
    ['READ_DATABASE_URL', 'postgres://db/stock', 'cannot be used: a PostgreSQL replica is not supported yet'],
    ['METRICS_PORT', '9100', 'cannot be used: a port for metrics is not supported yet'],
    ['WEB_CONCURRENCY', '2', 'can only be 1 so far'],
  ])('refuses %s, which is not implemented yet, instead of ignoring it', (name, value, fault) => {
    expect(() => readConfig({ [name]: value })).toThrow(`${name} ${fault}`)
  })

  it('removes the slash at the end of an address', () => {
    const config = readConfig({
      LEAD_SERVICE_URL: 'https://leads.example/v1/',
      PUBLIC_URL: 'https://a.example/',
    })
    expect(config.leadServiceUrl).toBe('https://leads.example/v1')
    expect(config.publicUrl).toBe('https://a.example')
  })

  it.each([
    ['2', 2],
    ['0', false],
    ['10.0.0.0/8, ::1', ['10.0.0.0/8', '::1']],
    ['loopback', ['loopback']],
  ])('reads TRUST_PROXY %s', (given, expected) => {
    const env = { TRUST_PROXY: given, PUBLIC_URL: 'https://a.example' }
    expect(readConfig(env).trustProxy).toEqual(expected)
  })

  it.each([
    [{ TRUST_PROXY: '1' }],
    [{ TRUST_PROXY: 'loopback' }],
    [{ HOST: '0.0.0.0' }],
    [{ HOST: '::' }],
    [{ HOST: '192.0.2.1' }],
    [{ HOST: 'forecourt.internal' }],
    [{ HOST: '127.evil.example' }],
  ])('requires PUBLIC_URL where other machines can connect: %o', (env) => {
    expect(() => readConfig({ ...env, PORT: 'x' })).toThrow(/PORT must.*\n.*PUBLIC_URL must be set/)
    expect(readConfig({ ...env, PUBLIC_URL: 'https://a.example' }).publicUrl).toBe('https://a.example')
  })

  it.each(['127.0.0.1', '127.1.2.3', '::1', 'localhost'])(
    'does not require PUBLIC_URL for the host %s',
    (host) => {
      expect(readConfig({ HOST: host }).publicUrl).toBeNull()
    },
  )

  it('reports an invalid PUBLIC_URL once', () => {
    const read = () => readConfig({ HOST: '0.0.0.0', PUBLIC_URL: 'www.a.example' })
    expect(read).toThrow('PUBLIC_URL must be an http or https address')
    expect(read).not.toThrow('must be set')
  })

  it.each([
    ['none', []],
    ['images.example', ['images.example']],
    [
      'M.atcdn.co.uk, *.pictures.example ,cdn.example:8443',
      ['m.atcdn.co.uk', '*.pictures.example', 'cdn.example:8443'],
    ],
  ])('reads PICTURE_HOSTS %s', (given, expected) => {
    expect(readConfig({ PICTURE_HOSTS: given }).pictureHosts).toEqual(expected)
  })

  it.each([
    '*',
    'https://a.example',
    "a.example 'unsafe-inline'",
    'a.example;script-src',
    'a.*.example',
    'a,,b',
    '*.',
    'a:99999',
  ])('refuses PICTURE_HOSTS %s', (given) => {
    expect(() => readConfig({ PICTURE_HOSTS: given })).toThrow('PICTURE_HOSTS must be hosts')
  })

  it.each([['true'], ['10.0.0.0/33'], ['proxy.local'], ['10.0.0.1/8/8']])(
    'refuses TRUST_PROXY %s',
    (given) => {
      expect(() => readConfig({ TRUST_PROXY: given })).toThrow('TRUST_PROXY')
    },
  )
})
