import { expect, signIn, test } from './service.ts'

const SCREENS = [
  ['/informationGathering', '完善个人信息'],
  ['/aboutUs', '关于我们'],
  ['/agreement', '隐私政策'],
  ['/serviceAgreement', '服务协议'],
  ['/login', '登录'],
  ['/theHeart?ecg=1&id=E1', '心电详情'],
  ['/theHeartList', '心电'],
  ['/pdfViewer?pdfUrl=%2Fapi%2Fnothing.pdf', '报告查看'],
  ['/ecg', '实时心电'],
  ['/401', '无访问权限'],
  ['/mine', '我的'],
  ['/health', '首页'],
  ['/lead', '心电导联'],
  ['/health-daily-report-detail', '日报详情'],
  ['/rb', '日报'],
  // Last, since it turns elderly mode on.
  ['/oldAgeHealth', '首页'],
] as const

test('[ROUTE-001] [ROUTE-002] [ROUTE-003] [ROUTE-007] [ROUTE-034] [ROUTE-041] [ROUTE-042] [ROUTE-043] [ROUTE-044] [ROUTE-046] [ROUTE-047] [ROUTE-049] [ROUTE-052] [ROUTE-053] [ROUTE-062] [ROUTE-072] every screen that is built opens under its path and title', async ({
  page,
  service,
}, info) => {
  // The record and the report of this test do not exist: the screens say so.
  info.annotations.push({ type: 'console-errors-expected' })
  const broken: string[] = []
  page.on('pageerror', (error) => broken.push(error.message))
  await signIn(page, service)
  for (const [path, title] of SCREENS) {
    await page.goto('about:blank')
    await page.goto(`/#${path}`)
    await expect(page).toHaveTitle(title)
    await expect(page.locator('main, h1, h2').first()).toBeVisible()
    expect(new URL(page.url()).hash).toBe(`#${path}`)
  }
  expect(broken).toEqual([])
})
