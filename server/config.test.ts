import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'

describe('readConfig', () => {
  it('has a default for everything but addresses and secrets', () => {
    expect(readConfig({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      dataDir: './data',
      databaseUrl: null,
      readDatabaseUrl: null,
      leadServiceUrl: null,
      leadServiceToken: null,
      applicationKey: null,
      applicationRetentionDays: 30,
      publicUrl: null,
      stockWebhookSecret: null,
      trustProxy: false,
      metricsPort: null,
      webConcurrency: 1,
      logLevel: 'info',
      stockFeed: null,
      stockFeedIntervalSeconds: 900,
    })
  })

  it('takes an empty variable for one that is not set', () => {
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

  it('says that PostgreSQL is to come rather than passing it over', () => {
    expect(() => readConfig({ DATABASE_URL: 'postgres://db/stock' })).toThrow(
      'PostgreSQL is not supported yet',
    )
  })

  it('drops the slash at the end of an address', () => {
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
    expect(readConfig({ TRUST_PROXY: given }).trustProxy).toEqual(expected)
  })

  it.each([['true'], ['10.0.0.0/33'], ['proxy.local'], ['10.0.0.1/8/8']])(
    'refuses TRUST_PROXY %s',
    (given) => {
      expect(() => readConfig({ TRUST_PROXY: given })).toThrow('TRUST_PROXY')
    },
  )
})
