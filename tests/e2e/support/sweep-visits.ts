// Where the sweep goes: every path of the app's own table, with queries that make the screens show data.
import { expect, type Page } from '@playwright/test'
import { redirectOf, turnsElderOn } from '../../../apps/web/src/app/redirect.ts'
import { type ScreenPath, screenName, SCREENS } from '../../../apps/web/src/config/screens.ts'
import { chinaDay } from './china-day.ts'
import { questionnaire, redemption } from './kept-states.ts'
import { openAnew } from './open-anew.ts'
import type { Service } from './service.ts'
import { settled } from './settled.ts'

/** What the seeded woman has, by the words of the API. */
export interface Things {
  ecg: string
  daily: string
  weekly: string
  dailyToken: string
  weeklyToken: string
  picture: string
}

interface Query {
  search: string
  /** Names the picture; none for the screen as such. */
  variant?: string
  /** For a screen that is reached by a tap on another one. */
  from?: { hash: string; button: RegExp }
  /** What the phone has kept for the screen, by its key. */
  kept?: Readonly<Record<string, unknown>>
  /** A notice that stands before the screen is confirmed by this button. */
  confirm?: string
}

export interface Visit extends Query {
  path: ScreenPath
  title: string
  /** Of the picture, and of findings. */
  name: string
  /** Whether it is the first state of its screen, which stands for the screen at the other widths. */
  first: boolean
}

const DETAIL = (things: Things) => `#/theHeart?ecg=1&id=${things.ecg}`
const bare: Query = { search: '' }

const variants = (name: string, values: readonly string[]): Query[] =>
  values.map((value) => ({ search: `?${name}=${value}`, variant: value }))

/** Yesterday has its data at every hour; of today there may be no night and no reading yet. */
const spans = (): Query[] => [
  { search: `?date=${chinaDay(1)}` },
  { search: '', variant: 'today' },
  ...variants('span', ['week', 'month']),
]

/** The states of a screen; one that is not here is opened bare. */
const QUERIES: Readonly<Record<string, (things: Things) => Query[]>> = {
  '/informationGathering': () => [
    { search: '', variant: 'notice' },
    { search: '', confirm: '知道了' },
    { search: '', variant: 'health', confirm: '知道了', kept: questionnaire(1) },
    { search: '?view=personal', variant: 'diseases', confirm: '知道了', kept: questionnaire(1) },
    { search: '', variant: 'habits', confirm: '知道了', kept: questionnaire(2) },
  ],
  '/aboutUs': () => [{ search: '?gallery=1' }],
  '/theHeartList': () => variants('tab', ['all', 'watch', 'instrument']),
  '/theHeart': ({ ecg }) => [{ search: `?ecg=1&id=${ecg}` }],
  '/lead': (things) => [
    { search: '', from: { hash: DETAIL(things), button: /导联图/ } },
    { search: '?holter=latest', variant: 'holter' },
  ],
  '/pdfViewer': (things) => [{ search: '', from: { hash: DETAIL(things), button: /^PDF 报告$/ } }],
  '/heartRateDetails': spans,
  '/bloodOxygen': spans,
  '/skinTemperature': spans,
  '/stepNumber': spans,
  '/sleep': spans,
  '/bloodPressure': () => [...spans(), { search: `?date=${chinaDay(40)}`, variant: 'manual' }],
  '/manualReading': () => [
    { search: '' },
    ...variants('kind', ['oxygen', 'temperature', 'weight']),
  ],
  '/health-daily-report-detail': ({ daily }) => [{ search: `?id=${daily}` }],
  '/health-weekend-report-detail': ({ weekly }) => [{ search: `?id=${weekly}` }],
  '/rb': ({ dailyToken }) => [
    { search: `?token=${dailyToken}` },
    { search: '', variant: 'no-token' },
  ],
  '/zb': ({ weeklyToken }) => [{ search: `?token=${weeklyToken}` }],
  '/PictureDisplay': ({ picture }) => [
    { search: `?url=${encodeURIComponent(picture)}` },
    { search: '', variant: 'nothing' },
  ],
  '/writeOff': () => [{ search: '?id=sweep' }, { search: '', variant: 'no-id' }],
  '/writeOffInformation': () => [
    { search: '', kept: redemption('1001') },
    { search: '', variant: 'redeemed', kept: redemption('1002') },
  ],
  '/screen': () => [
    { search: '' },
    { search: `?category=${encodeURIComponent('老年常见问题')}`, variant: 'last' },
  ],
  '/screendetail': () => [
    { search: `?name=${encodeURIComponent('高血压')}` },
    { search: '?name=-', variant: 'unknown' },
  ],
  '/makeanappointment': () => [{ search: '' }, ...variants('view', ['mine'])],
  '/feedback': () => [{ search: '' }, ...variants('view', ['mine'])],
  '/echarts': () => variants('data', ['good', 'empty', 'single', 'gap', 'outside']),
}

/** Every state of every screen that the mode has. */
export function visitsOf(things: Things, elder: boolean): Visit[] {
  return SCREENS.filter(({ path }) => {
    const redirect = redirectOf({ path, search: '', loggedIn: true, elder })
    return redirect === null && (elder || !turnsElderOn(path))
  }).flatMap(({ path, title }) =>
    (QUERIES[path]?.(things) ?? [bare]).map((query, index) => {
      const screen = screenName(path).replaceAll('/', '-')
      const name = query.variant ? `${screen}.${query.variant}` : screen
      return { ...query, path, title, name, first: index === 0 }
    }),
  )
}

interface Caller {
  page: Page
  service: Service
  token: string
}

async function ask<T>({ page, service, token }: Caller, path: string): Promise<T> {
  const answer = await page.request.get(`${service.url}/api/${path}`, {
    headers: { authorization: token },
  })

  const { data } = (await answer.json()) as { data: T }
  return data
}

/** A stored record of the seeded woman: the newest of the last weeks. */
async function someEcg(caller: Caller): Promise<string> {
  for (let daysAgo = 0; daysAgo < 90; daysAgo++) {
    const day = chinaDay(daysAgo)

    const { dataEcgInfosRespList: records } = await ask<{ dataEcgInfosRespList: { id: string }[] }>(
      caller,
      `monitor/v1/app/find-ecg-list?dayDate=${day}`,
    )

    if (records[0]) return records[0].id
  }

  throw new Error('the seeded woman has no ECG')
}

async function newestReport(caller: Caller, kind: 'daily' | 'weekly'): Promise<string> {
  const { list } = await ask<{ list: { id: string }[] }>(
    caller,
    `report/v1/app/list?kind=${kind}&pn=1&ps=1`,
  )

  if (!list[0]) throw new Error(`the seeded woman has no ${kind} report`)
  return list[0].id
}

async function share({ page, service, token }: Caller, reportId: string): Promise<string> {
  const answer = await page.request.post(`${service.url}/api/report/v1/app/share`, {
    headers: { authorization: token },
    data: { reportId, days: 1 },
  })

  const { data } = (await answer.json()) as { data: { token: string } }
  return data.token
}

async function somePicture(caller: Caller): Promise<string> {
  const { list } = await ask<{ list: { files: { url: string }[] }[] }>(
    caller,
    'archive/v1/app/list?pn=1&ps=20',
  )

  const picture = list.flatMap(({ files }) => files)[0]
  if (!picture) throw new Error('the seeded woman has no picture')
  return picture.url
}

const known = new Map<string, Things>()

/** Looked up once for a service. */
export async function thingsOf(caller: Caller): Promise<Things> {
  const { url } = caller.service
  const before = known.get(url)
  if (before) return before

  const [daily, weekly] = [
    await newestReport(caller, 'daily'),
    await newestReport(caller, 'weekly'),
  ]

  const things: Things = {
    ecg: await someEcg(caller),
    daily,
    weekly,
    dailyToken: await share(caller, daily),
    weeklyToken: await share(caller, weekly),
    picture: await somePicture(caller),
  }

  known.set(url, things)
  return things
}

export const twoFrames = (page: Page) =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  )

/** As high as the screen is long, so that nothing lies under the bars. */
export async function showWhole(
  page: Page,
  { width, height }: { width: number; height: number },
): Promise<void> {
  for (let shown = height; ;) {
    const whole = await page.evaluate(() => document.documentElement.scrollHeight)
    if (whole <= shown) return
    shown = whole
    await page.setViewportSize({ width, height: shown })
    await twoFrames(page)
  }
}

/** As the screen before, or an earlier visit, would keep it: an address alone does not open every screen. */
const keepOnPhone = (page: Page, kept: Query['kept']) =>
  page.addInitScript((items) => {
    if (location.protocol === 'about:') return

    for (const [key, value] of Object.entries(items ?? {})) {
      const storage = key === 'informationGathering' ? localStorage : sessionStorage
      storage.setItem(key, JSON.stringify(value))
    }
  }, kept)

/** A prize that waits to be redeemed. */
export const keepRedemption = (page: Page) => keepOnPhone(page, redemption('1001'))

const DRAWN_MS = 20_000

/** Opens a state of a screen anew. */
export async function visit(
  page: Page,
  { path, search, from, confirm, kept }: Visit,
): Promise<void> {
  if (kept) await keepOnPhone(page, kept)
  await openAnew(page, from ? `/${from.hash}` : `/#${path}${search}`)

  if (from) {
    await page.getByRole('button', { name: from.button }).click()
    await expect(page).toHaveURL((url) => url.hash.startsWith(`#${path}`))
    // The service draws it, and the page what draws it.
    await expect(page.locator('canvas').first()).toBeVisible({ timeout: DRAWN_MS })
  }

  if (confirm) {
    await page.getByRole('button', { name: confirm }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }

  await settled(page)
}
