import { MS_PER_DAY, MS_PER_HOUR } from '@kangban/china-time'
import { AREAS, type FamilyLook, type MeasuredEvent } from '@kangban/contracts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { exported } from '../../testing/exported.ts'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'
import { sweep } from '../../upkeep/sweep.ts'
import { change, familiesOf, type Person } from './testing/families.ts'
import { watching } from './testing/watching.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})

afterAll(() => app.stop())

const { logIn, family } = familiesOf(() => app, 13_700_350_000)

const home = async (viewer: Person, owner: Person) =>
  (await viewer.get('/monitor/v1/app/home-summary', { userCode: owner.userCode })).code

const warnings = (viewer: Person, owner: Person) =>
  viewer.get('/monitor/v1/abnormal/list', { userCode: owner.userCode })

const looksOf = async (person: Person) =>
  (await person.get<{ list: FamilyLook[] }>('/family/v1/app/looks')).data.list

describe('who looked', () => {
  it('is told to the owner, once an hour and thing, and to nobody else', async () => {
    const { mother, son } = await family()
    expect(await looksOf(mother)).toEqual([])
    await home(son, mother)
    await Promise.all([home(son, mother), home(son, mother), warnings(son, mother)])
    await home(mother, mother)
    app.clock.advance(MS_PER_HOUR)
    await warnings(son, mother)
    const [late, early] = await looksOf(mother)
    expect(late).toMatchObject({ label: '儿子', looks: ['warnings'] })
    expect(early?.label).toBe('儿子')
    expect(early?.looks.toSorted()).toEqual(['home', 'warnings'])
    expect(await looksOf(son)).toEqual([])
  })

  it('is kept once of calls that come at once', async () => {
    const { mother, son } = await family()
    const answers = await Promise.all(Array.from({ length: 6 }, () => home(son, mother)))
    expect(new Set(answers)).toEqual(new Set(['1000']))
    expect((await looksOf(mother)).map(({ looks }) => looks)).toEqual([['home']])
  })

  it('holds none that was refused, goes into the export, and is swept after 30 days', async () => {
    const { mother, son, id } = await family()
    await home(son, mother)
    await change(mother, { action: 'revoke', id })
    await warnings(son, mother)
    expect((await looksOf(mother)).map(({ looks }) => looks)).toEqual([['home']])

    expect((await exported(app, mother))('账号/谁看过.csv')).toContain('儿子,首页')
    await sweep(app.services, new Date(app.clock.now().getTime() + 32 * MS_PER_DAY))
    expect(await looksOf(mother)).toEqual([])
  })
})

describe('what a carer may see', () => {
  it('is home, metrics, warnings, ECG and reports, and nothing of the person besides', async () => {
    const { mother, son } = await family()
    const { userCode } = mother
    const day = '2026-03-01'

    const seen = await Promise.all([
      son.get('/monitor/v1/app/home-summary', { userCode }),
      son.get('/monitor/v1/app/find-ecg-list', { userCode, dayDate: day }),
      son.get('/monitor/v1/app/ecg-month', { userCode, month: '2026-03' }),
      son.get('/report/v1/app/list', { userCode, kind: 'all', pn: '1', ps: '10' }),
      son.get('/report/v1/app/doctor-page', { userCode, form: 'family' }),
      son.get('/reminder/v1/app/day', { userCode }),
    ])

    expect(new Set(seen.map(({ code }) => code))).toEqual(new Set(['1000']))

    const unseen = await Promise.all([
      son.get('/user/v1/health', { userCode }),
      son.get('/user/v1/list/contacts', { userCode }),
      son.get('/archive/v1/app/list', { userCode, pn: '1', ps: '10' }),
      son.get('/reminder/v1/app/list', { userCode }),
    ])

    expect(unseen.map(({ code }) => code)).toEqual(['401', '401', '401', '401'])
  })

  it('is not changed: marking her warnings as dealt with is refused or finds nothing', async () => {
    const { mother, son } = await family()

    const { id: accountId } = await app.services.database.account.findUniqueOrThrow({
      where: { userCode: mother.userCode },
    })

    const warning = { id: `w ${accountId}`, accountId, kind: 'pressure-high', level: 'warn' }
    const values = { value: 142, otherValue: 88, limit: 140, otherLimit: 90 }

    await app.services.database.warning.create({
      data: { ...warning, ...values, occurredAt: app.clock.now() },
    })

    await son.post('/monitor/v1/abnormal/read', { ids: [warning.id], userCode: mother.userCode })
    await son.post('/monitor/v1/abnormal/read', { ids: [warning.id] })
    const row = await app.services.database.warning.findUniqueOrThrow({ where: { id: warning.id } })
    expect(row.handledAt).toBeNull()
  })
})

const reading: MeasuredEvent = {
  kind: 'reading',
  metric: 'heartRate',
  value: 72,
  at: '2026-03-02T10:00:00+08:00',
}

const accountOf = async ({ userCode }: Person) =>
  (await app.services.database.account.findUniqueOrThrow({ where: { userCode } })).id

describe('an open page of a carer', () => {
  it('hears of the person from the acceptance until the sharing is taken back', async () => {
    const [mother, son] = [await logIn(), await logIn()]
    const ownerId = await accountOf(mother)
    const page = await watching(app, son)
    const kinds = () => page.told.map(({ kind }) => kind)
    app.services.live.publish(ownerId, reading)

    const { data } = await change(mother, {
      action: 'invite',
      phone: son.phone,
      label: '儿子',
      areas: AREAS,
    })

    await expect.poll(kinds).toEqual(['family'])
    const id = data.sharedWith[0]?.id
    await change(son, { action: 'accept', id, label: '妈妈' })
    await expect.poll(kinds).toEqual(['family', 'family'])
    app.services.live.publish(ownerId, reading)
    await expect.poll(() => page.told.at(-1)).toEqual({ ...reading, userCode: mother.userCode })
    await change(mother, { action: 'revoke', id })
    await expect.poll(kinds).toEqual(['family', 'family', 'reading', 'family'])
    app.services.live.publish(ownerId, reading)
    app.services.live.publish(await accountOf(son), reading)
    await expect.poll(() => page.told.at(-1)).toEqual(reading)
    expect(kinds()).toEqual(['family', 'family', 'reading', 'family', 'reading'])
    await page.leave()
  })

  it('hears nothing more where the sharing ended at another replica', async () => {
    const { mother, son, id } = await family()
    const page = await watching(app, son)
    const ownerId = await accountOf(mother)
    // The page is listening once it has heard of both.
    await new Promise((resolve) => setTimeout(resolve, 50))
    app.services.live.publish(ownerId, reading)
    await expect.poll(() => page.told.length).toBe(1)

    await app.services.database.familyGrant.update({
      where: { id },
      data: { revokedAt: app.clock.now() },
    })

    app.services.live.publish(ownerId, reading)
    app.services.live.publish(await accountOf(son), reading)
    await expect.poll(() => page.told.length).toBe(2)
    expect(page.told.at(-1)).toEqual(reading)
    await page.leave()
  })
})
