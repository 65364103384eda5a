import { site } from '#content/site.ts'
import { expect, sampled, test } from './support/test.ts'

for (const type of ['car', 'van', 'truck']) {
  test(
    `a ${type} prints on one sheet, with its price and our phone number`,
    sampled(type === 'truck'),
    async ({ page, request }) => {
      const [vehicle] = await (await request.get(`/api/vehicles/search/${type}?sort=most_recent`)).json()
      await page.goto(`/vehicles/${vehicle._id}`)
      await page.emulateMedia({ media: 'print' })
      const sheet = page.getByRole('main')
      for (const shown of ['Representative example', 'Number plate', site.phone.label]) {
        await expect(sheet.getByText(shown).first()).toBeVisible()
      }
      for (const hidden of ['Apply for Finance', 'Similar vehicles']) {
        await expect(sheet.getByText(hidden).first()).toBeHidden()
      }
      const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
      expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1)
    },
  )
}
