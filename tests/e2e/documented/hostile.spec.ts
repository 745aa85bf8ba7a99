// The web app on a back end that keeps the documents badly: nulls, numbers as texts, missing and extra fields, odd dates, slow.
import { expect } from '@playwright/test'
import { everyScreen } from '../support/documented-screens.ts'
import { test } from '../support/documented-service.ts'

test.describe.configure({ mode: 'parallel' })

test.use({
  trace: 'off',
  baseURL: async ({ production }, use) => use(production.origin),
  quirks: true,
})

for (const mode of ['normal', 'elderly'] as const) {
  test(`every screen lives, whatever comes: ${mode}`, async ({ page, production }) => {
    test.setTimeout(400_000)
    const findings = await everyScreen({ page, production }, mode, `quirks-${mode}`)
    expect(findings, findings.join('\n')).toEqual([])
  })
}
