import { chooseMode } from './support/modes.ts'
import { pageFindings } from './support/page-findings.ts'
import { expect, signIn, test } from './support/service.ts'

for (const mode of ['normal', 'elderly', 'elderly, extra large'] as const) {
  for (const [width, height] of [
    [375, 812],
    [320, 568],
  ] as const) {
    test(`open wheels and lists have names, room and legible rows: ${mode}, ${width} px`, async ({
      page,
      service,
    }) => {
      await page.setViewportSize({ width, height })
      await signIn(page, service)
      await chooseMode(page, mode)
      await page.goto('/#/picke')
      const sheet = page.getByRole('dialog')

      for (const field of ['出生日期', '身高', '民族', '病史', '居住地', '看大图']) {
        await page
          .getByRole('button', { name: new RegExp(`^${field}`) })
          .first()
          .click()

        await expect(
          sheet
            .getByRole('combobox')
            .or(sheet.getByRole('searchbox'))
            .or(sheet.getByRole('checkbox'))
            .or(sheet.getByRole('button', { name: '放大' }))
            .first(),
        ).toBeVisible()

        expect(await pageFindings(page, mode)).toEqual([])
        // Nothing of a row is cut off, which the page audit does not see behind `aria-hidden`.
        const cut = sheet.locator('.adm-picker-view-column-item-label').filter({ visible: true })

        expect(
          await cut.evaluateAll(
            (labels) => labels.filter((label) => label.scrollWidth > label.clientWidth + 1).length,
          ),
        ).toBe(0)

        await sheet.getByRole('button', { name: '关闭' }).click()
        await expect(sheet).toHaveCount(0)
      }
    })
  }
}
