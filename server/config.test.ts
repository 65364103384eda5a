import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'

describe('readConfig', () => {
  it('has defaults for all settings except addresses and secrets', () => {
    expect(readConfig({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      dataDir: './data',
      databaseUrl: null,
      deskPort: 3001,
      deskProxy: null,
      readDatabaseUrl: null,
      leadServiceUrl: null,
      leadServiceToken: null,
      leadEmails: [],
      leadEmailFrom: null,
      leadEmailsAdf: false,
      smtpUrl: null,
      smtpAllowsPlain: false,
      acknowledgesLeads: false,
      applicationKey: null,
      applicationRetentionDays: 30,
      leadsPerHour: 10_000,
      rejectedRetentionDays: 180,
      publicUrl: null,
      pictureHosts: ['m.atcdn.co.uk'],
      stockWebhookSecret: null,
      exportSecret: null,
      trustProxy: false,
      metricsPort: null,
      stopDelaySeconds: 0,
      logLevel: 'info',
      stockFeed: null,
      stockFeedMap: null,
      feedPrivateHosts: [],
      stockFeedIntervalSeconds: 900,
      dvla: null,
      mot: null,
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

  it.each(['STOCK_WEBHOOK_SECRET', 'EXPORT_SECRET'])(
    'refuses a short %s, and says how to make one',
    (name) => {
      expect(() => readConfig({ [name]: 'x'.repeat(31) })).toThrow(
        new RegExp(`${name} must .*32.*openssl rand -(base64|hex) 32`),
      )
      expect(() => readConfig({ [name]: 'x'.repeat(32) })).not.toThrow()
    },
  )

  it('never repeats a secret in a fault', () => {
    const env = { APPLICATION_KEY: 'hunter2', STOCK_WEBHOOK_SECRET: 's3cret', EXPORT_SECRET: 'pass w0rd' }
    expect(() => readConfig(env)).not.toThrow(/hunter2|s3cret|pass w0rd/)
    expect(() => readConfig(env)).toThrow('32 bytes')
  })

  it.each([['mysql://db/stock'], ['postgres://db'], ['db/stock'], ['postgres://web:hunter2@db/']])(
    'refuses %s as the address of a database without repeating it',
    (url) => {
      expect(() => readConfig({ DATABASE_URL: url })).toThrow('DATABASE_URL must be an address such as')
      expect(() => readConfig({ DATABASE_URL: url })).not.toThrow(/hunter2@db/)
    },
  )

  it.each([
    ['postgres://db.example/stock', 'must end with ?sslmode=verify-full'],
    ['postgres://10.0.0.5/stock?sslmode=require', 'must end with ?sslmode=verify-full'],
    ['postgres://127.0.0.1/stock?sslmode=no-verify', 'must end with ?sslmode=verify-full'],
    ['postgres://127.0.0.1/stock?host=db.example', 'may have each of the parameters'],
    ['postgres://db.example/stock?sslmode=verify-full&sslmode=no-verify', 'may have each of the parameters'],
    [
      'postgres://db.example/stock?sslmode=verify-full&uselibpqcompat=true',
      'may have each of the parameters',
    ],
  ])('refuses %s, which could reach another database than the one meant', (url, fault) => {
    expect(() => readConfig({ DATABASE_URL: url })).toThrow(`DATABASE_URL ${fault}`)
  })

  it.each([
    'postgres://web:hunter2@db.example:5432/stock?sslmode=verify-full&sslrootcert=/etc/forecourt/ca.pem',
    'postgresql://10.0.0.5/stock?sslmode=disable',
    'postgres://web@127.0.0.1:6432/stock',
    'postgres://web@[::1]/stock',
    'postgres://web@%2Fvar%2Frun%2Fpostgresql/stock',
  ])('reads the address %s of a database', (url) => {
    expect(readConfig({ DATABASE_URL: url }).databaseUrl).toBe(url)
  })

  it.each([
    'https://dealer:s3cret@leads.example',
    'https://dealer@leads.example',
    'http://:s3cret@127.0.0.1:9000',
  ])('refuses LEAD_SERVICE_URL %s, to which fetch sends nothing, without repeating it', (url) => {
    const read = () => readConfig({ LEAD_SERVICE_URL: url })
    expect(read).toThrow('LEAD_SERVICE_URL must have no user and no password: use LEAD_SERVICE_TOKEN')
    expect(read).not.toThrow(/s3cret|dealer/)
  })

  it.each(['http://leads.example', 'http://10.0.0.5:8080/v1', 'http://127.leads.example'])(
    'refuses LEAD_SERVICE_URL %s, which sends leads in clear, unless it is allowed',
    (url) => {
      expect(() => readConfig({ LEAD_SERVICE_URL: url })).toThrow('LEAD_SERVICE_URL must be an https address')
      expect(() => readConfig({ LEAD_SERVICE_URL: url, LEAD_SERVICE_ALLOW_HTTP: 'false' })).toThrow('https')
      expect(readConfig({ LEAD_SERVICE_URL: url, LEAD_SERVICE_ALLOW_HTTP: 'true' }).leadServiceUrl).toBe(url)
    },
  )

  it.each([
    [{ LEAD_EMAIL: 'sales@pierhead.example' }, 'LEAD_EMAIL needs SMTP_URL'],
    [{ SMTP_URL: 'smtps://mail.example' }, 'SMTP_URL needs LEAD_EMAIL or PUBLIC_URL'],
    [{ LEAD_EMAIL_FROM: 'website@pierhead.example' }, 'LEAD_EMAIL_FROM needs SMTP_URL'],
    [{ LEAD_ACKNOWLEDGE: 'true' }, 'LEAD_ACKNOWLEDGE needs LEAD_EMAIL'],
    [{ LEAD_EMAIL_ADF: 'true' }, 'LEAD_EMAIL_ADF needs LEAD_EMAIL'],
    [{ LEAD_EMAIL: 'a@b.example', SMTP_URL: 'https://mail.example' }, 'SMTP_URL must be an address such as'],
    [{ READ_DATABASE_URL: 'postgres://127.0.0.1/stock' }, 'READ_DATABASE_URL needs DATABASE_URL'],
  ])('refuses %j', (env, message) => {
    expect(() => readConfig(env)).toThrow(message)
  })

  it.each([
    ['PORT', 'a whole number from 0 to 65535', ['-1', '65536', '3000.5', '0x10']],
    ['LEAD_SERVICE_ALLOW_HTTP', '', ['yes']],
    [
      'LEAD_EMAIL',
      'an email address, or several',
      ['sales', 'sales@pierhead.example, b', 'a@b.example,', 'a@b.example c@d.example'],
    ],
    ['LEAD_EMAIL_FROM', 'an email address', ['website']],
    ['FEED_PRIVATE_HOSTS', 'hosts', ['10.0.0.0/33', 'http://feeds.internal', '*.internal', 'a,,b']],
    ['PICTURE_HOSTS', 'hosts', ['*', 'https://a.example', "a.example 'unsafe-inline'"]],
    ['PICTURE_HOSTS', 'hosts', ['a.example;script-src', 'a.*.example', 'a,,b', '*.', 'a:99999']],
    ['TRUST_PROXY', '', ['true', '10.0.0.0/33', 'proxy.local', '10.0.0.1/8/8']],
  ])('refuses a wrong %s', (name, expected, given) => {
    for (const value of given)
      expect(() => readConfig({ [name]: value })).toThrow(`${name} must be ${expected}`)
  })

  it.each([
    'smtp://user:hidden@',
    'smtps://user:hidden%zz@mail.example',
    'smtps://user:hidden@mail.example/path',
    'smtps://user:hidden@mail.example?pool=true',
  ])('refuses SMTP_URL %s without repeating it', (url) => {
    const read = () => readConfig({ LEAD_EMAIL: 'a@b.example', SMTP_URL: url })
    expect(read).toThrow('SMTP_URL must be an address such as')
    expect(read).not.toThrow('hidden')
  })

  it('reads where leads are emailed', () => {
    const url = 'smtp://web%40pierhead:pa%3Ass@mail.example:2525'
    expect(readConfig({ LEAD_EMAIL: 'sales@pierhead.example', SMTP_URL: url })).toMatchObject({
      leadEmails: ['sales@pierhead.example'],
      leadEmailFrom: null,
      smtpUrl: url,
      smtpAllowsPlain: false,
      acknowledgesLeads: false,
    })
  })

  it.each([
    ['a@b.example,c@d.example', ['a@b.example', 'c@d.example']],
    [' Sales@b.example ; c@d.example ', ['Sales@b.example', 'c@d.example']],
    ['a@b.example, a@b.example', ['a@b.example']],
  ])('reads %j as the addresses of LEAD_EMAIL', (given, addresses) => {
    const env = { LEAD_EMAIL: given, SMTP_URL: 'smtps://mail.example', LEAD_EMAIL_ADF: 'true' }
    expect(readConfig(env)).toMatchObject({ leadEmails: addresses, leadEmailsAdf: true })
  })

  const proxied = (given: string) => ({ TRUST_PROXY: given, PUBLIC_URL: 'https://a.example' })
  it.each([
    [proxied('2'), { trustProxy: 2 }],
    [proxied('0'), { trustProxy: false }],
    [proxied('10.0.0.0/8, ::1'), { trustProxy: ['10.0.0.0/8', '::1'] }],
    [proxied('loopback'), { trustProxy: ['loopback'] }],
    [
      { FEED_PRIVATE_HOSTS: 'feeds.internal, 10.0.0.0/8,::1' },
      { feedPrivateHosts: ['feeds.internal', '10.0.0.0/8', '::1'] },
    ],
    [{ FEED_PRIVATE_HOSTS: 'Localhost' }, { feedPrivateHosts: ['localhost'] }],
    [{ PICTURE_HOSTS: 'none' }, { pictureHosts: [] }],
    [{ PICTURE_HOSTS: 'images.example' }, { pictureHosts: ['images.example'] }],
    [
      { PICTURE_HOSTS: 'M.atcdn.co.uk, *.pictures.example ,cdn.example:8443' },
      { pictureHosts: ['m.atcdn.co.uk', '*.pictures.example', 'cdn.example:8443'] },
    ],
    [{ LEAD_SERVICE_URL: 'http://127.0.0.1:9000' }, { leadServiceUrl: 'http://127.0.0.1:9000' }],
    [{ LEAD_SERVICE_URL: 'http://localhost:9000' }, { leadServiceUrl: 'http://localhost:9000' }],
    [{ LEAD_SERVICE_URL: 'http://[::1]:9000' }, { leadServiceUrl: 'http://[::1]:9000' }],
    [{ LEAD_SERVICE_URL: 'https://leads.example/v1/' }, { leadServiceUrl: 'https://leads.example/v1' }],
    [{ PUBLIC_URL: 'https://a.example/' }, { publicUrl: 'https://a.example' }],
    // One address, because the limits on connections are those of one server.
    [{ HOST: 'localhost' }, { host: '127.0.0.1', publicUrl: null }],
    [{ HOST: '127.1.2.3' }, { host: '127.1.2.3', publicUrl: null }],
    [{ HOST: '::1' }, { host: '::1', publicUrl: null }],
  ])('reads %j', (env, expected) => {
    expect(readConfig(env)).toMatchObject(expected)
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

  it('reports an invalid PUBLIC_URL once', () => {
    const read = () => readConfig({ HOST: '0.0.0.0', PUBLIC_URL: 'www.a.example' })
    expect(read).toThrow('PUBLIC_URL must be an http or https address')
    expect(read).not.toThrow('must be set')
  })

  it('has the keys of a register together, and sends them over https only', () => {
    const mot = {
      MOT_CLIENT_ID: 'id',
      MOT_CLIENT_SECRET: 'secret',
      MOT_API_KEY: 'key',
      MOT_TOKEN_URL: 'https://login.example/t/token',
    }
    expect(readConfig(mot).mot).toEqual({
      clientId: 'id',
      clientSecret: 'secret',
      apiKey: 'key',
      tokenUrl: 'https://login.example/t/token',
      url: 'https://history.mot.api.gov.uk',
    })
    for (const name of Object.keys(mot))
      expect(() => readConfig({ ...mot, [name]: '' })).toThrow('MOT_API_KEY')
    expect(() => readConfig({ ...mot, MOT_URL: 'http://mot.example' })).toThrow('MOT_URL must be an https')
    expect(readConfig({ ...mot, MOT_URL: 'http://127.0.0.1:1234/' }).mot?.url).toBe('http://127.0.0.1:1234')
    expect(readConfig({ DVLA_API_KEY: 'key' }).dvla?.url).toContain('https://driver-vehicle-licensing')
    expect(() => readConfig({ DVLA_URL: 'https://dvla.example' })).toThrow('needs DVLA_API_KEY')
  })
})
