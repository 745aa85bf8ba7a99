import { DEVICE_TYPES } from '@kangban/contracts'
import { afterAll, expect, it } from 'vitest'
import { startTestApp } from '../../testing/start-test-app.ts'
import { wearersOf } from './testing/wearers.ts'

const app = await startTestApp()
const { wearer, send, rate } = wearersOf(app, 13_700_026_000)
afterAll(() => app.stop())

it('takes no reading of a device while its wearer is leaving, and takes it afterwards', async () => {
  const { accountId, code } = await wearer(DEVICE_TYPES.watch)
  const { account, reading } = app.services.database
  const where = { id: accountId }
  await account.update({ where, data: { deletionRequestedAt: app.clock.now() } })
  expect(await send(code, [rate(10, 72)])).toMatchObject({ code: '9999' })
  expect(await reading.count({ where: { accountId } })).toBe(0)
  await account.update({ where, data: { deletionRequestedAt: null } })
  expect(await send(code, [rate(10, 72)])).toMatchObject({ code: '1000' })
})
