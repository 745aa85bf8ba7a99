// The browser's own camera: Chromium's fake one, and a reader of codes that Chromium on this system does not have.
import type { Page } from '@playwright/test'
import { DEVICE_TYPES } from '../../../packages/contracts/src/constants.ts'
import { deviceCodeOf } from '../../../prisma/seed/people/device-identity.ts'
import { shownCode } from '../support/shown-code.ts'
import { expect, type Service, signIn, test } from '../support/service.ts'

test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      args: [
        ...(launchOptions.args ?? []),
        '--use-fake-device-for-media-stream',
        '--use-fake-ui-for-media-stream',
      ],
    }),
})

/** Finds the code in the third picture that shows something: before, the camera was not there yet or held aside. */
const readerOf = (page: Page, raw: string) =>
  page.addInitScript((text) => {
    let pictures = 0

    const Reader = class {
      detect(source: HTMLVideoElement) {
        if (source.videoWidth === 0)
          return Promise.reject(new DOMException('', 'InvalidStateError'))
        pictures += 1
        return Promise.resolve(pictures < 3 ? [] : [{ rawValue: text }])
      }
    }

    Object.assign(window, { BarcodeDetector: Reader })
  }, raw)

/** Somebody whose height and weight are known, which is asked for before a device is bound. */
async function arrive(page: Page, service: Service, phone: string): Promise<string> {
  const { token, userCode } = await signIn(page, service, phone)

  await page.request.post(`${service.url}/api/user/v2/up-health-info`, {
    headers: { authorization: token },
    data: { height: 165, weight: 60 },
  })

  return userCode
}

async function openCamera(page: Page) {
  await page.goto('/#/binding')
  await page.getByRole('button', { name: '绑定手表', exact: true }).click()
  const ways = page.getByRole('dialog', { name: '绑定手表' })
  await ways.getByRole('radio', { name: '扫码或编号' }).click()
  await ways.getByRole('button', { name: '用相机扫二维码' }).click()
  return ways
}

test('the camera of the browser reads the code of a watch, which is bound then', async ({
  page,
  service,
}) => {
  const userCode = await arrive(page, service, '13912345675')

  const deviceCode = deviceCodeOf('watch', userCode)
  const bindingCode = shownCode(deviceCode)
  const code = { deviceCode, deviceType: DEVICE_TYPES.watch, bindingCode }
  await readerOf(page, JSON.stringify(code))
  const ways = await openCamera(page)
  await expect(ways.getByLabel('相机画面')).toBeVisible()
  await page.screenshot({ path: 'test-results/devices/camera.png' })
  await expect(ways).toHaveCount(0)
  await expect(page).toHaveURL(/#\/unbind$/)

  await expect(page.getByRole('region', { name: '智能手表' })).toContainText(
    deviceCodeOf('watch', userCode),
  )
})

test('a camera that may not be used or cannot be opened says which, and the number can be typed', async ({
  page,
  service,
}) => {
  await arrive(page, service, '13912345676')
  await readerOf(page, 'never')

  await page.addInitScript(() => {
    const causes = ['NotAllowedError', 'NotReadableError']

    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', causes.shift()))
  })

  const ways = await openCamera(page)
  await expect(ways.getByRole('alert')).toContainText('没有得到使用相机的许可')
  await ways.getByRole('button', { name: '用相机扫二维码' }).click()
  await expect(ways.getByRole('alert')).toContainText('相机打不开')
  await expect(ways.getByLabel('设备编号')).toBeVisible()
})
