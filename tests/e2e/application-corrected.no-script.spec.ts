import { randomUUID } from 'node:crypto'
import { firstVan } from './application-journey.ts'
import { expect, test } from './support/test.ts'

test('a form that is corrected and sent again with the same key is a second application', async ({
  request,
  leadService,
}) => {
  const { _id } = await firstVan(request)
  const idempotencyKey = randomUUID()
  const send = async (surname: string) => {
    const form = { idempotencyKey, surname }
    const response = await request.post(`/vehicles/${_id}/apply`, { form })
    expect(response.status()).toBe(200)
  }
  for (const surname of ['Quilfeather', 'Quillfeather', 'Quillfeather', 'Quilfeather', 'Byron']) {
    await send(surname)
  }
  const accepted = await leadService.accepted(3)
  const surnames = accepted.map(({ body }) => (body as { surname: string }).surname)
  expect(surnames.sort()).toEqual(['Byron', 'Quilfeather', 'Quillfeather'])
})
