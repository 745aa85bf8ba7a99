// What a person shares with each of the family: every granted call by its area, what is composed of several, what is told live.
import {
  type Area,
  AREAS,
  contract,
  type FamilyMembers,
  type HomeSummary,
  isShared,
  listOperations,
  type LiveEvent,
  type MeasuredEvent,
} from '@kangban/contracts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { measureDays } from '../../testing/measured-days.ts'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'
import { change, familiesOf, MEMBERS, type Person } from './testing/families.ts'
import { watching } from './testing/watching.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})

afterAll(() => app.stop())

const { logIn, family } = familiesOf(() => app, 13_700_360_000)

const share = (mother: Person, id: string, areas: readonly string[]) =>
  change(mother, { action: 'share', id, areas })

const accountOf = async ({ userCode }: Person) =>
  (await app.services.database.account.findUniqueOrThrow({ where: { userCode } })).id

const granted = listOperations(contract).filter(([, { ownership }]) => ownership === 'granted')

interface TrpcAnswer {
  result?: { data: unknown }
  error?: { message: string; data: { failure: { code: string } } }
}

/** Calls of one batch; the code of each answer, 1000 of those that were let through. */
async function batch(viewer: Person, calls: readonly [name: string, input: object][]) {
  const names = calls.map(([name]) => name).join(',')
  const input = JSON.stringify(Object.fromEntries(calls.map(([, one], index) => [index, one])))

  const { body } = await app
    .http()
    .get(`/api/trpc/${names}`)
    .query({ batch: '1', input })
    .set('authorization', viewer.token)

  return (body as TrpcAnswer[]).map(({ error }) => error?.data.failure.code ?? '1000')
}

const about = (operation: (typeof granted)[number][1], { userCode }: Person) => ({
  ...(operation.example?.input as object),
  userCode,
})

const homeOf = async (viewer: Person, owner: Person) =>
  (await viewer.get<HomeSummary>('/monitor/v1/app/home-summary', { userCode: owner.userCode })).data

const words = ({ sentence }: HomeSummary) => sentence.map(({ text }) => text).join('')

const warned = async (owner: Person) => {
  const accountId = await accountOf(owner)
  const id = `w ${accountId}`
  const values = { value: 108, limit: 100 }
  const warning = { id, accountId, kind: 'af-suspected', level: 'bad', ...values }
  await app.services.database.warning.create({ data: { ...warning, occurredAt: app.clock.now() } })
}

describe('every granted call', () => {
  it.each(AREAS)(
    'is let through by %s alone where it belongs to it, also in a batch',
    async (area) => {
      const { mother, son } = await family([area])

      const expected = granted.map(([name, { looksAt }]) => [
        name,
        looksAt && isShared(looksAt, [area]),
      ])

      const single: unknown[] = []

      for (const [name, operation] of granted) {
        const [code] = await batch(son, [[name, about(operation, mother)]])
        single.push([name, code !== '401'])
      }

      expect(single).toEqual(expected)

      for (let from = 0; from < granted.length; from += 10) {
        const calls = granted.slice(from, from + 10)

        const codes = await batch(
          son,
          calls.map(([name, operation]) => [name, about(operation, mother)]),
        )

        expect(codes.map((code) => code !== '401')).toEqual(
          calls.map(([, { looksAt }]) => looksAt && isShared(looksAt, [area])),
        )
      }
    },
  )

  it('belongs to one area, but the home, and each area opens something', () => {
    const opens = (area: Area) =>
      granted.filter(([, { looksAt }]) => looksAt && isShared(looksAt, [area])).length

    for (const area of AREAS) expect(opens(area)).toBeGreaterThan(1)
    const total = AREAS.reduce((sum, area) => sum + opens(area), 0)
    expect(total).toBe(granted.length + AREAS.length - 1)
  })

  it('is refused for a person who shares nothing, beside one who does', async () => {
    const { mother, son } = await family()
    const stranger = await logIn()
    const name = 'home.getHomeSummary'

    const codes = await batch(son, [
      [name, { userCode: mother.userCode }],
      [name, { userCode: stranger.userCode }],
      [name, {}],
      [name, { userCode: mother.userCode }],
    ])

    expect(codes).toEqual(['1000', '401', '1000', '1000'])
  })

  it('never mixes people, in a batch nor at once', async () => {
    const { mother, son } = await family()

    await measureDays(app.services.database, await accountOf(mother), {
      from: '2026-02-28',
      count: 3,
    })

    const hers = words(await homeOf(mother, mother))
    const his = words(await homeOf(son, son))
    expect(hers).not.toBe(his)
    const turns = Array.from({ length: 10 }, (_, index) => index % 2 === 0)
    const of = (isHers: boolean) => (isHers ? mother : son)
    const atOnce = await Promise.all(turns.map((isHers) => homeOf(son, of(isHers))))
    expect(atOnce.map(words)).toEqual(turns.map((isHers) => (isHers ? hers : his)))

    const { body } = await app
      .http()
      .get(`/api/trpc/${turns.map(() => 'home.getHomeSummary').join(',')}`)
      .query({
        batch: '1',
        input: JSON.stringify(
          Object.fromEntries(
            turns.map((isHers, index) => [index, isHers ? { userCode: mother.userCode } : {}]),
          ),
        ),
      })
      .set('authorization', son.token)

    const said = (body as { result: { data: HomeSummary } }[]).map(({ result }) =>
      words(result.data),
    )

    expect(said).toEqual(turns.map((isHers) => (isHers ? hers : his)))
  })
})

describe('the home of somebody who shares', () => {
  it('holds what is shared and nothing else', async () => {
    const { mother, son, id } = await family()

    await measureDays(app.services.database, await accountOf(mother), {
      from: '2026-02-28',
      count: 3,
    })

    await warned(mother)
    expect(await homeOf(son, mother)).toEqual(await homeOf(mother, mother))
    await share(mother, id, ['warnings'])
    const warnings = await homeOf(son, mother)
    expect(warnings).toMatchObject({ cards: [], openMatters: 1 })
    expect(words(warnings)).toContain('房颤')
    await share(mother, id, ['metrics'])
    const metrics = await homeOf(son, mother)
    expect(metrics).toMatchObject({ openMatters: 0, matters: [] })
    expect(metrics.cards).toHaveLength(6)
    expect(words(metrics)).not.toContain('房颤')
    await share(mother, id, ['ecg', 'reminders'])
    const ecg = await homeOf(son, mother)
    expect(ecg.cards.map(({ metric }) => metric)).toEqual(['ecg'])
    expect(words(ecg)).toBe('没有分享预警和每天的指标。')
  })

  it('has the page for the doctor in the form for the family, and no link that would outlive it', async () => {
    const { mother, son, id } = await family(['reports'])
    await mother.post('/user/v2/up-health-info', { name: '王桂兰', birthday: '1954-03-01' })

    const page = (userCode: string) =>
      son.get<{ form: string; pdfUrl: string | null; person: object }>(
        '/report/v1/app/doctor-page',
        { form: 'doctor', userCode },
      )

    expect((await page(mother.userCode)).data).toMatchObject({
      form: 'family',
      pdfUrl: null,
      person: { name: '王*兰', illnesses: null, medicines: null },
    })

    await share(mother, id, ['warnings'])
    expect(await page(mother.userCode)).toMatchObject({ code: '401', data: null })
  })

  it('has the reminders of her day, without her plans and medicines that are none', async () => {
    const { mother, son } = await family(['reminders'])
    const plan = { kind: 'medicine', name: '氨氯地平', dose: '5 mg', times: ['08:00'] }

    await mother.post('/reminder/v1/app/save', {
      ...plan,
      weekdays: [1, 2, 3, 4, 5, 6, 7],
      active: true,
    })

    app.clock.advance(1)
    const asked = { userCode: mother.userCode }
    const day = await son.get<object>('/reminder/v1/app/day', asked)
    expect(day.data).toEqual((await mother.get('/reminder/v1/app/day')).data)
    expect(Object.keys(day.data)).not.toContain('plans')
    expect((await son.get('/reminder/v1/app/list', asked)).code).toBe('401')
  })
})

describe('what is shared', () => {
  it('is told to both sides, and on the invitation before it is accepted', async () => {
    const [mother, son] = [await logIn(), await logIn()]
    const areas = ['ecg', 'warnings']
    const told = { areas: ['warnings', 'ecg'] }

    const { data } = await change(mother, {
      action: 'invite',
      phone: son.phone,
      label: '儿子',
      areas,
    })

    expect(data.sharedWith).toMatchObject([told])
    const id = data.sharedWith[0]?.id ?? ''
    expect((await son.get<FamilyMembers>(MEMBERS)).data.invitations).toMatchObject([told])
    // Changed before he accepts: he accepts what she wants to share by then.
    await share(mother, id, ['metrics'])

    expect((await son.get<FamilyMembers>(MEMBERS)).data.invitations).toMatchObject([
      { areas: ['metrics'] },
    ])

    const accepted = await change(son, { action: 'accept', id, label: '妈妈' })
    expect(accepted.data.sharedByOthers).toMatchObject([{ areas: ['metrics'] }])
    // Invited again, he sees what she says by then.
    await change(mother, { action: 'invite', phone: son.phone, label: '儿子', areas: ['ecg'] })

    expect((await son.get<FamilyMembers>(MEMBERS)).data.sharedByOthers).toMatchObject([
      { areas: ['ecg'] },
    ])
  })

  it('is changed by the owner alone, and of nothing that has ended', async () => {
    const { mother, son, id } = await family(['ecg'])
    const stranger = await logIn()
    const unknown = { code: '9999', msg: '没有找到这位家人', data: null }
    expect(await share(son, id, AREAS)).toMatchObject(unknown)
    expect(await share(stranger, id, AREAS)).toMatchObject(unknown)
    expect(await share(mother, 'nobody', AREAS)).toMatchObject(unknown)

    expect((await son.get<FamilyMembers>(MEMBERS)).data.sharedByOthers).toMatchObject([
      { areas: ['ecg'] },
    ])

    await change(mother, { action: 'revoke', id })
    expect(await share(mother, id, AREAS)).toMatchObject(unknown)

    expect((await batch(son, [['home.getHomeSummary', { userCode: mother.userCode }]]))[0]).toBe(
      '401',
    )
  })

  it('changed ten times at once ends as one of them asked, for both sides', async () => {
    const { mother, son, id } = await family()

    const wanted = Array.from({ length: 10 }, (_, index) =>
      AREAS.filter((_area, place) => ((index * 3 + 1) >> place) % 2 === 1),
    )

    const answers = await Promise.all(wanted.map((areas) => share(mother, id, areas)))
    expect(answers.map(({ code }) => code)).toEqual(wanted.map(() => '1000'))
    const ended = (await mother.get<FamilyMembers>(MEMBERS)).data.sharedWith[0]?.areas ?? []
    expect(wanted).toContainEqual(ended)
    const seen = (await son.get<FamilyMembers>(MEMBERS)).data.sharedByOthers[0]?.areas
    expect(seen).toEqual(ended)
  })

  it('never comes back by a change that was under way when it was taken back', async () => {
    const { mother, son, id } = await family()

    await Promise.all([
      ...AREAS.map((area) => share(mother, id, [area])),
      change(mother, { action: 'revoke', id }),
    ])

    expect((await mother.get<FamilyMembers>(MEMBERS)).data.sharedWith).toEqual([])

    expect((await batch(son, [['home.getHomeSummary', { userCode: mother.userCode }]]))[0]).toBe(
      '401',
    )
  })

  it('that is stored in words of another version is not shared', async () => {
    const { mother, son, id } = await family()
    await app.services.database.familyGrant.update({ where: { id }, data: { areas: 'dreams,ecg' } })

    expect((await son.get<FamilyMembers>(MEMBERS)).data.sharedByOthers).toMatchObject([
      { areas: ['ecg'] },
    ])

    await app.services.database.familyGrant.update({ where: { id }, data: { areas: '' } })

    expect((await batch(son, [['home.getHomeSummary', { userCode: mother.userCode }]]))[0]).toBe(
      '401',
    )
  })
})

describe('an open page of a carer', () => {
  const at = '2026-03-02T10:00:00+08:00'
  const rate: MeasuredEvent = { kind: 'reading', metric: 'heartRate', value: 72, at }
  const strip: MeasuredEvent = { kind: 'ecg', metric: 'ecg', value: 72, at }
  const warning: MeasuredEvent = { kind: 'warning', metric: 'ecg', value: 108, at }
  const typed: LiveEvent = { kind: 'manual', at }

  it('hears what is shared while it is, from the very next event on', async () => {
    const { mother, son, id } = await family()
    const ownerId = await accountOf(mother)
    const page = await watching(app, son)
    const kinds = () => page.told.map(({ kind }) => kind)

    const all = () =>
      [rate, strip, warning, typed].forEach((one) => app.services.live.publish(ownerId, one))

    // Told of a change, the page listens.
    await share(mother, id, AREAS)
    await expect.poll(kinds).toEqual(['family'])
    all()
    await expect.poll(kinds).toEqual(['family', 'reading', 'ecg', 'warning', 'manual'])
    page.told.length = 0
    await share(mother, id, ['warnings'])
    all()
    await expect.poll(kinds).toEqual(['family', 'warning'])
    page.told.length = 0
    await share(mother, id, ['ecg', 'reminders', 'reports'])
    all()
    await expect.poll(kinds).toEqual(['family', 'ecg'])
    page.told.length = 0
    await share(mother, id, ['metrics'])
    all()
    await expect.poll(kinds).toEqual(['family', 'reading', 'manual'])
    await page.leave()
  })
})
