// Looks at every screen of the web app on a back end that knows the two documents and nothing of ours.
import type { Page } from '@playwright/test'
import { redirectOf, turnsElderOn } from '../../../apps/web/src/app/redirect.ts'
import { type Screen, SCREENS } from '../../../apps/web/src/config/screens.ts'
import { allAnswered, watchCalls } from './calls-under-way.ts'
import { chinaDay } from './china-day.ts'
import { type Production, watchRequests } from './documented-service.ts'
import { chooseMode, MODES, type ModeName } from './modes.ts'
import { openAnew } from './open-anew.ts'
import { pageFindings } from './page-findings.ts'
import { signIn } from './service.ts'
import { settled } from './settled.ts'
import { keepRedemption, showWhole } from './sweep-visits.ts'
import { watchToasts } from './toasts.ts'

const SIZE = { width: 375, height: 812 } as const
const NOT_OFFERED = '当前服务没有提供这一项'
/** What a program that met something unexpected lets through to people. */
const NONSENSE = /undefined|NaN|\bnull\b|Infinity|\[object|Invalid Date/

export const screens: readonly Screen[] = SCREENS
const spans = ['', '?span=week', '?span=month']

const SEARCHES: Readonly<Record<string, readonly string[]>> = {
  '/aboutUs': ['?gallery=1'],
  '/writeOff': ['?id=any'],
  '/sleep': spans,
  '/bloodPressure': spans,
  '/stepNumber': spans,
  '/screendetail': [`?name=${encodeURIComponent('高血压')}`],
  '/theHeartList': ['?tab=all', '?tab=watch', '?tab=instrument'],
}

export async function enter(page: Page, { service }: Production, mode: ModeName): Promise<string> {
  const { token } = await signIn(page, service)
  await chooseMode(page, mode)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await keepRedemption(page)
  return token
}

/** The newest stored record of the seeded woman, by documented calls. */
async function someEcg(page: Page, { service }: Production, token: string): Promise<string> {
  for (let daysAgo = 0; daysAgo < 60; daysAgo++) {
    const day = chinaDay(daysAgo)
    const path = `${service.url}/api/monitor/v1/app/find-ecg-list?dayDate=${day}`
    const answer = await page.request.get(path, { headers: { authorization: token } })

    const { data } = (await answer.json()) as {
      data: { dataEcgInfosRespList?: { id: string }[] | null } | null
    }

    const id = data?.dataEcgInfosRespList?.[0]?.id
    if (id) return id
  }

  throw new Error('the seeded woman has no ECG')
}

export async function open(page: Page, hash: string): Promise<void> {
  await openAnew(page, `/${hash}`)
  await settled(page)
}

type Finding = readonly [screen: string, check: string, ...details: unknown[]]

async function look(
  page: Page,
  { name, title, ours }: { name: string; title: string; ours: boolean },
  mode: ModeName,
) {
  const findings: Finding[] = []
  const text = await page.locator('body').innerText()
  if ((await page.title()) !== title) findings.push([name, 'title', await page.title()])
  if (text.includes(NOT_OFFERED) !== ours)
    findings.push([name, ours ? 'is offered' : 'is not offered'])
  if (ours && !(await page.getByRole('button', { name: '回首页' }).count()))
    findings.push([name, 'no way home'])
  if (await page.getByRole('button', { name: '重试', exact: true }).count())
    findings.push([name, 'error state'])
  const nonsense = NONSENSE.exec(text)
  if (nonsense)
    findings.push([
      name,
      'nonsense',
      text.slice(Math.max(0, nonsense.index - 40), nonsense.index + 40),
    ])
  for (const finding of await pageFindings(page, mode)) findings.push([name, ...finding])
  return findings
}

/** What is wrong with any of them, a line each. */
export async function everyScreen(
  { page, production }: { page: Page; production: Production },
  mode: ModeName,
  folder: string,
) {
  const { elder } = MODES[mode]
  const toasts = await watchToasts(page)
  const token = await enter(page, production, mode)
  const ecg = await someEcg(page, production, token)
  const findings: Finding[] = []
  let name = ''

  page.on(
    'console',
    (message) => message.type() === 'error' && findings.push([name, 'console', message.text()]),
  )

  page.on('pageerror', ({ message }) => findings.push([name, 'page error', message]))
  const strange = watchRequests(page, production)
  const calls = watchCalls(page)

  const shown = screens.filter(({ path }) => {
    const redirect = redirectOf({ path, search: '', loggedIn: true, elder })
    return redirect === null && (elder || !turnsElderOn(path))
  })

  for (const { path, title, ours = false } of shown) {
    for (const search of path === '/theHeart' ? [`?ecg=1&id=${ecg}`] : (SEARCHES[path] ?? [''])) {
      name = `${path}${search.replace(ecg, 'id')}`

      try {
        await page.setViewportSize(SIZE)
        calls.clear()
        await open(page, `#${path}${search}`)
        await allAnswered(page, calls)
        await showWhole(page, SIZE)
        findings.push(...(await look(page, { name, title, ours }, mode)))
        const file = name.replace(/\W+/g, '-')
        await page.screenshot({ path: `test-results/documented/${folder}/${file}.png` })
      } catch (cause) {
        findings.push([name, 'not shown', String(cause).replace(/\s+/g, ' ').slice(0, 300)])
      }

      for (const toast of toasts.splice(0)) findings.push([name, 'toast', toast])
      for (const why of strange.splice(0)) findings.push([name, 'request', why])
    }
  }

  return findings.map((finding) =>
    finding.map((part) => (typeof part === 'string' ? part : JSON.stringify(part))).join('  '),
  )
}
