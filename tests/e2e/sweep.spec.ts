// Every screen in every mode and width: no error, accessible, nothing too small or cut off, under its own title. The pictures
// in test-results/screens are for people to judge: scripts/contact-sheets.mjs puts them on sheets.
import type { ConsoleMessage, Page, Request } from '@playwright/test'
import { screenName, SCREENS, type ScreenPath } from '../../apps/web/src/config/screens.ts'
import { type Actions, actionsOf, differences, normalForm } from './support/actions.ts'
import { allAnswered, watchCalls } from './support/calls-under-way.ts'
import { foreignWords, wordsOf } from './support/chinese-only.ts'
import { chooseMode, MODES, type ModeName } from './support/modes.ts'
import {
  axeFindings,
  contrastFindings,
  type PageFinding,
  sizeFindings,
  widestElement,
} from './support/page-findings.ts'
import { expect, type Service, signIn, test } from './support/service.ts'
import { settled } from './support/settled.ts'
import {
  showWhole,
  type Things,
  thingsOf,
  twoFrames,
  type Visit,
  visit,
  visitsOf,
} from './support/sweep-visits.ts'

test.describe.configure({ mode: 'parallel' })
// A trace of hundreds of pages takes longer than to look at them.
test.use({ trace: 'off' })

/** Here every state of a screen is opened, and axe looks at it: its rules do not depend on the width. */
const FULL_SIZE = { width: 375, height: 812 } as const

/** The first state of each screen is then turned to these: to open it anew would take three times as long. */
const OTHER_SIZES = [
  { width: 320, height: 568 },
  { width: 430, height: 932 },
] as const

type Size = typeof FULL_SIZE | (typeof OTHER_SIZES)[number]

/** The screens are shared out over so many tests of about the same length, so that the workers end together. */
const SHARES = 9

type Finding = readonly [screen: string, check: string, ...details: unknown[]]

async function look(
  page: Page,
  at: Visit,
  { mode, width }: { mode: ModeName; width: number },
): Promise<Finding[]> {
  const findings: Finding[] = []
  const title = await page.title()
  if (title !== at.title) findings.push([at.name, 'title', title])
  // The seeded woman has data for every screen: an offer to try again means that something was refused.
  if (await page.getByRole('button', { name: '重试', exact: true }).count())
    findings.push([at.name, 'data not loaded'])

  const language = await page.locator('html').getAttribute('lang')
  if (language !== 'zh-CN') findings.push([at.name, 'language', language])
  const written = await page.locator('body').innerText()
  if (!/\p{Script=Han}/u.test(written)) findings.push([at.name, 'no Chinese'])
  for (const word of foreignWords(await wordsOf(page))) findings.push([at.name, 'English', word])

  const found = [
    ...(width === FULL_SIZE.width ? await axeFindings(page) : []),
    ...(await sizeFindings(page, mode)),
  ]

  findings.push(...found.map((finding): Finding => [at.name, ...finding]))

  await page.screenshot({
    path: `test-results/screens/${mode.replace(' ', '-')}/${width}/${at.name}.png`,
  })

  return findings
}

/** One line each, the same ones counted. */
const listed = (findings: readonly Finding[]): string[] => {
  const lines = findings.map((finding) =>
    finding.map((part) => (typeof part === 'string' ? part : JSON.stringify(part))).join('  '),
  )

  return [...Map.groupBy(lines, (line) => line)].map(([line, { length }]) =>
    length > 1 ? `${line}  (${length} times)` : line,
  )
}

/** A state of a screen at one width, once it shows all that it has there. */
async function lookAt(
  page: Page,
  at: Visit,
  { mode, size, calls }: { mode: ModeName; size: Size; calls: ReadonlySet<Request> },
): Promise<Finding[]> {
  await allAnswered(page, calls)
  await showWhole(page, size)
  return look(page, at, { mode, width: size.width })
}

/** The root font follows in a frame or two; a machine that is busy takes longer. */
const FOLLOW_MS = 10_000

/**
 * Until the root font has followed the width; before, the page is zoomed out, and higher than it will be. One that is wider
 * than the screen stays zoomed out: then what makes it so is found.
 */
async function followed(page: Page, size: Size): Promise<PageFinding[]> {
  try {
    await page.waitForFunction(
      ({ width, height }) => {
        const frame = document.documentElement.style.getPropertyValue('--frame')
        return innerWidth === width && innerHeight === height && frame === `${width}px`
      },
      size,
      { timeout: FOLLOW_MS },
    )

    return []
  } catch {
    return [['too wide', size.width, await widestElement(page)]]
  }
}

/** The same page once the phone has turned dark. */
async function lookInDark(
  page: Page,
  at: Visit,
  { mode, calls }: { mode: ModeName; calls: ReadonlySet<Request> },
): Promise<Finding[]> {
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await allAnswered(page, calls)
  await twoFrames(page)
  const findings = await contrastFindings(page)
  const folder = `test-results/screens/${mode.replace(' ', '-')}/dark`
  await page.screenshot({ path: `${folder}/${at.name}.png` })
  await page.emulateMedia({ colorScheme: 'light' })
  return findings.map((finding): Finding => [at.name, ...finding])
}

/** Opens a state of a screen and looks at it at every width. */
async function lookThrough(
  page: Page,
  at: Visit,
  { mode, calls }: { mode: ModeName; calls: Set<Request> },
): Promise<Finding[]> {
  await page.setViewportSize(FULL_SIZE)
  calls.clear()
  await visit(page, at)
  const findings = await lookAt(page, at, { mode, size: FULL_SIZE, calls })
  if (!at.first) return findings
  // Larger text has the same colours.
  if (!MODES[mode].extraLarge) findings.push(...(await lookInDark(page, at, { mode, calls })))

  for (const size of OTHER_SIZES) {
    await page.setViewportSize(size)
    const tooWide = await followed(page, size)
    findings.push(...tooWide.map((finding): Finding => [at.name, ...finding]))
    if (tooWide.length > 0) continue
    // Charts and what is measured follow in the next frame.
    await twoFrames(page)
    await settled(page)
    findings.push(...(await lookAt(page, at, { mode, size, calls })))
  }

  return findings
}

/** The first state of each screen, by the name of its normal form, with what can be done there. */
type Offered = Map<string, Actions>

interface Look {
  mode: ModeName
  share: number
  calls: Set<Request>
  findings: Finding[]
}

async function sweepMode(
  { page, things }: { page: Page; things: Things },
  { mode, share, calls, findings }: Look,
): Promise<Offered> {
  const offered: Offered = new Map()
  await chooseMode(page, mode)
  const seen = (name: string) => `${mode}: ${name}`
  let name = ''

  const onConsole = (message: ConsoleMessage) =>
    message.type() === 'error' && findings.push([seen(name), 'console', message.text()])

  const onError = ({ message }: Error) => findings.push([seen(name), 'page error', message])
  page.on('console', onConsole)
  page.on('pageerror', onError)

  for (const at of visitsOf(things, MODES[mode].elder).filter((one) => shareOf(one) === share)) {
    name = at.name

    try {
      const found = await lookThrough(page, at, { mode, calls })
      findings.push(...found.map(([screen, ...rest]): Finding => [seen(screen), ...rest]))
      if (at.first) offered.set(normalForm(at.path), await actionsOf(page))
    } catch (cause) {
      findings.push([seen(name), 'not shown', String(cause).replace(/\s+/g, ' ').slice(0, 300)])
    }
  }

  page.off('console', onConsole)
  page.off('pageerror', onError)
  return offered
}

/** Both forms of a screen are in one share. */
const shareOf = ({ path }: Visit): number =>
  SCREENS.findIndex((screen) => screen.path === normalForm(path)) % SHARES

async function sweep({ page, service }: { page: Page; service: Service }, share: number) {
  const { token } = await signIn(page, service)
  const things = await thingsOf({ page, service, token })
  // Charts stand at once, traces stand still: pictures of two runs can be compared.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const findings: Finding[] = []
  const look = { share, calls: watchCalls(page), findings }
  const elderly = await sweepMode({ page, things }, { mode: 'elderly', ...look })
  const normal = await sweepMode({ page, things }, { mode: 'normal', ...look })
  await sweepMode({ page, things }, { mode: 'extra large', ...look })

  for (const [screen, actions] of normal) {
    const other = elderly.get(screen)
    if (!other) findings.push([screen, 'has no elderly form'])
    else
      for (const difference of differences(screen.slice(1), { normal: actions, elderly: other }))
        findings.push([screen, difference])
  }

  return listed(findings)
}

for (let share = 0; share < SHARES; share++) {
  test(`[SHELL-01] every screen is whole, Chinese and accessible at every width and in every mode, and offers the same to elders: ${share + 1} of ${SHARES}`, async ({
    page,
    service,
  }, info) => {
    test.setTimeout(600_000)
    // They are findings here, told with the screen they come from.
    info.annotations.push({ type: 'console-errors-expected' })
    const findings = await sweep({ page, service }, share)
    expect(findings, findings.join('\n')).toEqual([])
  })
}

const opened = new Set<ScreenPath>()

/** Shows that a path opens under its title without an error, and that it is named as documented. */
function opens(path: ScreenPath, title: string) {
  opened.add(path)

  return async ({ page, service }: { page: Page; service: Service }) => {
    const { token } = await signIn(page, service)
    const things = await thingsOf({ page, service, token })

    const at = [...visitsOf(things, false), ...visitsOf(things, true)].find(
      (one) => one.path === path,
    )

    if (!at) throw new Error(`${path} is never shown`)
    if (path.startsWith('/oldAge')) await chooseMode(page, 'elderly')
    await visit(page, at)
    await expect(page).toHaveTitle(title)
    expect(screenName(path)).toBe(path === '/survey' ? 'surveyPage' : path.slice(1))
    expect(new URL(page.url()).hash.split('?')[0]).toBe(`#${path}`)
  }
}

test('[ROUTE-052] /health opens', opens('/health', '首页'))
test('[ROUTE-053] /oldAgeHealth opens', opens('/oldAgeHealth', '首页'))
test('[ROUTE-034] /login opens', opens('/login', '登录'))
test('[ROUTE-046] /401 opens', opens('/401', '无访问权限'))
test('[ROUTE-001] /informationGathering opens', opens('/informationGathering', '完善个人信息'))
test('[ROUTE-038] /information opens', opens('/information', '个人信息'))
test('[ROUTE-037] [MEDHIS-01] /disease opens', opens('/disease', '病史选择'))
test('[ROUTE-068] /contacts opens', opens('/contacts', '紧急联系人'))
test('/sharing opens', opens('/sharing', '家人安心'))
test('[ROUTE-047] /mine opens', opens('/mine', '我的'))
test('[ROUTE-035] [DEVICE-49] /binding opens', opens('/binding', '设备绑定'))
test('[ROUTE-039] [CONFLICT-25] /unbind opens', opens('/unbind', '设备管理'))
test('[ROUTE-040] [AFTER-06] /afterSales opens', opens('/afterSales', '售后申请'))
test('[ROUTE-009] [CONFLICT-33] /equity opens', opens('/equity', '权益详情'))
test('[ROUTE-013] /newIndex opens', opens('/newIndex', '健康资讯'))
test('[ROUTE-012] [SERVICE-04] /service opens', opens('/service', '服务'))
test('[ROUTE-014] /admission opens', opens('/admission', '入院保障'))
test('[ROUTE-015] /medicalReturn opens', opens('/medicalReturn', '医疗送返'))
test('[ROUTE-016] /butlerservice opens', opens('/butlerservice', '安全管家'))
test('[ROUTE-017] /service1 opens', opens('/service1', '家电维修清洗'))
test('[ROUTE-018] /unlocking opens', opens('/unlocking', '紧急开锁'))
test('[ROUTE-019] /assist opens', opens('/assist', '门诊协助'))
test('[ROUTE-022] /urgent opens', opens('/urgent', '紧急医疗转运'))
test('[ROUTE-023] /toilet opens', opens('/toilet', '马桶疏通'))
test('[ROUTE-024] /medicalGuardianship opens', opens('/medicalGuardianship', '医疗监护'))
test('[ROUTE-025] /doctor opens', opens('/doctor', '电话医疗咨询'))
test('[ROUTE-002] /aboutUs opens', opens('/aboutUs', '关于我们'))
test('[ROUTE-003] /agreement opens', opens('/agreement', '隐私政策'))
test('[ROUTE-007] /serviceAgreement opens', opens('/serviceAgreement', '服务协议'))
test('[ROUTE-044] /ecg opens', opens('/ecg', '实时心电'))
test('[ROUTE-042] /theHeartList opens', opens('/theHeartList', '心电'))
test('[ROUTE-041] /theHeart opens', opens('/theHeart', '心电详情'))
test('[ROUTE-072] /lead opens', opens('/lead', '心电导联'))
test('[ROUTE-054] /heartRateDetails opens', opens('/heartRateDetails', '心率'))
test('[ROUTE-031] /stepNumber opens', opens('/stepNumber', '步数'))
test('[ROUTE-032] /sleep opens', opens('/sleep', '睡眠'))
test('[ROUTE-055] /bloodOxygen opens', opens('/bloodOxygen', '血氧饱和度'))
test('[ROUTE-056] /skinTemperature opens', opens('/skinTemperature', '皮肤温度'))
test('[ROUTE-033] /bloodPressure opens', opens('/bloodPressure', '血压'))
test('/manualReading opens', opens('/manualReading', '手动输入'))
test('/weight opens', opens('/weight', '体重'))
test('[ROUTE-050] /warnEventList opens', opens('/warnEventList', '预警事件'))
test('[ROUTE-057] /chineseMedicineIndex opens', opens('/chineseMedicineIndex', '中医报告'))
test('[ROUTE-063] /oldAgeChineseMedicine opens', opens('/oldAgeChineseMedicine', '中医报告'))
test('[ROUTE-071] /survey opens', opens('/survey', '问卷'))
test('[ROUTE-043] /pdfViewer opens', opens('/pdfViewer', '报告查看'))
test('[ROUTE-058] /health-report opens', opens('/health-report', '健康报告'))
test('[ROUTE-059] /health-daily-report-list opens', opens('/health-daily-report-list', '健康日报'))

test(
  '[ROUTE-060] /health-weekend-report-list opens',
  opens('/health-weekend-report-list', '健康周报'),
)

test('[ROUTE-067] /HistoricalReport opens', opens('/HistoricalReport', '历史报告'))

test(
  '[ROUTE-062] /health-daily-report-detail opens',
  opens('/health-daily-report-detail', '日报详情'),
)

test(
  '[ROUTE-061] /health-weekend-report-detail opens',
  opens('/health-weekend-report-detail', '周报详情'),
)

test('[ROUTE-049] /rb opens', opens('/rb', '日报'))
test('[ROUTE-048] /zb opens', opens('/zb', '周报'))
test('/forDoctor opens', opens('/forDoctor', '给医生看'))
test('/reminders opens', opens('/reminders', '提醒'))
test('/doctorPage opens', opens('/doctorPage', '给医生看'))
test('[ROUTE-065] /HeartHidingReport opens', opens('/HeartHidingReport', '心脏隐患报告'))

test(
  '[ROUTE-064] /oldAgeHeartHidingReport opens',
  opens('/oldAgeHeartHidingReport', '心脏隐患报告'),
)

test('[ROUTE-036] /recordList opens', opens('/recordList', '测量对比记录'))
test('[ROUTE-069] /healthArchive opens', opens('/healthArchive', '健康档案'))
test('[ROUTE-070] /healthArchive/upload opens', opens('/healthArchive/upload', '图片上传'))
test('[ROUTE-066] /PictureDisplay opens', opens('/PictureDisplay', '图片展示'))
test('[ROUTE-008] /integral opens', opens('/integral', '积分中心'))
test('[ROUTE-010] /integralRecord opens', opens('/integralRecord', '积分记录'))
test('[ROUTE-011] /awardRecord opens', opens('/awardRecord', '中奖记录'))
test('[ROUTE-026] /writeOff opens', opens('/writeOff', '奖品核销'))

test('[ROUTE-028] /writeOffInformation opens', opens('/writeOffInformation', '核销信息'))

test('[ROUTE-029] [DISEASE-02] [DISEASE-18] /screen opens', opens('/screen', '健康查询'))
test('[ROUTE-030] /see opens', opens('/see', '疾病搜索'))
test('[ROUTE-027] /screendetail opens', opens('/screendetail', '疾病详情'))
test('[ROUTE-021] /makeanappointment opens', opens('/makeanappointment', '门诊预约'))
test('[ROUTE-051] /feedback opens', opens('/feedback', '意见反馈'))
test('[ROUTE-004] /echarts opens', opens('/echarts', '图表演示'))
test('[ROUTE-005] /picke opens', opens('/picke', '选择器演示'))
test('[ROUTE-006] /bulletFrame opens', opens('/bulletFrame', '弹框演示'))
test('[ROUTE-045] /canvas opens', opens('/canvas', '画布演示'))

test('the rows above leave no screen of the app out', () => {
  expect(SCREENS.map(({ path }) => path).filter((path) => !opened.has(path))).toEqual([])
})
