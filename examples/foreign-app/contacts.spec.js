import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { startMock } from '@kangban/mock'
import { expect, test as base } from '@playwright/test'

const HER = '13800000001'

async function sendFile(url, answer) {
  const name = new URL(url, 'http://files').pathname.slice(1) || 'index.html'
  const type = name.endsWith('.js') ? 'text/javascript' : 'text/html; charset=utf-8'
  answer.setHeader('content-type', type).end(await readFile(new URL(name, import.meta.url)))
}

const test = base.extend({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures that are needed from the pattern
  mock: async ({}, use) => {
    const mock = await startMock({ frozen: true })
    await use(mock)
    await mock.stop()
  },
  /** The app on a port of its own, as a developer serves it; its back end is the mock. */
  page: async ({ page, mock }, use) => {
    const files = createServer(({ url }, answer) => void sendFile(url, answer))
    await once(files.listen(0, '127.0.0.1'), 'listening')
    await page.goto(`http://127.0.0.1:${files.address().port}/?api=${mock.url}/api`)
    await use(page)
    files.closeAllConnections()
    files.close()
  },
})

async function logIn(page, mock) {
  await page.getByLabel('手机号').fill(HER)
  await page.getByRole('button', { name: '获取验证码' }).click()
  await expect(page.getByRole('status')).toHaveText('验证码已发送')
  const { code } = mock.outbox().find(({ to }) => to === HER)
  await page.getByLabel('验证码').fill(code)
  await page.getByRole('button', { name: '登录' }).click()
}

async function add(page, { name, phone }) {
  await page.getByLabel('姓名').fill(name)
  await page.getByLabel('电话').fill(phone)
  await page.getByRole('button', { name: '添加' }).click()
}

test('logs in by the code of the SMS and shows whom the seeded grandmother would call', async ({
  page,
  mock,
}) => {
  await logIn(page, mock)
  await expect(page.getByRole('listitem')).toHaveText([/李建军/, /李秀英/])
})

test('adds somebody, and says what the service refuses', async ({ page, mock }) => {
  await logIn(page, mock)
  await add(page, { name: '邻居', phone: '12345' })
  await expect(page.getByRole('status')).toContainText('手机号')
  await add(page, { name: '邻居', phone: '13912345678' })
  await expect(page.getByRole('listitem')).toHaveCount(3)
})

test('gets over two failures of a read, and says when a write has failed', async ({
  page,
  mock,
}) => {
  mock.fault({ operation: 'contacts.listContacts', status: 503 })
  mock.fault({ operation: 'contacts.listContacts', cut: true })
  await logIn(page, mock)
  await expect(page.getByRole('listitem')).toHaveCount(2)
  mock.fault({ operation: 'contacts.saveContact', cut: true })
  await add(page, { name: '邻居', phone: '13912345678' })
  await expect(page.getByRole('status')).toHaveText('网络不可用，请稍后再试')
  await expect(page.getByRole('listitem')).toHaveCount(2)
})

test('is told when the session has run out', async ({ page, mock }) => {
  await logIn(page, mock)
  await expect(page.getByRole('listitem')).toHaveCount(2)
  await mock.setNow('2028-01-01T08:00:00+08:00')
  await add(page, { name: '邻居', phone: '13912345678' })
  await expect(page.getByRole('status')).toContainText('登录已失效')
})
