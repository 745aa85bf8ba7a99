// The elderly form with the largest letters, which those read who see worst: the sweep looks at either alone.
import { chooseMode } from './support/modes.ts'
import { protrudingText, sidewaysScroll } from './support/page-findings.ts'
import { expect, signIn, test } from './support/service.ts'
import { settled } from './support/settled.ts'
import { thingsOf, twoFrames, visit, visitsOf } from './support/sweep-visits.ts'

test.describe.configure({ mode: 'parallel' })
test.use({ trace: 'off' })

const MODE = 'elderly, extra large'

const SIZES = [
  { width: 375, height: 812 },
  { width: 320, height: 568 },
] as const

const THIRDS = [0, 1, 2] as const

for (const third of THIRDS)
  test(`no text of the largest lies outside its box or over another, and no screen can be moved sideways: ${third + 1} of 3`, async ({
    page,
    service,
  }) => {
    test.setTimeout(300_000)
    const { token } = await signIn(page, service)
    const things = await thingsOf({ page, service, token })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await chooseMode(page, MODE)
    const first = visitsOf(things, true).filter((at) => at.first)
    const findings: string[] = []

    for (const at of first.filter((_, index) => index % THIRDS.length === third)) {
      await page.setViewportSize(SIZES[0])
      await visit(page, at)

      for (const size of SIZES) {
        await page.setViewportSize(size)
        await twoFrames(page)
        await settled(page)
        const where = `${at.name} at ${size.width} px`
        const over = await sidewaysScroll(page)
        if (over > 1) findings.push(`${where}: ${over} px too wide`)
        for (const text of await protrudingText(page)) findings.push(`${where}: "${text}"`)
      }
    }

    expect(findings, findings.join('\n')).toEqual([])
  })
