// What the first words of a screen wait for is asked while its file is still coming, and asked once.
import { expect, signIn, test } from '../support/service.ts'
import { settled } from '../support/settled.ts'

interface Screen {
  path: string
  /** The file of the page; home has no name. */
  file?: string
  calls: readonly string[]
}

const SCREENS: readonly Screen[] = [
  { path: '/health', calls: ['/v1/app/home-summary'] },
  { path: '/oldAgeHealth', calls: ['/v1/app/home-summary'] },
  { path: '/heartRateDetails', file: 'HeartRatePage', calls: ['/app/v1/heart/1/'] },
  {
    path: '/heartRateDetails?date=2026-11-01&span=week',
    file: 'HeartRatePage',
    calls: ['/app/v1/heart/2/2026-11-01'],
  },
  { path: '/bloodOxygen', file: 'BloodOxygenPage', calls: ['/app/v1/oxygen/1/'] },
  { path: '/skinTemperature', file: 'SkinTemperaturePage', calls: ['/app/v1/temperature/1/'] },
  { path: '/bloodPressure', file: 'BloodPressurePage', calls: ['/app/v1/bloodpre/1/'] },
  { path: '/sleep', file: 'SleepPage', calls: ['/app/v1/sleep/1/'] },
  { path: '/stepNumber', file: 'StepsPage', calls: ['/app/v1/activity/1/'] },
  { path: '/theHeartList', file: 'EcgListPage', calls: ['/app/ecg-month', '/holter/list'] },
  {
    path: '/warnEventList',
    file: 'WarnEventListPage',
    calls: ['/abnormal/list', '/abnormal/summary'],
  },
]

for (const { path, file, calls } of SCREENS)
  test(`${path} asks for its first words before it is there, and once`, async ({
    page,
    service,
  }) => {
    await signIn(page, service)
    const asked: string[] = []

    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      const called = calls.find((call) => pathname.startsWith('/api/') && pathname.includes(call))
      if (called) asked.push(called)
    })

    const isAsked = () => calls.every((call) => asked.includes(call))
    let cameFirst = false

    if (file)
      await page.route(`**/assets/${file}-*.js`, async (route) => {
        await expect.poll(isAsked, { timeout: 20_000 }).toBe(true)
        cameFirst = true
        await route.continue()
      })

    await page.goto(`/#${path}`)
    await settled(page)
    expect(asked.toSorted()).toEqual([...calls].toSorted())
    expect(cameFirst).toBe(file !== undefined)
  })

const isScript = (path: string) => /^\/assets\/[\w-]+\.js$/.test(path)

test('who only looks at the log-in page fetches no schemas, and who touches it does', async ({
  page,
}) => {
  const fetched: string[] = []
  page.on('request', (request) => void fetched.push(new URL(request.url()).pathname))
  await page.goto('/#/login')
  await settled(page)
  const untouched = fetched.filter(isScript)
  await page.getByRole('textbox').first().click()
  await expect.poll(() => fetched.filter(isScript).length).toBeGreaterThan(untouched.length)
  // Both halves of the shell, the script that fetches ahead for others, what runs them.
  expect(untouched).toHaveLength(4)
})

test('what tells words is made while the file of a screen is coming', async ({ page, service }) => {
  await signIn(page, service)

  await page.addInitScript(() => {
    const { Segmenter } = Intl

    const value = class extends Segmenter {
      constructor(...of: ConstructorParameters<typeof Segmenter>) {
        super(...of)
        performance.mark('tells words')
      }
    }

    Object.defineProperty(Intl, 'Segmenter', { value })
  })

  const isMade = () => page.evaluate(() => performance.getEntriesByName('tells words').length > 0)

  await page.route('**/assets/WarnEventListPage-*.js', async (route) => {
    await expect.poll(isMade, { timeout: 20_000 }).toBe(true)
    await route.continue()
  })

  await page.goto('/#/warnEventList')
  await settled(page)
  expect(await isMade()).toBe(true)
})
