import { expect, newestCode, test } from './support/service.ts'

let lastPhone = 13700000000

/** A phone that no other test uses, so that the limits of sending are its own. */
const newPhone = () =>
  String((lastPhone += 1) + Number(process.env['TEST_PARALLEL_INDEX'] ?? 0) * 1_000_000)

test.beforeEach(async ({ page }) => {
  await page.goto('/#/login')
})

test('[LOGIN-01] [LOGIN-02] [LOGIN-06] shows account, code and an unticked agreement', async ({
  page,
}) => {
  await expect(page.getByLabel('账号', { exact: true })).toBeVisible()
  await expect(page.getByLabel('验证码', { exact: true })).toBeVisible()
  await expect(page.getByRole('checkbox')).not.toBeChecked()
  await expect(page.getByText('我已阅读并同意')).toBeVisible()
})

test('[LOGIN-03] [LOGIN-04] [LOGIN-05] asks for a code and counts 60 s down', async ({ page }) => {
  await page.clock.install()
  const phone = newPhone()
  await page.getByLabel('账号', { exact: true }).fill(phone)
  const sent = page.waitForRequest((request) => request.url().includes('/user/v1/app/pin'))
  await page.getByRole('button', { name: '获取验证码' }).click()
  const request = await sent

  expect([request.method(), new URL(request.url()).searchParams.get('phone')]).toEqual([
    'GET',
    phone,
  ])

  const waiting = page.getByRole('button', { name: /s 后重发/ })
  await expect(waiting).toBeDisabled()
  await expect(waiting).toHaveText(/^60s/)
  await page.clock.runFor(1000)
  await expect(waiting).toHaveText(/^59s/)
  await page.clock.runFor(59_000)
  await expect(page.getByRole('button', { name: '获取验证码' })).toBeEnabled()
})

test('a code that a stranger asked for is told as a pause beside the field, and starts no countdown', async ({
  page,
  service,
}) => {
  const phone = newPhone()
  await fetch(`${service.url}/api/user/v1/app/pin?phone=${phone}`)
  await page.getByLabel('账号', { exact: true }).fill(phone)
  await page.getByRole('button', { name: '获取验证码' }).click()

  await expect(page.getByLabel('验证码', { exact: true })).toHaveAccessibleDescription(
    '请1分钟后再获取验证码',
  )

  await expect(page.getByRole('button', { name: '获取验证码', exact: true })).toBeEnabled()
})

test('[LOGIN-17] [LOGIN-23] a refused phone sends nothing and starts no countdown', async ({
  page,
}) => {
  let calls = 0

  page.on('request', (request) => {
    if (request.url().includes('/app/pin')) calls += 1
  })

  await page.getByLabel('账号', { exact: true }).fill('12345')
  await page.getByRole('button', { name: '获取验证码' }).click()

  await expect(
    page.locator('[data-type=error]', { hasText: '请输入正确的手机号格式' }),
  ).toBeVisible()

  await expect(page.getByRole('button', { name: '获取验证码' })).toBeEnabled()
  expect(calls).toBe(0)
})

test('[LOGIN-08] [LOGIN-18] refuses an unticked agreement and an empty code without a call', async ({
  page,
}) => {
  let calls = 0

  page.on('request', (request) => {
    if (request.url().includes('/app/login')) calls += 1
  })

  await page.getByLabel('账号', { exact: true }).fill(newPhone())
  await page.getByLabel('验证码', { exact: true }).fill('123456')
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await expect(page.locator('[data-type=error]', { hasText: '请阅读用户隐私协议' })).toBeVisible()
  await page.getByRole('checkbox').check()
  await page.getByLabel('验证码', { exact: true }).fill('')
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await expect(page.locator('[data-type=error]', { hasText: '请输入验证码' })).toBeVisible()
  expect(calls).toBe(0)
})

test('[LOGIN-07] [LOGIN-11] [LOGIN-13] [STORE-01] [STORE-02] [STORE-05] [STORE-12] logs a new user in by the SMS banner', async ({
  page,
}) => {
  const phone = newPhone()
  await page.getByLabel('账号', { exact: true }).fill(phone)
  await page.getByRole('button', { name: '获取验证码' }).click()
  await page.getByRole('button', { name: /模拟短信/ }).click()
  await expect(page.getByLabel('验证码', { exact: true })).toHaveValue(/^\d{6}$/)
  await page.getByRole('checkbox').check()
  const sent = page.waitForRequest((request) => request.url().includes('/user/v1/app/login'))
  await page.getByRole('button', { name: '登录', exact: true }).click()
  const query = new URL((await sent).url()).searchParams
  expect([query.get('phone'), query.get('pin')]).toEqual([phone, expect.stringMatching(/^\d{6}$/)])
  await expect(page).toHaveURL(/#\/informationGathering/)
  const stored = await page.evaluate(() => Object.fromEntries(Object.entries(localStorage)))
  expect(stored['token']).toMatch(/^[\w-]{43}$/)
  const user = JSON.parse(String(stored['userStore'])) as Record<string, unknown>
  expect(user).toMatchObject({ userCode: stored['userCode'], userPhone: phone, isBinding: false })
  expect(Object.keys(user)).not.toEqual(expect.arrayContaining(['idNo']))
  expect(JSON.stringify(user)).not.toContain('refreshToken')
})

test('[LOGIN-10] [STORE-04] [ROUTE-080] an existing user comes to /health, and stays logged in over a reload', async ({
  page,
  service,
}) => {
  const phone = '13800000004'
  await page.getByLabel('账号', { exact: true }).fill(phone)
  await page.getByRole('button', { name: '获取验证码' }).click()
  await expect(page.getByRole('button', { name: /s 后重发/ })).toBeVisible()
  await page.getByLabel('验证码', { exact: true }).fill(await newestCode(page, service, phone))
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await expect(page).toHaveURL(/#\/health/)
  await page.reload()
  await expect(page).toHaveURL(/#\/health/)
  await expect(page.getByRole('heading', { name: '健康', exact: true })).toBeVisible()
})

test('[LOGIN-09] [LOGIN-19] the logo leads to customer service', async ({ page, service }) => {
  const { links } = (await (await page.request.get(`${service.url}/config.json`)).json()) as {
    links: { customerService: string }
  }

  await expect(page.getByRole('link', { name: /康伴/ })).toHaveAttribute(
    'href',
    links.customerService,
  )
})

test('[FORMAT-01] phone and code take digits only', async ({ page }) => {
  for (const label of ['账号', '验证码']) {
    await page.getByLabel(label, { exact: true }).pressSequentially('1a2b3')
    await expect(page.getByLabel(label, { exact: true })).toHaveValue('123')
  }

  // Pasted as it stands in an address book.
  const phone = page.getByLabel('账号', { exact: true })
  await phone.fill('')
  await page.keyboard.insertText('138-0000-0001')
  await expect(phone).toHaveValue('13800000001')
})

test('[LOGIN-24] log-out on /mine empties the storage and opens /login', async ({ page }) => {
  const phone = newPhone()
  await page.getByLabel('账号', { exact: true }).fill(phone)
  await page.getByRole('button', { name: '获取验证码' }).click()
  await page.getByRole('button', { name: /模拟短信/ }).click()
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await expect(page).toHaveURL(/#\/informationGathering/)
  await page.goto('/#/mine')
  await page.getByRole('button', { name: '退出登录' }).click()
  await page.getByRole('dialog').getByRole('button', { name: /退出/ }).click()
  await expect(page).toHaveURL(/#\/login/)
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
})

test('[REQ-06] a slow call shows the loading indicator', async ({ page }) => {
  await page.route('**/user/v1/app/pin**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500))
    await route.continue()
  })

  await page.getByLabel('账号', { exact: true }).fill(newPhone())
  await page.getByRole('button', { name: '获取验证码' }).click()
  await expect(page.getByRole('button', { name: '取消' })).toBeVisible()
  await expect(page.getByRole('button', { name: /s 后重发/ })).toBeVisible()
  await expect(page.getByRole('button', { name: '取消' })).toBeHidden()
})
