// The page for the doctor, whose words, weeks and classes are those of what it lists.
import { expect, it } from 'vitest'
import { breachesOf } from '../index.ts'
import { nodeOf } from '../testing/node-of.ts'

const NOW = new Date('2026-03-02T10:00:00+08:00')

const PRESSURE = {
  weeks: [
    {
      title: '3月1日',
      morning: { sbp: 140, dbp: 86, count: 1 },
      evening: { sbp: 130, dbp: 80, count: 1 },
      count: 2,
    },
    { title: '3月2日', morning: null, evening: null, count: 0 },
  ],
  total: {
    morning: { sbp: 140, dbp: 86, count: 1 },
    evening: { sbp: 130, dbp: 80, count: 1 },
    count: 2,
  },
  readings: [
    { at: '2026-03-01T07:00:00+08:00', sbp: 140, dbp: 86, part: 'morning', byHand: false },
    { at: '2026-03-01T20:00:00+08:00', sbp: 130, dbp: 80, part: 'evening', byHand: false },
  ],
  classes: [
    { title: '低于 135/85 mmHg', morning: 0, evening: 1 },
    { title: '135–139/85–89 mmHg', morning: 0, evening: 0 },
    { title: '140–159/90–99 mmHg', morning: 1, evening: 0 },
  ],
}

const PAGE = {
  fromDay: '2026-03-01',
  toDay: '2026-03-02',
  madeAt: '2026-03-02T09:59:00+08:00',
  conclusions: [
    { title: '疑似房颤 1 次', text: '1 份心电图：2月17日 19:51' },
    {
      title: '夜间血氧低于 90%',
      text: '2 夜里 1 夜，最低 86%（3月1日早晨醒来的那夜，低了 19 下，共 243 分钟，那夜睡 3小时59分）',
    },
    {
      title: '血压高于家庭参考',
      text: '2 次里 1 次达到 135/85 mmHg；平均早晨 140/86 mmHg（1 次），晚上 130/80 mmHg（1 次）',
    },
  ],
  pressure: PRESSURE,
  ecg: {
    text: '2 天心电 2 次：1 份心电图（疑似房颤 1 份），1 次 24 小时记录（3月1日）。',
    count: 2,
    strips: [],
  },
  oxygen: {
    limit: 90,
    nights: [
      { day: '2026-03-01', lowest: 86, falls: 19, minutes: 243 },
      { day: '2026-03-02', lowest: 95, falls: 0, minutes: 0 },
    ],
    text: '2 夜：1 夜低于 90%，最低 86%',
  },
  restingHeart: {
    days: [
      { day: '2026-03-01', value: 64 },
      { day: '2026-03-02', value: null },
    ],
    text: '近 7 天平均 64 次/分，此前 23 天没有测到',
  },
  sleep: {
    limitMinutes: 300,
    nights: [
      { day: '2026-03-01', minutes: 239 },
      { day: '2026-03-02', minutes: 359 },
    ],
    text: '2 夜平均 4小时59分，1 夜不足 5小时',
  },
  missing: ['血压：早晨缺 1 天（3月2日），晚上缺 1 天（3月2日）', '静息心率：缺 1 天（3月2日）'],
  sources: ['血压：血压仪 2 次，手动输入 0 次'],
}

const told = (change: object) =>
  breachesOf({
    name: 'doctor.getDoctorPage',
    summary: '',
    input: {},
    now: NOW,
    answer: nodeOf({ ...PAGE, ...change }),
  }).map(({ law, path }) => `${law} ${path}`)

const texts = (path: keyof typeof PAGE, text: string) =>
  told({ [path]: { ...(PAGE[path] as object), text } })

const concluded = (index: number, text: string) =>
  told({ conclusions: PAGE.conclusions.with(index, { title: '', text }) })

it('says in words what it lists', () => {
  expect(told({})).toEqual([])
  expect(texts('oxygen', '2 夜：2 夜低于 90%，最低 86%')).toEqual(['told-twice data.oxygen.text'])
  expect(texts('oxygen', '2 夜：1 夜低于 92%，最低 86%')).toEqual(['told-twice data.oxygen.text'])

  expect(texts('sleep', '2 夜平均 4小时59分，2 夜不足 5小时')).toEqual([
    'told-twice data.sleep.text',
  ])

  expect(texts('sleep', '2 夜平均 4小时59分，1 夜不足 6小时')).toEqual([
    'told-twice data.sleep.text',
  ])

  const rate = '近 7 天平均 69 次/分，此前 23 天没有测到'
  expect(texts('restingHeart', rate)).toEqual(['told-twice data.restingHeart.text'])
  expect(texts('ecg', PAGE.ecg.text.replace('24 小时记录', '动态心电'))).toEqual([])

  expect(texts('ecg', PAGE.ecg.text.replace('1 次 24', '2 次 24'))).toEqual([
    'told-twice data.ecg.text',
  ])

  expect(told({ ecg: { ...PAGE.ecg, count: 1 } })).toEqual(['told-twice data.ecg.text'])
  expect(told({ ecg: { text: '2 天心电 6 次', count: 0 } })).toContain('told-twice data.ecg.text')
  const month = PAGE.ecg.text.replace('2 天', '30 天')
  expect(texts('ecg', month)).toEqual(['told-twice data.ecg.text'])
  expect(told({ missing: ['静息心率：缺 2 天'] })).toEqual(['told-twice data.missing'])
  expect(told({ missing: ['血压：早晨缺 2 天'] })).toEqual(['told-twice data.missing'])
  const sources = ['血压：血压仪 1 次，手动输入 0 次']
  expect(told({ sources })).toEqual(['told-twice data.sources'])
})

it('concludes from what it lists', () => {
  const af = { title: '疑似房颤 2 次', text: '1 份心电图：2月17日 19:51' }
  expect(told({ conclusions: [af] })).toEqual(['told-twice data.conclusions[].title'])
  const night = '最低 86%（3月2日早晨醒来的那夜，低了 19 下，共 243 分钟，那夜睡 3小时59分）'
  expect(concluded(1, night)).toEqual(['told-twice data.conclusions'])
  const means = '平均早晨 147/90 mmHg（1 次），晚上 130/80 mmHg（1 次）'
  expect(concluded(2, means)).toEqual(['told-twice data.conclusions'])
})

const pressure = (change: object) => told({ pressure: { ...PRESSURE, ...change } })

it('has weeks of all days with the means of their readings, and each reading in its class', () => {
  const [first, second] = PRESSURE.weeks
  expect(pressure({ weeks: [first] })).toEqual(['reckoned data.pressure.weeks'])
  const swapped = { ...first, morning: first?.evening, evening: first?.morning }

  expect(new Set(pressure({ weeks: [swapped, second] }))).toEqual(
    new Set(
      ['morning.sbp', 'morning.dbp', 'evening.sbp', 'evening.dbp'].map(
        (path) => `reckoned data.pressure.weeks[].${path}`,
      ),
    ),
  )

  const classes = PRESSURE.classes.map((row, index) => ({ ...row, evening: index === 1 ? 1 : 0 }))

  expect(new Set(pressure({ classes }))).toEqual(
    new Set(['reckoned data.pressure.classes[].evening']),
  )
})

it('is made on its last day after its readings, and tells of no night longer than it was', () => {
  expect(told({ madeAt: '2026-03-01T09:59:00+08:00' })).toEqual(['newest data.madeAt'])
  const today = { ...PRESSURE.readings[1], at: '2026-03-02T05:59:00+08:00', byHand: true }
  const readings = [...PRESSURE.readings, today]
  const madeOnce = (madeAt: string) => told({ madeAt, pressure: { ...PRESSURE, readings } })
  expect(madeOnce('2026-03-02T05:58:00+08:00')).not.toContain('newest data.madeAt')
  expect(madeOnce('2026-03-02T02:04:00+08:00')).toContain('newest data.madeAt')
  const nights = PAGE.oxygen.nights.map((night) => ({ ...night, minutes: night.minutes * 3 }))
  const conclusions = PAGE.conclusions.slice(0, 1)
  const long = told({ oxygen: { ...PAGE.oxygen, nights }, conclusions })
  expect(long).toEqual(['reckoned data.oxygen.nights[].minutes'])
})

it('has weeks in their order, with the ends and the readings that reach the reference', () => {
  const [first, second] = PRESSURE.weeks
  const weeks = (change: object) => pressure({ weeks: [{ ...first, ...change }, second] })
  const place = 'data.pressure.weeks[]'
  const ends = { lowest: { sbp: 130, dbp: 80 }, highest: { sbp: 140, dbp: 86 } }
  expect(weeks(ends)).toEqual([])

  expect(weeks({ ...ends, lowest: { sbp: 130, dbp: 70 } })).toEqual([
    `reckoned ${place}.lowest.dbp`,
  ])

  expect(weeks({ morning: null })).toEqual([`silent ${place}.morning`])
  expect(pressure({ weeks: [second, first] })).toEqual(['sorted data.pressure.weeks'])
  const reference = '135/85 mmHg'
  const total = { ...PRESSURE.total, reached: 1 }

  const reached = (count: number) =>
    pressure({
      reference,
      total,
      weeks: [
        { ...first, reached: count },
        { ...second, reached: 0 },
      ],
    })

  expect(reached(1)).toEqual([])
  expect(reached(0)).toContain(`reckoned ${place}.reached`)

  expect(pressure({ total: { ...PRESSURE.total, title: '30 天' } })).toEqual([
    'told-twice data.pressure.total.title',
  ])
})

it('leaves nothing out that it tells of elsewhere, nor its file to the person', () => {
  expect(told({ conclusions: [] })).toEqual(['silent data.conclusions'])
  expect(pressure({ classes: [] })).toEqual(['silent data.pressure.classes'])
  expect(told({ pdfUrl: null })).toEqual(['silent data.pdfUrl'])
  const strip = { startedAt: '2026-03-01T08:15:00+08:00', source: '心电仪', rate: '' }

  expect(told({ ecg: { ...PAGE.ecg, strips: [strip] } })).toEqual(['silent data.ecg.strips[].rate'])
})
