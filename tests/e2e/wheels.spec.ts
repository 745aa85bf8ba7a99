import { AxeBuilder } from '@axe-core/playwright'
import { auditPage } from './support/audit-page.js'
import { expect, signIn, test } from './support/service.ts'

const MODES = [
  { mode: 'normal', settings: {}, limits: { minFont: 13, minTarget: 44 } },
  { mode: 'elderly', settings: { oldAge: '1' }, limits: { minFont: 18, minTarget: 60 } },
  {
    mode: 'extra large',
    settings: { oldAge: '1', extraLarge: '1' },
    limits: { minFont: 18, minTarget: 60 },
  },
] as const

for (const { mode, settings, limits } of MODES) {
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

      await page.addInitScript((stored) => {
        if (location.protocol === 'about:') return
        for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value)
      }, settings)

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

        const axe = await new AxeBuilder({ page })
          .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
          .analyze()

        expect(axe.violations.map(({ id, nodes }) => [id, nodes[0]?.target])).toEqual([])
        expect(await page.evaluate(auditPage, limits)).toEqual([])
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
