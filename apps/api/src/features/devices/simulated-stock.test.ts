import { DEVICE_TYPES } from '@kangban/contracts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { codeKeyOf, deviceCodeOf } from '../../../../../prisma/seed/people/device-identity.ts'
import { proofAt } from './testing/binding-proof.ts'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'

const proofOf = ({ clock, services }: TestApp, deviceCode: string) =>
  proofAt(clock.now(), {}, codeKeyOf(deviceCode, services.config.seed))

const bind = async (app: TestApp, phone: string, codeOf: (userCode: string) => string) => {
  const user = await app.logIn(phone)
  await user.post('/user/v2/up-health-info', { height: 158, weight: 61 })

  const deviceCode = codeOf(user.userCode)

  return user.get('/device/v1/app/bind-device', {
    bindStatus: '02',
    deviceCode,
    jsonBrs: proofOf(app, deviceCode),
    deviceType: DEVICE_TYPES.watch,
  })
}

const ownWatch = (userCode: string) => deviceCodeOf('watch', userCode)

describe('where there is a simulator', () => {
  let app: TestApp

  beforeAll(async () => {
    app = await startTestApp({ config: { simulatorOrigin: 'http://127.0.0.1:9' } })
  })

  afterAll(() => app.stop())

  it('gives everybody the devices that it simulates for them', async () => {
    expect(await bind(app, '13700005801', ownWatch)).toMatchObject({ code: '1000' })
    expect(await app.services.database.device.count()).toBe(1)
  })

  it('takes two taps for one', async () => {
    const user = await app.logIn('13700005806')
    await user.post('/user/v2/up-health-info', { height: 158, weight: 61 })

    const call = {
      bindStatus: '02',
      deviceCode: ownWatch(user.userCode),
      deviceType: DEVICE_TYPES.watch,
      jsonBrs: proofOf(app, ownWatch(user.userCode)),
    }

    const answers = await Promise.all(
      [1, 2, 3].map(() => user.get('/device/v1/app/bind-device', call)),
    )

    expect(answers.map(({ code }) => code)).toEqual(['1000', '1000', '1000'])
  })

  it("gives nobody another person's, nor one that it does not simulate", async () => {
    const { userCode } = await app.logIn('13700005802')
    const theirs = await bind(app, '13700005803', () => ownWatch(userCode))
    expect(theirs).toMatchObject({ code: '9999', msg: '设备不存在' })
    const none = await bind(app, '13700005804', () => 'KW00000000')
    expect(none).toMatchObject({ code: '9999', msg: '设备不存在' })
  })
})

describe('where there is none', () => {
  it('knows no device that was not written in', async () => {
    const app = await startTestApp()
    expect(await bind(app, '13700005805', ownWatch)).toMatchObject({ msg: '设备不存在' })
    await app.stop()
  })
})
