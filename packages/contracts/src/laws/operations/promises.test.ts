// Lists that are whole and in their order, and counts that fit what stands beside them, told rightly and wrongly.
import { expect, it } from 'vitest'
import { breachesOf } from '../index.ts'
import { nodeOf } from '../testing/node-of.ts'

const NOW = new Date('2026-03-02T10:00:00+08:00')

const laws = (name: string, data: unknown, summary = '') =>
  breachesOf({ name, summary, input: {}, now: NOW, answer: nodeOf(data) }).map(
    ({ law, path }) => `${law} ${path}`,
  )

const session = (hour: string, current = false) => ({
  id: `s-${hour}`,
  device: '电脑',
  createdAt: '2026-03-01T08:00:00+08:00',
  lastUsedAt: `2026-03-02T${hour}:00:00+08:00`,
  current,
})

it('sessions begin with the own one, then the last used', () => {
  const promised = 'the session of the call first, then the last used'
  const list = (...rows: object[]) => laws('account.listSessions', rows, promised)
  expect(list(session('08', true), session('09'), session('07'))).toEqual([])
  expect(list(session('09'), session('08', true))).toEqual(['sorted data'])
  expect(list(session('08', true), session('07'), session('09'))).toEqual(['sorted data'])
})

const week = (total: number, ...kinds: readonly (readonly [kind: string, count: number])[]) =>
  laws('reports.getReport', {
    warnings: { total, byKind: kinds.map(([kind, count]) => ({ kind, count })) },
  }).filter((each) => each.endsWith('total'))

it('events of a week are those of their kinds, but for stretches of one long record', () => {
  const [fast, stretches] = [['heart-fast', 3] as const, ['af-suspected', 1] as const]
  const wrong = ['count data.warnings.total']
  expect([week(3, fast), week(4, fast)]).toEqual([[], wrong])
  expect([week(4, fast, stretches), week(6, fast, stretches)]).toEqual([[], []])
  expect(week(3, fast, stretches)).toEqual(wrong)
})

const documents = (...days: string[]) =>
  laws('archive.listDocuments', { list: days.map((day, index) => ({ id: `${index}`, day })) })

it('documents stand by the days that are on them, whenever they were uploaded', () => {
  expect(documents('2026-02-10', '2026-01-22', '2026-01-22', '2024-12-21')).toEqual([])
  expect(documents('2026-02-10', '2024-12-17', '2024-12-21')).toContain('sorted data.list')
})

const survey = (...options: (readonly [value: number, label: string])[]) =>
  laws('survey.getSurvey', { options: options.map(([value, label]) => ({ value, label })) })

it('the choices of a survey rise from 没有 to 总是', () => {
  expect(survey([1, '没有'], [3, '有时'], [5, '总是'])).toEqual([])
  expect(survey([1, '没有'], [5, '总是'], [3, '有时'])).toEqual(['sorted data.options'])
  const ends = ['told-twice data.options[].label', 'told-twice data.options[].label']
  expect(survey([1, '总是'], [3, '有时'], [5, '没有'])).toEqual(ends)
})

const slots = (...types: string[]) =>
  laws(
    'devices.listDevices',
    types.map((deviceTypeCode) => ({ deviceTypeCode })),
  )

it('all three types of device are listed', () => {
  expect(slots('10010002', '10030001', '10040001')).toEqual([])
  expect(slots('10010002', '10040001')).toEqual(['count data'])
  expect(slots()).toEqual(['count data'])
})

const card = (validFrom: string | null, used: number) => {
  const validTo = validFrom && '2026-12-31'
  const items = [{ name: '视频问医生', used, total: 6 }]
  return laws('services.getEntitlementDetail', { name: '权益卡', validFrom, validTo, items })
}

it('nothing is used of a card that nobody has', () => {
  expect(card('2026-01-01', 2)).toEqual([])
  expect(card(null, 0)).toEqual([])
  expect(card(null, 2)).toEqual(['verdict data.items[].used'])
})

const points = (days: string[], over: object = {}) =>
  laws('points.getPoints', {
    userOperEntites: days.map((createTime, at) => ({ id: `e-${at}`, createTime, integral: 30 })),
    integrals: [30, 30],
    activityResps: [
      {
        id: 'a',
        name: '新人有礼',
        activityType: '0001',
        partake: 3,
        isPart: true,
        consume: 0,
        ...over,
      },
    ],
  })

it('points have one sign-in a day, and whoever takes part is counted', () => {
  const days = ['2026-02-28T08:00:00+08:00', '2026-03-01T08:00:00+08:00']
  expect(points(days)).toEqual([])
  expect(points([...days, '2026-03-01T20:00:00+08:00'])).toEqual(['count data.userOperEntites'])
  expect(points(days, { partake: 0 })).toEqual(['count data.activityResps[].partake'])
  expect(points(days, { partake: 0, isPart: false })).toEqual([])
})

it('what happened once happened somewhere', () => {
  const event = { id: 'e', kind: 'logged-in', text: '登录了', refused: false, device: '', count: 1 }
  const at = '2026-03-02T08:00:00+08:00'

  const events = (over: object) =>
    laws('account.listSecurityEvents', { list: [{ ...event, at, ...over }] })

  expect(events({ device: '电脑' })).toEqual([])
  expect(events({ count: 3 })).toEqual([])
  expect(events({})).toEqual(['silent data.list[].device'])
})

const profile = (over: object) =>
  laws('profile.getHealthInfo', { takeMed: false, hypertensionTreatment: null, ...over })

it('whoever takes a medicine hardly takes none', () => {
  expect(profile({})).toEqual([])
  expect(profile({ takeMed: true, hypertensionTreatment: true })).toEqual([])
  expect(profile({ hypertensionTreatment: true })).toEqual(['plausible data.takeMed'])
})

const listed = (...content: string[]) =>
  laws('lookup.getDisease', { tags: [{ title: '宜', rows: [{ type: 'list', content }] }] })

it('no line of advice is told twice', () => {
  expect(listed('戒烟', '少盐')).toEqual([])
  expect(listed('戒烟', '戒烟')).toEqual(['said-twice data.tags[].rows[].content'])
})

const device = (bindStatus: string) => laws('devices.getBoundDevice', { bindStatus })

it('the device that is bound is none that was given up', () => {
  expect(device('02')).toEqual([])
  expect(device('03')).toEqual(['verdict data.bindStatus'])
})

const right = (validTo: string) =>
  laws('services.getRights', [{ kangban: { code: '0001', name: '权益卡', validTo } }])

it('what is in force has not ended', () => {
  expect(right('2026-03-02')).toEqual([])
  expect(right('2026-03-01')).toEqual(['order data[].kangban.validTo'])
})
