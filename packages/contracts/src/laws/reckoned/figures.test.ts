// Figures that the contract says how to make, told rightly and wrongly.
import { describe, expect, it } from 'vitest'
import { breachesOf } from '../index.ts'
import { nodeOf } from '../testing/node-of.ts'
import { between } from '../testing/told.ts'

const NOW = new Date('2026-03-02T10:00:00+08:00')
const WEEK = { type: '2', dat: '2026-03-02' }
const DAY = { type: '1', dat: '2026-03-02' }

const laws = (name: string, data: unknown, input: object = WEEK) =>
  breachesOf({ name, summary: '', input: { ...input }, now: NOW, answer: nodeOf(data) }).map(
    ({ law, path }) => `${law} ${path}`,
  )

const detailTimes = ['02-24', '02-25', '02-26', '02-27', '02-28', '03-01', '03-02'].map(
  (day) => `2026-${day}`,
)

describe('steps of a week', () => {
  const week = {
    total: 30_000,
    detailTimes,
    details: [4000, 5000, 6000, 3000, 6000, 5400, 600],
    average: 4900,
    best: { day: '2026-02-28', steps: 6000 },
    streak: 2,
    kangban: {
      daysMet: 4,
      averageBefore: 4800,
      compared: 'same',
      goals: [5000, 5000, 5000, 5000, 5000, 5000, 5000],
      sentence: [],
    },
  }

  const steps = (change: object, ours: object = {}) =>
    laws('monitoring.getSteps', { ...week, ...change, kangban: { ...week.kangban, ...ours } })

  it('have a mean without today, and a streak that today does not break while it is open', () => {
    expect(steps({})).toEqual([])
    expect(steps({ average: 4286 }, { averageBefore: 4286 })).toEqual(['reckoned data.average'])
    expect(steps({ streak: 1 })).toEqual(['reckoned data.streak'])
    expect(steps({ streak: 3 })).toEqual(['reckoned data.streak'])
  })

  it('have no better day than the best, and a verdict by a twentieth', () => {
    const best = { day: '2026-02-25', steps: 5000 }
    expect(steps({ best })).toEqual(['reckoned data.best.steps'])
    const before = { day: '2026-02-20', steps: 9999 }
    expect(steps({ best: before })).toEqual(['reckoned data.best.day'])
    expect(steps({}, { compared: 'more' })).toEqual(['reckoned data.kangban.compared'])
    expect(steps({}, { averageBefore: 4000, compared: 'more' })).toEqual([])
    expect(steps({}, { averageBefore: null })).toEqual(['reckoned data.kangban.compared'])
    expect(steps({}, { averageBefore: null, compared: null })).toEqual([])
  })

  it('are as far, and cost as much, as height and weight make them', () => {
    const profile = ['profile.getHealthInfo', { height: 160, weight: 60, sex: 2 }] as const

    const walked = (distance: number, calorie: number, type = '1') =>
      between([
        profile,
        [
          'monitoring.getSteps',
          { total: 10_000, distance, calorie, kangban: { missing: [] } },
          { type },
        ],
      ])

    expect(walked(6608, 198)).toEqual([])
    expect(walked(6800, 204)).toEqual(['monitoring.getSteps reckoned data.distance'])
    expect(walked(6609, 198)).toEqual(['monitoring.getSteps reckoned data.distance'])
    expect(walked(6609, 198, '2')).toEqual([])
    expect(walked(6608, 260)).toEqual(['monitoring.getSteps reckoned data.calorie'])
  })
})

const zonesAt = (first: number, second: number, third: number, percents = [97, 3, 0, 0]) =>
  [
    [0, first],
    [first, second],
    [second, third],
    [third, null],
  ].map(([from, to], index) => ({ from, to, percent: percents[index] }))

const heart = (change: object) =>
  laws('monitoring.getHeartRate', { min: 50, avg: 66, max: 100, ...change }, DAY)

const heartOfWeek = (percents: number[]) =>
  laws('monitoring.getHeartRate', {
    min: 50,
    avg: 66,
    max: 120,
    detailTimes,
    zones: zonesAt(90, 101, 121, percents),
  })

describe('a heart rate', () => {
  it('has zones at the shares of one greatest rate, with time where it was', () => {
    expect(heart({ zones: zonesAt(90, 101, 121) })).toEqual([])
    expect(heart({ zones: zonesAt(80, 110, 140) })).toEqual(['reckoned data.zones'])
    expect(heart({ zones: zonesAt(90, 101, 121, [0, 100, 0, 0]) })).toEqual(['reckoned data.zones'])
    expect(heart({ zones: zonesAt(90, 101, 121, [98, 0, 0, 2]) })).toEqual(['reckoned data.zones'])
  })

  it('has shares of time that fit its mean, as far as a day that goes on can bend them', () => {
    expect(heartOfWeek([80, 20, 0, 0])).toEqual([])
    expect(heartOfWeek([3, 97, 0, 0])).toEqual(['reckoned data.zones'])
  })

  it('is compared with days enough', () => {
    expect(heart({ baseline: { usual: 65, low: 64, high: 66, days: 14 } })).toEqual([])
    const few = heart({ baseline: { usual: 65, low: 64, high: 66, days: 5 } })
    expect(few).toEqual(['reckoned data.baseline.days'])
  })

  it('has zones of the age, and a resting rate that is the median of its days', () => {
    const days = detailTimes.map((day, index) => ({ day, value: 60 + index }))

    const told = (birthday: string, resting: number | null) =>
      between([
        ['profile.getHealthInfo', { birthday }],
        ['doctor.getDoctorPage', { restingHeart: { days } }],
        ['monitoring.getHeartRate', { detailTimes, resting, zones: zonesAt(90, 101, 121) }, WEEK],
      ])

    expect(told('1953-03-18', 63)).toEqual([])
    expect(told('2006-03-18', 63)).toEqual(['monitoring.getHeartRate reckoned data.zones'])
    expect(told('1953-03-18', 64)).toEqual(['monitoring.getHeartRate reckoned data.resting'])
    expect(told('1953-03-18', 70)).toEqual(['monitoring.getHeartRate reckoned data.resting'])
    expect(told('1953-03-18', null)).toEqual(['monitoring.getHeartRate silent data.resting'])
  })
})

const oxygen = (change: object) =>
  laws('monitoring.getOxygen', {
    detailTimes,
    details: [96, 96, 95, 96, 96, 95, 90],
    avg: 95.7,
    lowest: 89,
    lowEvents: 1,
    threshold: 90,
    night: { avg: 95, lowest: 89, lowEvents: 1 },
    warnings: [{ limit: 90 }],
    ...change,
  })

it('a mean of oxygen lies among its days, and its falls are those that are listed', () => {
  expect(oxygen({})).toEqual([])
  expect(oxygen({ avg: 93 })).toEqual(['reckoned data.avg'])
  expect(oxygen({ lowEvents: 2 })).toEqual(['reckoned data.lowEvents'])
  expect(oxygen({ warnings: [{ limit: 92 }] })).toEqual(['reckoned data.warnings[].limit'])

  expect(oxygen({ night: { avg: 95, lowest: 80, lowEvents: 3 } })).toEqual([
    'reckoned data.night.lowest',
    'reckoned data.night.lowEvents',
  ])
})

const degrees = (change: object) =>
  laws('monitoring.getTemperature', {
    baseline: 34.5,
    baselineNights: 14,
    nightsNeeded: 3,
    ...change,
  })

it('a usual temperature has nights enough, and a night far from it is not normal', () => {
  expect(degrees({})).toEqual([])
  expect(degrees({ baselineNights: 2 })).toEqual(['reckoned data.baselineNights'])
  const far = { nightMean: 36, deviation: 1.5, band: 0.5 }
  expect(degrees({ ...far, state: 'high' })).toEqual([])
  expect(degrees({ ...far, state: 'normal' })).toEqual(['verdict data.state'])
})

const night = (change: object, ours: object = {}) =>
  laws(
    'monitoring.getSleep',
    {
      totalTime: 359,
      deepSleep: 20,
      deepRef: '5-14%',
      deepCompRate: 62,
      ...change,
      kangban: { nights: 1, ...ours },
    },
    DAY,
  )

it('shares of sleep are compared with one mean, and every event of oxygen has falls', () => {
  expect(night({})).toEqual([])
  expect(night({ deepCompRate: 35 })).toEqual(['reckoned data.deepCompRate'])
  expect(night({ deepRef: '5-90%', deepState: '正常' })).toEqual(['reckoned data.deepRef'])

  expect(night({ breathWarn: 0 }, { lowOxygen: [{ falls: 0 }] })).toEqual([
    'count data.kangban.lowOxygen[].falls',
    'count data.breathWarn',
  ])
})

const atHome = (name: string) => `data.kangban.homeMean.${name}`

describe('pressures of a week', () => {
  const parts = detailTimes.map(() => ({ sbp: 140, dbp: 80, count: 1 }))

  const readings = detailTimes.map((day) => ({
    at: `${day}T07:00:00+08:00`,
    sbp: 140,
    dbp: 80,
  }))

  const home = {
    sbp: 140,
    dbp: 80,
    count: 6,
    days: 6,
    state: 'high',
    text: '6 次平均 140/80，高于 135/85',
  }

  const pressure = (change: object) =>
    laws('monitoring.getBloodPressure', {
      detailTimes,
      kangban: {
        readings,
        count: 7,
        morning: { sbp: 140, dbp: 80, count: 7 },
        morningDetails: parts,
        weekMeanDetails: [...Array(6).fill(null), { sbp: 140, dbp: 80 }],
        homeMean: home,
        ...change,
      },
    })

  it('make the means of their mornings and the moving ones', () => {
    expect(pressure({})).toEqual([])
    const morning = { sbp: 129, dbp: 80, count: 5 }

    const wrong = ['count', 'sbp'].map((key) => `reckoned data.kangban.morning.${key}`)
    expect(pressure({ morning })).toEqual(expect.arrayContaining(wrong))

    expect(pressure({ weekMeanDetails: [...Array(6).fill(null), { sbp: 155, dbp: 80 }] })).toEqual([
      'reckoned data.kangban.weekMeanDetails[].sbp',
    ])

    expect(pressure({ weekMeanDetails: Array(7).fill(null) })).toEqual([
      'silent data.kangban.weekMeanDetails[]',
    ])

    const other = parts.map((part) => ({ ...part, sbp: 120 }))

    expect(pressure({ morning: { sbp: 120, dbp: 80, count: 7 }, morningDetails: other })).toContain(
      'reckoned data.kangban.morningDetails[].sbp',
    )
  })

  it('make a mean at home of days enough, by its text and its limit', () => {
    expect(pressure({ homeMean: { ...home, days: 2 } })).toContain(`reckoned ${atHome('days')}`)

    expect(pressure({ homeMean: { ...home, sbp: 131, state: 'normal' } })).toContain(
      `told-twice ${atHome('sbp')}`,
    )

    expect(pressure({ homeMean: { ...home, state: 'normal' } })).toEqual([
      `verdict ${atHome('state')}`,
    ])
  })
})

const rows = (balanced: object, other: object) => [
  { type: 'balanced', score: 70, verdict: 'yes', ...balanced },
  { type: 'qi-deficiency', score: 20, verdict: 'no', ...other },
]

const report = (scores: object[], rest: object = {}) =>
  laws('medicine.getConstitutionReport', {
    main: { type: 'balanced', verdict: scores[0] && 'verdict' in scores[0] && scores[0].verdict },
    secondary: [],
    scores,
    ...rest,
  }).filter((breach) => !breach.startsWith('count'))

const from = (change: number) => report(rows({}, { score: 3.6, change }))

describe('a constitution', () => {
  it('is balanced from 60 on where no other type holds', () => {
    expect(report(rows({}, {}))).toEqual([])
    expect(report(rows({ score: 59.4 }, {}))).toEqual(['reckoned data.scores[].verdict'])
    const tended = { score: 35, verdict: 'tendency' }
    const secondary = [{ type: 'qi-deficiency' }]
    expect(report(rows({ verdict: 'basically' }, tended), { secondary })).toEqual([])
    expect(report(rows({}, tended), { secondary })).toEqual(['reckoned data.scores[].verdict'])
    expect(report(rows({ verdict: 'basically' }, tended))).toEqual(['reckoned data.secondary'])
  })

  it('has changed from scores that answers come to', () => {
    expect([from(3.6), from(-10.7)].flat()).toEqual([])
    expect(from(10.7)).toEqual(['order data.scores[].change'])
    expect(from(-96.8)).toEqual(['order data.scores[].change'])
  })

  it('has changed in words as in scores', () => {
    const changed = rows({}, { change: -18.8 })
    const said = (changeText: string) => report(changed, { previous: { changeText } })
    expect(said('从38.8分降到20分。')).toEqual([])
    expect(said('气虚质得分从38.8分降到20分。')).toEqual([])
    const wrong = ['told-twice data.previous.changeText']
    expect(said('从56.3分降到37.5分。')).toEqual(wrong)
    expect(said('阳虚质得分从38.8分降到20分。')).toEqual(wrong)
  })
})

describe('a record of many hours', () => {
  const hour = {
    at: '2026-03-01T00:00:00+08:00',
    heartRateLow: 60,
    heartRateMean: 66,
    heartRateHigh: 80,
    beats: 656,
    premature: 3,
    prematureWide: 1,
    afSeconds: 120,
  }

  const figures = {
    premature: 3,
    prematureWide: 1,
    suspectedAf: 2,
    heartRateLow: 60,
    heartRateHigh: 80,
    pausesOver2s: 0,
    longestPause: null,
  }

  const record = (change: object, hours: object[] = [hour], windowSeconds = 600) =>
    laws('holter.getHolterRecord', {
      startedAt: hour.at,
      rateHz: 512,
      sampleCount: 307_200,
      blocks: 10,
      hours,
      figures: Object.entries({ ...figures, ...change }).map(([name, value]) => ({
        name,
        value,
        windowSeconds,
      })),
    })

  it('has the figures of its hours', () => {
    const wrong = ['reckoned data.figures[].value']
    expect(record({})).toEqual([])

    for (const change of [
      { premature: 9 },
      { suspectedAf: 30 },
      { heartRateLow: 40 },
      { heartRateHigh: 140 },
      { longestPause: 3 },
      { pausesOver2s: 2 },
    ])
      expect(record(change)).toEqual(wrong)
  })

  it('has counted its beats in as many seconds as they take', () => {
    const beats = { beats: 656 }
    const wrong = ['reckoned data.figures[].windowSeconds']
    expect(record(beats)).toEqual([])
    expect(record(beats, [hour], 10)).toEqual(wrong)
    expect(record(beats, [hour], 36_000)).toEqual(wrong)
  })

  it('has no more hours than were recorded', () => {
    const second = { ...hour, at: '2026-03-01T01:00:00+08:00', premature: 0, prematureWide: 0 }
    expect(record({ suspectedAf: 4 }, [hour, second])).toEqual(['reckoned data.hours'])
  })
})
