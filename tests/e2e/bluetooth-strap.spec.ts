import { type EmulatedStrap, emulateStrap } from './support/bluetooth-peripheral.ts'
import { expect, signIn, test as base } from './support/service.ts'

/** Chromium has Web Bluetooth behind a flag on Linux, and the memory of permitted devices everywhere. */
const FLAGS = [
  '--enable-features=WebBluetooth,WebBluetoothNewPermissionsBackend',
  '--enable-blink-features=WebBluetoothGetDevices,WebBluetoothWatchAdvertisements',
]

const test = base.extend<{ strap: EmulatedStrap }>({
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...FLAGS] }),
    { scope: 'worker' },
  ],
  strap: async ({ browser, page }, use) => {
    const strap = await emulateStrap(browser, page)
    await use(strap)
    await strap.end()
  },
})

test.beforeEach(async ({ page, service }) => {
  await signIn(page, service)

  // As in production: no simulator, so that the page takes the browser's own Bluetooth.
  await page.route('**/config.json', async (route) => {
    const config: object = await (await route.fetch()).json()
    await route.fulfill({ json: { ...config, simulatorUrl: null } })
  })
})

test('a heart-rate strap through the browser’s own Bluetooth shows its rate on the home page', async ({
  page,
  strap,
}) => {
  await page.goto('/#/health')
  const connect = page.getByRole('button', { name: '看实时心率' })

  await test.step('closing the chooser is no error', async () => {
    strap.answerChooser('cancel')
    await connect.click()
    await expect(connect).toBeVisible()
    await expect(page.getByText('实时', { exact: true })).toBeHidden()
  })

  await test.step('the rate is shown as it comes', async () => {
    strap.answerChooser('choose')
    await connect.click()
    await expect(page.getByText('请把手表戴好')).toBeVisible()
    // Contact detected, 131 and then 128 beats a minute, RR 468 and 480 / 1024 s.
    await strap.notify([0x16, 131, 0xd4, 0x01])
    await expect(page.getByText('实时', { exact: true })).toBeVisible()
    await expect(page.getByText('131次/分')).toBeVisible()
    await strap.notify([0x16, 128, 0xe0, 0x01])
    await expect(page.getByText('128次/分')).toBeVisible()
  })

  await test.step('a strap that is taken off shows no old rate', async () => {
    await strap.notify([0x04, 128])
    await expect(page.getByText('请把手表戴好')).toBeVisible()
    await expect(page.getByText('128次/分')).toBeHidden()
  })

  await test.step('a link that breaks comes back by itself', async () => {
    await strap.walkAway()
    await expect(page.getByText('手表断开了，正在重连…')).toBeVisible()
    await expect(page.getByText('请把手表戴好')).toBeVisible()
    await strap.notify([0x16, 117, 0x0d, 0x02])
    await expect(page.getByText('117次/分')).toBeVisible()
  })

  await test.step('it is disconnected by a tap', async () => {
    await page.getByRole('button', { name: '断开' }).click()
    await expect(connect).toBeVisible()
  })

  await test.step('the next time no chooser opens', async () => {
    strap.answerChooser('cancel')
    await connect.click()

    await expect(async () => {
      await strap.advertise()
      await expect(page.getByText('请把手表戴好')).toBeVisible({ timeout: 500 })
    }).toPass()

    await strap.notify([0x16, 96, 0x80, 0x02])
    await expect(page.getByText('96次/分')).toBeVisible()
  })
})

test('without an adapter the page says that Bluetooth is off', async ({ page, strap }) => {
  await strap.pullOutAdapter()
  await page.goto('/#/health')
  await page.getByRole('button', { name: '看实时心率' }).click()
  await expect(page.getByText('蓝牙没有打开，请在手机设置里打开蓝牙后再试')).toBeVisible()
  await expect(page.getByRole('button', { name: '看实时心率' })).toBeVisible()
})
