import { afterAll, beforeAll, expect, it } from 'vitest'
import { lastDays } from '@kangban/china-time'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'
import { slotsRepository } from './slots.repository.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})

afterAll(() => app.stop())

const temperature = (accountId: string, at: string, value: number) => ({
  accountId,
  kind: 'temperature',
  at: new Date(at),
  value,
  source: 'watch',
})

it('night temperatures are the means from midnight to five in China, of this person alone', async () => {
  const { database, reads } = app.services
  const account = { phoneCipher: '', createdAt: app.clock.now() }

  await database.account.create({
    data: { id: 'mine', userCode: 'U1', phoneHash: '1', ...account },
  })

  await database.account.create({
    data: { id: 'other', userCode: 'U2', phoneHash: '2', ...account },
  })

  await database.reading.createMany({
    data: [
      temperature('mine', '2026-03-02T00:00:00+08:00', 34),
      temperature('mine', '2026-03-02T04:59:00+08:00', 35),
      temperature('mine', '2026-03-02T05:00:00+08:00', 99),
      temperature('mine', '2026-02-28T03:00:00+08:00', 33),
      temperature('other', '2026-03-01T03:00:00+08:00', 99),
    ],
  })

  const days = lastDays('2026-03-02', 3)
  expect(days).toEqual(['2026-02-28', '2026-03-01', '2026-03-02'])

  expect(await slotsRepository(reads).nightTemperatures('mine', days)).toEqual([33, null, 34.5])
})
