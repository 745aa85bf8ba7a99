// Pages that sum up, reports and long records against themselves, told rightly and wrongly.
import { describe, expect, it } from 'vitest'
import { breachesOf } from '../index.ts'
import { nodeOf } from '../testing/node-of.ts'

const laws = (name: string, data: unknown) =>
  breachesOf({
    name,
    summary: '',
    input: {},
    now: new Date('2026-03-02T10:00:00+08:00'),
    answer: nodeOf(data),
  }).map(({ law, path }) => `${law} ${path}`)

const matter = (level: string, state: string) => ({ level, state })

describe('matters', () => {
  const [grave, mild] = [matter('bad', 'new'), matter('warn', 'new')]
  const over = matter('bad', 'over')
  const sorted = ['sorted data.matters']

  it.each(['warnings.getWarningSummary', 'home.getHomeSummary'])(
    'stand with the gravest to deal with first: %s',
    (name) => {
      expect(laws(name, { open: 2, matters: [grave, mild] })).toEqual([])
      expect(laws(name, { open: 2, matters: [mild, grave] })).toEqual(sorted)
    },
  )

  it('stand before those that are over, of which home tells none', () => {
    const name = 'warnings.getWarningSummary'
    expect(laws(name, { open: 1, matters: [grave, over] })).toEqual([])
    expect(laws(name, { open: 1, matters: [over, grave] })).toEqual(sorted)

    expect(laws('home.getHomeSummary', { open: 1, matters: [grave, over] })).toEqual([
      'verdict data.matters[].state',
    ])
  })
})

const counted = (total: number, ...kinds: readonly string[]) =>
  laws('reports.getReport', {
    warnings: { total, byKind: kinds.map((kind) => ({ kind, count: 1 })) },
  })

describe('the events of a week', () => {
  it('are those of its kinds, but for stretches of one record', () => {
    const wrong = ['count data.warnings.total']
    expect(counted(2, 'oxygen-low', 'heart-fast')).toEqual([])
    expect(counted(3, 'oxygen-low', 'heart-fast')).toEqual(wrong)
    expect(counted(4, 'oxygen-low', 'af-suspected')).toEqual([])
    expect(counted(1, 'oxygen-low', 'af-suspected')).toEqual(wrong)
  })
})

const days = (...all: readonly string[]) =>
  laws('reports.getOverview', { calendar: all.map((day) => ({ day })) })

const untimed = (metric: string, value: number | null) =>
  laws('home.getHomeSummary', { cards: [{ metric, value, measuredAt: null }] })

describe('a card', () => {
  it('of a value was measured at some time', () => {
    expect([untimed('heartRate', null), untimed('sleep', 359)]).toEqual([[], []])
    expect(untimed('heartRate', 66)).toEqual(['verdict data.cards[].measuredAt'])
  })
})

describe('a calendar', () => {
  it('has its days in their order', () => {
    expect(days('2026-02-28', '2026-03-01')).toEqual([])
    expect(days('2026-03-01', '2026-02-28')).toContain('sorted data.calendar')
  })
})

const risk = (text: string, days: string) =>
  laws('reports.getHeartRisk', {
    measuredDays: 14,
    findings: [
      { kind: 'fast', state: 'found', count: 3 },
      { kind: 'slow', state: 'none', count: 0 },
    ],
    keyNumbers: [
      { label: '发现', text },
      { label: '佩戴', text: days },
    ],
  })

describe('the report of the risk of a heart', () => {
  it('has the numbers of its findings', () => {
    expect(risk('1 项', '14 天')).toEqual([])
    expect(risk('7 项', '14 天')).toEqual(['told-twice data.keyNumbers[].text'])
    expect(risk('1 项', '7 天')).toEqual(['told-twice data.keyNumbers[].text'])
  })
})

const row = (part: string, sbp: number, byHand = false) => ({ part, sbp, dbp: 80, byHand })

const total = (sbp: number, count: number) => ({ sbp, dbp: 80, count })

const nights = (falls: number) => [{ day: '2026-03-01', lowest: 86, falls, minutes: 243 }]

describe('the page for the doctor', () => {
  const name = 'doctor.getDoctorPage'
  const readings = [row('morning', 140), row('morning', 144), row('evening', 130)]
  const typed = row('evening', 190, true)

  const told = (morning: object, evening: object) =>
    laws(name, {
      pressure: { readings: [...readings, typed], total: { morning, evening, count: 3 } },
    })

  it('has the means of its mornings and evenings, without what was typed', () => {
    expect(told(total(142, 2), total(130, 1))).toEqual([])
    expect(told(total(130, 1), total(142, 2))).toContain('mean data.pressure.total.morning.sbp')
    expect(told(total(142, 2), total(130, 2))).toEqual(['count data.pressure.total.evening.count'])
  })

  it('has nights of minutes', () => {
    expect(laws(name, { oxygen: { nights: nights(19) }, sleep: { limitMinutes: 300 } })).toEqual([])
    const falls = ['count data.oxygen.nights[].falls']
    expect(laws(name, { oxygen: { nights: nights(100_000) } })).toEqual(falls)
    expect(laws(name, { sleep: { limitMinutes: 5 } })).toEqual(['measure data.sleep.limitMinutes'])
  })
})

const ofEcg = (data: object) => laws('ecg.getEcgRecord', { heartRat: 68, ...data })

describe('the words of an ECG', () => {
  it('tell its rate', () => {
    const told68 = ['told-twice data.heartRat']
    expect(ofEcg({ dataContent: '全程平均心率68次/分（参考60–100）' })).toEqual([])
    expect(ofEcg({ dataContent: '全程平均心率 141 次/分' })).toEqual(told68)
    expect(ofEcg({ dataContent: '心率97–126次/分，最慢心率51次/分' })).toEqual([])
  })

  it('do not leave suspected fibrillation unsaid', () => {
    const clear = '心跳平稳，未见明显异常。'
    expect(ofEcg({ rhythm: 'sinus', dataContent: clear })).toEqual([])
    expect(ofEcg({ rhythm: 'af', dataContent: '疑似房颤。' })).toEqual([])
    expect(ofEcg({ rhythm: 'af', dataContent: clear })).toEqual(['told-twice data.rhythm'])
  })
})

const withPicture = (thumbnail: string, rateText = '68') =>
  laws('ecg.listEcgMonth', { list: [{ thumbnail, rateText }] })

describe('the pictures of ECGs', () => {
  it('are three seconds of beats', () => {
    const picture = '779e'.repeat(30)
    const wrong = ['ecg-picture data.list[].thumbnail']
    expect(withPicture(picture)).toEqual([])
    expect(withPicture(picture.slice(0, 60))).toEqual(wrong)
    expect(withPicture('7'.repeat(120))).toEqual(wrong)
    expect(withPicture('7'.repeat(120), '')).toEqual([])
  })
})

const overview = (pairs: number) => ({
  samplesPerPair: 4096,
  microvolts: 1,
  data: Buffer.alloc(pairs * 4, 1).toString('base64'),
})

const ofRecord = (data: object) => laws('holter.getHolterRecord', { sampleCount: 10_000, ...data })

const usable = (value: number) => [{ name: 'usable', value }]

describe('a long record', () => {
  it('has a pair of its overview for each of its parts', () => {
    expect(ofRecord({ overview: overview(3) })).toEqual([])
    expect(ofRecord({ overview: overview(2) })).toEqual(['ecg-length data.overview.data'])
  })

  it('is as usable as its hours', () => {
    const hours = [{ usablePercent: 90 }, { usablePercent: 98 }]
    expect(ofRecord({ hours, figures: usable(94) })).toEqual([])
    const shares = hours.map(({ usablePercent }) => ({ usablePercent: usablePercent / 100 }))
    const value = ['mean data.figures[].value']
    expect(ofRecord({ hours: shares, figures: usable(94) })).toEqual(value)
  })

  it('has as many blocks in a list as its samples fill', () => {
    const row = { rateHz: 512, sampleCount: 307_200, blocks: 10 }
    const name = 'holter.listHolterRecords'
    expect(laws(name, { list: [row] })).toEqual([])
    expect(laws(name, { list: [{ ...row, blocks: 11 }] })).toEqual(['count data.list[].blocks'])
  })
})

const figure = (name: string, label: string, unit: string) =>
  laws('holter.getHolterRecord', { figures: [{ name, label, unit }] })

describe('a figure of a long record', () => {
  it('has its own unit, and not the name of another', () => {
    expect(figure('heartRateLow', '最慢心率', '次/分')).toEqual([])
    expect(figure('premature', '提早的心跳', '次')).toEqual([])
    expect(figure('heartRateLow', '最慢心率', '毫秒')).toEqual(['unit data.figures[].unit'])
    expect(figure('heartRateLow', '平均心率', '次/分')).toEqual(['words data.figures[].label'])
  })
})

const rowOf = (over: object) =>
  laws('holter.listHolterRecords', {
    list: [{ rateText: '64–67', hours: [{ low: 64, high: 67 }], ...over }],
  })

describe('a row of a record', () => {
  it('has the rate of its hours, or one in between', () => {
    expect(rowOf({})).toEqual([])
    expect(rowOf({ rateText: '66' })).toEqual([])
    expect(rowOf({ rateText: '68' })).toEqual(['told-twice data.list[].hours'])
  })

  it('is as grave as what was found', () => {
    expect(rowOf({ finding: 'clear', state: 'normal', stateText: '未见明显异常' })).toEqual([])
    expect(rowOf({ finding: 'af', state: 'alert', stateText: '疑似房颤' })).toEqual([])
    const wrong = ['verdict data.list[].state']
    expect(rowOf({ finding: 'clear', state: 'high' })).toEqual(wrong)
    expect(rowOf({ finding: 'af', state: 'normal' })).toEqual(wrong)
    expect(rowOf({ finding: 'unclear', state: 'normal' })).toEqual(wrong)
    expect(rowOf({ state: 'normal', stateText: '要留意' })).toEqual(['words data.list[].stateText'])
  })
})

const minutes = (text: string) =>
  laws('holter.getHolterRecord', {
    rateHz: 512,
    sampleCount: 512 * 630,
    figures: [{ name: 'heartRateMean', value: 66 }],
    sentence: [{ text, tone: 'plain' }],
  })

it('a long record is as long as its sentence says, and its rate as high', () => {
  expect(minutes('10 分钟平均心率 66 次/分。')).toEqual([])
  expect(minutes('11 分钟平均心率 66 次/分。')).toEqual([])
  expect(minutes('12 分钟平均心率 66 次/分。')).toEqual(['told-twice data.sentence'])
  expect(minutes('10 分钟平均心率 67 次/分。')).toEqual(['told-twice data.sentence'])
})
