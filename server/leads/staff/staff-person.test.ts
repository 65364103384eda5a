import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import type { Lead } from '#domain/leads/outbox.ts'
import { createAudit } from '../../staff-audit.ts'
import { createTemporaryFolder } from '../../store/contract/temporary-folder.ts'
import { openOutbox } from '../../store/open-outbox.ts'
import { createStaffPerson } from './staff-person.ts'

const applies: Lead = {
  id: '11111111-0000-4000-8000-000000000001',
  payload: {
    vehicleId: 'v1',
    vehicleDetails: { make: 'Ford', model: 'Focus' },
    firstName: 'Ada',
    surname: 'Lovelace',
    email: 'ada@example.com',
    dob: '1988-04-17',
    netIncome: '1850',
  },
}
const calls: Lead = {
  id: '22222222-0000-4000-8000-000000000002',
  payload: {
    kind: 'call',
    vehicleId: 'v1',
    name: 'A. Lovelace',
    phone: '07700 900456',
    email: 'ada@example.com',
  },
}
const namesake: Lead = {
  id: '33333333-0000-4000-8000-000000000003',
  payload: { kind: 'call', vehicleId: 'v1', name: 'Ada Lovelace', phone: '07700 900999' },
}
const person = { email: 'ADA@example.com', name: 'Ada Lovelace' }

async function open() {
  const { folder, dispose } = await createTemporaryFolder()
  const outbox = await openOutbox({ dataDir: folder, applicationKey: null, databaseUrl: null })
  onTestFinished(async () => {
    await outbox.close()
    await dispose()
  })
  for (const [index, lead] of [applies, calls, namesake].entries()) await outbox.add(lead, index)
  const at = Date.parse('2026-11-20T10:00:00Z')
  await outbox.note(applies.id, { act: 'note', at, person: 'Bob', text: 'wrong car' }, 0)
  await outbox.note(applies.id, { act: 'undone', at, person: 'Bob', text: '' }, 1)
  await outbox.note(applies.id, { act: 'called', at, person: 'Bob', text: 'no answer' }, 2)
  const staff = createStaffPerson({
    outbox: () => Promise.resolve(outbox),
    stock: { find: async () => [] },
    audit: createAudit(folder, 'Ann'),
  })
  const audit = async () =>
    (await readFile(join(folder, 'applications.audit.ndjson'), 'utf8')).trimEnd().split('\n')
  return { outbox, staff, audit }
}

it('finds what is theirs, and tells what has only the name', async () => {
  const { staff } = await open()
  const { found, sameName, alsoGiven, unreadable } = await staff.look(person)
  expect(found.map(({ id, matches }) => [id, matches])).toEqual([
    [applies.id, ['email', 'name']],
    [calls.id, ['email']],
  ])
  expect(sameName.map(({ id }) => id)).toEqual([namesake.id])
  expect([alsoGiven.phones, unreadable]).toEqual([['07700 900456'], 0])
})

it('gives a copy of everything, also birth date, income and notes, without the names of staff', async () => {
  const { staff } = await open()
  const copy = await staff.copy(person)
  const json = await staff.copyAsJson(person)
  for (const [text, birthDay] of [
    [JSON.stringify(copy), '17 April 1988'],
    [json, '1988-04-17'],
  ] as const) {
    expect(text).toContain(birthDay)
    expect(text).toContain('1850')
    expect(text).toContain('07700 900456')
    expect(text).toContain('no answer')
    expect(text).not.toMatch(/Bob|wrong car|07700 900999/)
  }
  expect(JSON.parse(json).leads.map(({ payload }: Lead) => payload)).toEqual([applies.payload, calls.payload])
})

it('erases what was shown, and nothing that has come since', async () => {
  const { outbox, staff } = await open()
  const ids = (await staff.preview([applies.id, calls.id, 'unknown'])).map(({ id }) => id)
  expect(ids).toEqual([applies.id, calls.id])
  await outbox.add({ ...calls, id: '44444444-0000-4000-8000-000000000004' }, 9)
  expect(await staff.erase(ids, null)).toMatchObject({ erased: 2, inFlight: [] })
  const left = await staff.look(person)
  expect(left.found.map(({ id }) => id)).toEqual(['44444444-0000-4000-8000-000000000004'])
  expect((await outbox.show(applies.id))?.lead).toBeNull()
})

it('notes each act with who did it, and nothing of the person', async () => {
  const { staff, audit } = await open()
  await staff.look(person)
  await staff.copy(person)
  await staff.copyAsJson(person)
  await staff.preview([applies.id])
  await staff.erase([applies.id], null)
  const lines = await audit()
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { user: 'Ann', command: 'find', leads: 3 },
    { user: 'Ann', command: 'copy', leads: 2 },
    { user: 'Ann', command: 'copy', leads: 2 },
    { user: 'Ann', command: 'preview', leads: 1 },
    { user: 'Ann', command: 'erase', leads: 1 },
  ])
  expect(lines.join('\n')).not.toMatch(/lovelace|example\.com|07700/i)
})

it('holds nothing while there are no leads', async () => {
  const staff = createStaffPerson({
    outbox: () => null,
    stock: { find: async () => [] },
    audit: () => undefined,
  })
  expect((await staff.look(person)).found).toEqual([])
  expect(await staff.copyAsJson(person)).toBe('{\n  "leads": []\n}\n')
  expect(await staff.preview(['x'])).toEqual([])
  expect((await staff.erase(['x'], null)).erased).toBe(0)
})
