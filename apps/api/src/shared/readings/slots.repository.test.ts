import { afterAll, beforeAll, expect, it } from 'vitest'
import { lastDays } from '@kangban/china-time'
import { OXYGEN_LOW } from '@kangban/rules/thresholds'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'
import { slotsRepository } from './slots.repository.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})

afterAll(() => app.stop())

const measured = (kind: string) => (accountId: string, at: string, value: number) => ({
  accountId,
  kind,
  at: new Date(at),
  value,
  source: 'watch',
})

const temperature = measured('temperature')
const oxygen = measured('oxygen')

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

it('falls of the oxygen are below the limit, and of the span alone', async () => {
  const { database, reads } = app.services
  const [from, to] = ['2026-03-02T00:00:00+08:00', '2026-03-03T00:00:00+08:00']

  await database.account.create({
    data: {
      id: 'falling',
      userCode: 'U3',
      phoneHash: '3',
      phoneCipher: '',
      createdAt: app.clock.now(),
    },
  })

  await database.reading.createMany({
    data: [
      oxygen('falling', from, OXYGEN_LOW - 1),
      oxygen('falling', '2026-03-02T03:00:00+08:00', OXYGEN_LOW),
      oxygen('falling', '2026-03-02T04:00:00+08:00', OXYGEN_LOW - 2),
      oxygen('falling', to, OXYGEN_LOW - 3),
    ],
  })

  const falls = await slotsRepository(reads).oxygenFalls({
    accountId: 'falling',
    from: new Date(from),
    to: new Date(to),
  })

  expect(falls.map(({ value }) => value)).toEqual([OXYGEN_LOW - 1, OXYGEN_LOW - 2])
})
