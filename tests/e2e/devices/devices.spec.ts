// From nobody's devices to three and back, with a person of its own: each way of binding once, somebody to call, and the end.
import { DatabaseSync } from 'node:sqlite'
import type { Page } from '@playwright/test'
import { DEVICE_TYPES } from '../../../packages/contracts/src/constants.ts'
import { deviceCodeOf } from '../../../prisma/seed/people/device-identity.ts'
import { shownCode } from '../support/shown-code.ts'
import { chooseMode } from '../support/modes.ts'
import { openAnew } from '../support/open-anew.ts'
import { expect, type Service, signIn, test } from '../support/service.ts'
import { watchToasts } from '../support/toasts.ts'

const PHONE = '13912345671'

const KINDS = ['watch', 'bloodPressureMonitor', 'ecgRecorder'] as const

/** Whoever sells the emergency-help service, which no call does. */
function sellHelp({ database }: Service, userCode: string): void {
  const sales = new DatabaseSync(database, { timeout: 5000 })
  sales.prepare('UPDATE Account SET isDaoAn = 1 WHERE userCode = ?').run(userCode)
  sales.close()
}

async function arrive(page: Page, service: Service) {
  const { token, userCode } = await signIn(page, service, PHONE)
  sellHelp(service, userCode)

  await page.request.post(`${service.url}/api/user/v2/up-health-info`, {
    headers: { authorization: token },
    data: { height: 165, weight: 60 },
  })

  const [watch, monitor, recorder] = KINDS.map((kind) => deviceCodeOf(kind, userCode))
  return { watch, monitor, recorder }
}

const slot = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name })

test('[DEVICE-05] [DEVICE-06] [DEVICE-49] [CONTACT-09] a person binds all three devices, each in another way, says whom to call, and gives one up', async ({
  page,
  service,
}) => {
  const toasts = await watchToasts(page)
  const { watch, monitor, recorder } = await arrive(page, service)

  const scan = JSON.stringify({
    deviceCode: watch,
    deviceType: DEVICE_TYPES.watch,
    bindingCode: shownCode(watch ?? ''),
  })

  await page.goto(`/?simulatedHost=1&scan=${encodeURIComponent(scan)}#/binding`)

  // Flagged for the emergency-help service and nobody to call: asked as the page loads.
  const prompt = page.getByRole('dialog', { name: '添加紧急联系人' })
  await expect(prompt).toContainText('还没有紧急联系人')
  await expect(prompt.getByRole('button', { name: '确定' })).toHaveCount(0)
  await prompt.getByLabel('姓名或称呼').fill('李建军（儿子）')
  await prompt.getByLabel('手机号').fill('13800000002')
  await prompt.getByRole('button', { name: '确定' }).click()
  await expect(prompt).toHaveCount(0)
  expect(toasts.some((words) => words.includes('添加成功'))).toBe(true)

  await expect(page).toHaveTitle('设备绑定')
  await expect(slot(page, '未绑定')).toHaveCount(3)
  await page.screenshot({ path: 'test-results/devices/first-variant.png', fullPage: true })
  await page.getByRole('button', { name: '扫码绑定', exact: true }).click()
  await expect(page).toHaveURL(/#\/unbind$/)
  await expect(page).toHaveTitle('设备管理')
  await expect(page.getByRole('region', { name: '智能手表' })).toContainText(`已连接`)
  await expect(page.getByRole('region', { name: '智能手表' })).toContainText(watch ?? '')

  await openAnew(page, '/#/binding')
  await expect(slot(page, '已绑定')).toHaveCount(1)
  await page.getByRole('button', { name: '用其他方式绑定血压仪' }).click()
  const ways = page.getByRole('dialog', { name: '绑定血压仪' })
  await ways.getByRole('radio', { name: '输入编号' }).click()
  await ways.getByLabel('设备编号').fill('KP99999999')
  await ways.getByLabel('绑定码').fill('000000')
  await ways.getByRole('button', { name: '绑定', exact: true }).click()
  await expect(ways.getByRole('alert')).toContainText('设备不存在')
  await page.screenshot({ path: 'test-results/devices/typed-code.png' })
  await ways.getByLabel('设备编号').fill(monitor ?? '')
  await ways.getByLabel('绑定码').fill(shownCode(monitor ?? ''))
  await ways.getByRole('button', { name: '绑定', exact: true }).click()
  await expect(ways).toHaveCount(0)
  await expect(slot(page, '已绑定')).toHaveCount(2)

  await page.getByRole('button', { name: '绑定心电仪', exact: true }).click()
  const guide = page.getByRole('dialog', { name: '佩戴指引' })

  for (const step of [1, 2, 3]) {
    await expect(guide).toContainText(`第 ${step} 步：`)
    await page.screenshot({ path: `test-results/devices/guide-${step}.png` })
    await guide.getByRole('button', { name: /下一步/ }).click()
  }

  await page.screenshot({ path: 'test-results/devices/guide-4.png' })
  await guide.getByRole('button', { name: '不用小程序，在这里绑定' }).click()
  const near = page.getByRole('dialog', { name: '绑定心电仪' })
  await near.getByRole('button', { name: '用蓝牙连接' }).click()
  await expect(near).toContainText(`编号 ${recorder}`)
  await page.screenshot({ path: 'test-results/devices/bluetooth.png' })
  await near.getByRole('button', { name: '一样，绑定这台' }).click()
  await expect(near).toHaveCount(0)
  await expect(slot(page, '已绑定')).toHaveCount(3)
  expect(toasts.some((words) => words.includes('绑定成功!'))).toBe(true)

  await page.getByRole('button', { name: '解绑手表' }).click()
  const sure = page.getByRole('dialog', { name: '确定要解绑该设备吗？' })
  await expect(sure).toContainText('以前量的数据都会留着')
  await sure.getByRole('button', { name: '解绑' }).click()
  await expect(slot(page, '已绑定')).toHaveCount(2)
  await expect(slot(page, '手表')).toContainText('未绑定')
  expect(toasts.some((words) => words.includes('解绑成功!'))).toBe(true)
})

test('a link that is lost as the code is asked for is told in the elderly form, and binds when it is back', async ({
  page,
  service,
}) => {
  const { token, userCode } = await signIn(page, service, '13912345673')

  await page.request.post(`${service.url}/api/user/v2/up-health-info`, {
    headers: { authorization: token },
    data: { height: 165, weight: 60 },
  })

  await chooseMode(page, 'elderly')
  await openAnew(page, '/#/binding')
  await page.getByRole('button', { name: '绑定手表', exact: true }).click()
  const ways = page.getByRole('dialog', { name: '绑定手表' })
  await ways.getByRole('button', { name: '用蓝牙连接' }).click()
  await expect(ways).toContainText('编号 KW')
  const device = `${DEVICE_TYPES.watch}-${userCode}`
  await page.request.post(`${service.url}/sim/trpc/disconnect`, { data: { device } })
  await ways.getByRole('button', { name: '一样，绑定这台' }).click()
  await expect(ways.getByRole('alert')).toContainText('和设备的连接断开了')
  await page.screenshot({ path: 'test-results/devices/lost-elder.png' })

  await expect(async () => {
    await ways.getByRole('button', { name: '一样，绑定这台' }).click({ timeout: 1000 })
    await expect(ways).toHaveCount(0, { timeout: 1000 })
  }).toPass()
})

test('the order of calls is changed by a drag and by keys, and a deletion is taken back', async ({
  page,
  service,
}) => {
  const { token } = await signIn(page, service, '13912345672')

  for (const [contactName, contactPhone] of [
    ['儿子', '13800000002'],
    ['女儿', '13800000009'],
    ['邻居', '13800000010'],
  ])
    await page.request.post(`${service.url}/api/user/v1/save/contacts`, {
      headers: { authorization: token },
      data: { contactName, contactPhone },
    })

  await openAnew(page, '/#/contacts')
  await expect(page).toHaveTitle('紧急联系人')
  const people = page.getByRole('list', { name: '按拨打顺序排列' }).getByRole('listitem')
  const names = () => people.locator('b').allTextContents()
  await expect.poll(names).toEqual(['儿子', '女儿', '邻居'])

  const handle = page.getByRole('button', { name: /^拖动 邻居/ })
  const from = (await handle.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const x = from.x + from.width / 2
  await page.mouse.move(x, from.y + from.height / 2)
  await page.mouse.down()
  for (const y of [-40, -140, -240]) await page.mouse.move(x, from.y + y, { steps: 5 })
  await page.mouse.up()
  await expect.poll(names).toEqual(['邻居', '儿子', '女儿'])
  await expect(page.getByText('邻居 现在第 1 个拨打')).toBeVisible()

  await page.getByRole('button', { name: /^拖动 女儿/ }).press('ArrowUp')
  await expect.poll(names).toEqual(['邻居', '女儿', '儿子'])
  await page.getByRole('button', { name: '删除 女儿' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '删除' }).click()
  await expect.poll(names).toEqual(['邻居', '儿子'])
  await page.getByRole('button', { name: '撤销' }).click()
  await expect.poll(names).toEqual(['邻居', '女儿', '儿子'])
  await openAnew(page, '/#/contacts')
  await expect.poll(names).toEqual(['邻居', '女儿', '儿子'])
})
