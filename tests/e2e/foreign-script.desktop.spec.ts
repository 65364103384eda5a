import { once } from 'node:events'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { demoFolder } from '../../scripts/dealer/folder.mjs'
import { startSiteWithStock } from '../support/site-with-stock.ts'
import { expect, test } from './support/test.ts'

/** Another company: its script says in the page that it runs. */
async function startCompany() {
  const asked: string[] = []
  const server = createServer(({ url = '' }, response) => {
    asked.push(url)
    response.setHeader('Content-Type', 'text/javascript')
    response.end(
      "document.body.append(Object.assign(document.createElement('p'), { textContent: 'Chat is here' }))",
    )
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  return { asked, src: `http://127.0.0.1:${port}/chat.js`, close: () => server.close() }
}

/** The demo's folder, with a chat. */
async function dealerWithChat(src: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'dealer-'))
  await cp(demoFolder, folder, { recursive: true })
  const file = join(folder, 'dealer.ts')
  const facts = `{
    name: 'live chat',
    company: 'Chat Example Ltd',
    purpose: 'You can ask us about a vehicle while you look at it.',
    stores: 'They learn which page you are on.',
    privacyNotice: 'https://chat.example/privacy',
    src: '${src}',
    origins: [],
  }`
  const source = await readFile(file, 'utf8')
  await writeFile(file, source.replace(/^ {2}social:/m, `  foreignScript: ${facts},\n  social:`))
  return folder
}

let company: Awaited<ReturnType<typeof startCompany>>
let folder: string
let chatting: Awaited<ReturnType<typeof startSiteWithStock>>

test.beforeEach(async () => {
  company = await startCompany()
  folder = await dealerWithChat(company.src)
  chatting = await startSiteWithStock({ env: { FORECOURT_DEALER: folder } })
})

test.afterEach(async () => {
  await chatting.close()
  company.close()
  await rm(folder, { recursive: true, force: true })
})

test('a script of another company is loaded only after consent, and on no page with a form', async ({
  page,
}) => {
  const prompt = page.getByRole('region', { name: 'Allow live chat?' })
  const chat = page.getByText('Chat is here')

  await page.goto(`${chatting.url}/cars/used`)
  await expect(prompt).toBeVisible()
  expect(company.asked).toEqual([])

  await prompt.getByRole('button', { name: 'Do not allow' }).click()
  await expect(prompt).toBeHidden()
  await page.goto(`${chatting.url}/contact`)
  await expect(prompt).toBeHidden()
  expect(company.asked).toEqual([])

  await page.goto(`${chatting.url}/cookies`)
  await expect(page.getByText('We offer live chat from Chat Example Ltd.')).toBeVisible()
  await page.getByRole('button', { name: 'Ask me again' }).click()
  await prompt.getByRole('button', { name: 'Allow', exact: true }).click()
  await expect(chat).toBeVisible()
  expect(company.asked).toEqual(['/chat.js'])

  await page.goto(`${chatting.url}/cars/used`)
  await expect(chat).toBeVisible()
  await expect(prompt).toBeHidden()
  await expect(page.getByLabel('Email address')).toHaveCount(0)

  const before = company.asked.length
  const vehicle = await page.locator('main a[href^="/vehicles/"]').first().getAttribute('href')
  const answer = await page.goto(`${chatting.url}${vehicle}`)
  expect(answer?.headers()['content-security-policy']).toContain(
    "script-src 'self' 'inline-speculation-rules';",
  )
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(chat).toHaveCount(0)
  expect(company.asked).toHaveLength(before)
})
