// Answers that a true one becomes with one thing wrong: each law of single calls finds its own, and nothing in the true one.
import { describe, expect, it } from 'vitest'
import { breachesOf } from '../index.ts'
import { nodeOf } from '../testing/node-of.ts'

const NOW = new Date('2026-03-02T10:00:00+08:00')

const laws = (name: string, data: unknown, input: Readonly<Record<string, unknown>> = {}) =>
  breachesOf({ name, summary: '', input, now: NOW, answer: nodeOf(data) }).map(
    ({ law, path }) => `${law} ${path}`,
  )

describe('a day of rates', () => {
  const name = 'monitoring.getHeartRate'
  const input = { type: '1', dat: '2026-03-02' }

  const rates = {
    lastTime: '2026-03-02T09:00:00+08:00',
    state: 'normal',
    min: 60,
    max: 90,
    resting: 64,
    normal: { low: 60, high: 100 },
    zones: [
      { from: 0, to: 90, percent: 90 },
      { from: 90, to: null, percent: 10 },
    ],
    detailTimes: ['08:00', '09:00', '10:00', '16:00'],
    details: [70, 72, null, null],
  }

  it('is over where it is now, and not beyond its own newest value', () => {
    expect(laws(name, rates, input)).toEqual([])

    expect(laws(name, { ...rates, details: [null, null, 70, 72] }, input)).toEqual([
      'future data.details[]',
      'newest data.lastTime',
    ])

    expect(laws(name, { ...rates, details: [70, 72, 71, null] }, input)).toEqual([
      'newest data.lastTime',
    ])
  })

  it('is called high or low by its rates alone, of which the resting one is one', () => {
    expect(laws(name, { ...rates, state: 'high' }, input)).toEqual(['verdict data.state'])
    expect(laws(name, { ...rates, max: 100, state: 'high' }, input)).toEqual([])
    expect(laws(name, { ...rates, min: 61, state: 'low' }, input)).toEqual(['verdict data.state'])
    expect(laws(name, { ...rates, resting: 91 }, input)).toEqual(['order data.resting'])
  })

  it('has zones without gaps', () => {
    const zones = [rates.zones[0], { from: 99, to: null, percent: 10 }]
    expect(laws(name, { ...rates, zones }, input)).toEqual(['sum data.zones[].from'])
  })
})

const reading = (sbp: number, dbp: number, state: string) => ({ sbp, dbp, state })

describe('pressures', () => {
  const limits = { sbp: { low: 90, high: 140 }, dbp: { low: 60, high: 90 } }

  const told = (readings: readonly object[], outOfRange: number) =>
    laws('monitoring.getBloodPressure', { normal: limits, readings, outOfRange })

  it('are called by their limits, at which either word will do', () => {
    expect(told([reading(150, 80, 'high'), reading(140, 80, 'normal')], 1)).toEqual([])
    expect(told([reading(150, 80, 'high'), reading(140, 80, 'high')], 2)).toEqual([])
    const verdict = 'verdict data.readings[].state'
    expect(told([reading(150, 80, 'normal')], 1)).toEqual([verdict])
    expect(told([reading(120, 80, 'high')], 0)).toEqual([verdict])
    expect(told([reading(150, 80, 'high')], 0)).toEqual(['count data.outOfRange'])
    expect(told([reading(150, 80, 'high')], 3)).toEqual(['count data.outOfRange'])
  })
})

describe('days of pressures', () => {
  it('whose mean is beyond a limit are not normal', () => {
    const normal = { sbp: { low: 90, high: 140 }, dbp: { low: 60, high: 90 } }
    const days = { normal, hiDetails: [146, null], lowDetails: [84, null], states: ['high', null] }
    const name = 'monitoring.getBloodPressure'
    expect(laws(name, days)).toEqual([])
    expect(laws(name, { ...days, states: ['near', null] })).toEqual(['verdict data.states[]'])
  })
})

describe('temperatures', () => {
  it('are as far from the usual as is told, and not high within their band', () => {
    const name = 'monitoring.getTemperature'
    const input = { type: '1', dat: '2026-03-01' }
    const day = { baseline: 34.59, details: [35, null], deviations: [0.41, null], deviation: 0.1 }

    const told = (over: object) =>
      laws(name, { ...day, band: 0.5, state: 'normal', ...over }, input)

    expect(told({})).toEqual([])
    expect(told({ deviations: [0.61, null] })).toEqual(['sum data.deviations[]'])
    expect(told({ state: 'high' })).toEqual(['verdict data.state'])
  })
})

describe('nights', () => {
  const name = 'monitoring.getSleep'

  it('are called by their ranges', () => {
    const night = { totalTime: 360, sleepRef: '5-9小时', wakeCount: 5, wakeRef: '0-2次' }
    expect(laws(name, { ...night, sleepState: '正常', wakeState: '偏高' })).toEqual([])
    expect(laws(name, { ...night, sleepState: '偏低' })).toEqual(['verdict data.sleepState'])
    expect(laws(name, { ...night, wakeState: '正常' })).toEqual(['verdict data.wakeState'])
    expect(laws(name, { ...night, wakeState: '偏低' })).toEqual(['verdict data.wakeState'])
  })

  it('last from their begin to their end, and are as many as have minutes', () => {
    const week = {
      startDetails: ['22:30', null],
      endDetails: ['05:30', null],
      details: [380, null],
      wakeDetails: [40, null],
      deepDetails: [80, null],
      nights: 1,
    }

    expect(laws(name, week)).toEqual([])
    expect(laws(name, { ...week, nights: 2 })).toEqual(['count data.nights'])

    expect(laws(name, { ...week, startDetails: ['14:30', null] })).toEqual([
      'sum data.startDetails[]',
    ])
  })
})

describe('steps', () => {
  const name = 'monitoring.getSteps'

  const week = {
    detailTimes: ['2026-03-01', '2026-03-02'],
    details: [6040, 1904],
    goals: [4500, 4500],
    daysMet: 1,
    activeHours: 9,
    best: { day: '2026-03-01', steps: 6040 },
  }

  it('have met their goals on as many days as are told, the best of which is one', () => {
    expect(laws(name, week)).toEqual([])
    expect(laws(name, { ...week, daysMet: 2 })).toEqual(['count data.daysMet'])
    const input = { type: '2', dat: '2026-03-02' }
    expect(laws(name, { ...week, target: 4500 }, input)).not.toContain('same-fact data.target')
    expect(laws(name, { ...week, target: 2925 }, input)).toContain('same-fact data.target')
    expect(laws(name, { ...week, activeHours: 49 })).toEqual(['count data.activeHours'])

    expect(laws(name, { ...week, best: { day: '2026-03-02', steps: 6040 } })).toEqual([
      'same-fact data.best.steps',
    ])
  })

  it('were walked by now', () => {
    const day = { detailTimes: ['09:00', '17:00'], details: [500, 0] }
    const input = { type: '1', dat: '2026-03-02' }
    expect(laws(name, day, input)).toEqual([])
    expect(laws(name, { ...day, details: [0, 500] }, input)).toEqual(['future data.details[]'])
    expect(laws(name, { ...day, details: [0, 500] }, { ...input, dat: '2026-03-01' })).toEqual([])
  })
})

const list = (row: object) => laws('reports.listReports', { list: [row] })

describe('reports', () => {
  const daily = {
    kind: 'daily',
    title: '3月1日 周日',
    day: '2026-03-01',
    endDay: '2026-03-01',
    at: '2026-03-02T05:00:00+08:00',
  }

  it('of a day are of one, under its name, and made when it was over', () => {
    expect(list(daily)).toEqual([])
    expect(list({ ...daily, title: '2月1日 周日' })).toEqual(['told-twice data.list[].title'])
    expect(list({ ...daily, title: '3月1日 周一' })).toEqual(['told-twice data.list[].title'])
    expect(list({ ...daily, at: '2026-03-01T20:00:00+08:00' })).toEqual(['calendar data.list[].at'])
    expect(list({ ...daily, day: '2026-02-28' })).toContain('calendar data.list[].endDay')
  })

  it('of a week go from Monday to Sunday', () => {
    const weekly = { ...daily, kind: 'weekly', title: '2月23日–3月1日', day: '2026-02-23' }
    expect(list(weekly)).toEqual([])
    expect(list({ ...weekly, day: '2026-02-22' })).toContain('calendar data.list[].day')
    expect(list({ ...weekly, endDay: '2026-02-28' })).toContain('calendar data.list[].endDay')
  })

  it('of the heart count their findings', () => {
    const finding = { kind: 'fast', state: 'found', count: 3, points: 2 }
    const days = { day: '2026-02-01', endDay: '2026-03-02', measuredDays: 30 }
    expect(laws('reports.getHeartRisk', days)).toEqual([])

    expect(laws('reports.getHeartRisk', { ...days, measuredDays: 31 })).toEqual([
      'count data.measuredDays',
    ])

    const report = (over: object) => ({ points: 2, findings: [{ ...finding, ...over }] })
    const found = (over: object) => laws('reports.getHeartRisk', report(over))
    expect(found({})).toEqual([])
    expect(found({ count: 0 })).toEqual(['verdict data.findings[].state'])
    expect(found({ state: 'none' })).toEqual(['verdict data.findings[].state'])
    expect(found({ points: 4 })).toEqual(['count data.points'])
  })
})

describe('the page for the doctor', () => {
  const page = {
    fromDay: '2026-03-01',
    toDay: '2026-03-02',
    pressure: {
      weeks: [{ count: 2, reached: 1 }],
      total: { count: 2, reached: 1 },
      classes: [{ morning: 1, evening: 0 }],
      readings: [
        { at: '2026-03-01T07:00:00+08:00', part: 'morning' },
        { at: '2026-03-01T20:00:00+08:00', part: 'evening' },
      ],
    },
    sleep: { nights: [{ day: '2026-03-01' }, { day: '2026-03-02' }] },
  }

  const told = (over: object) => laws('doctor.getDoctorPage', { ...page, ...over })

  it('has every day from its first to its last', () => {
    expect(told({})).toEqual([])
    expect(told({ ecg: { count: 1, strips: [{}, {}] } })).toEqual(['count data.ecg.count'])
    expect(told({ fromDay: '2026-02-28' })).toEqual(['calendar data.sleep.nights'])
    expect(told({ toDay: '2026-03-03' })).toContain('future data.toDay')

    expect(told({ sleep: { nights: page.sleep.nights.toReversed() } })).toContain(
      'calendar data.sleep.nights',
    )
  })

  const pressure = (over: object) => told({ pressure: { ...page.pressure, ...over } })

  it('counts readings in weeks, in classes and in all, each in its part of the day', () => {
    expect(pressure({ weeks: [{ count: 3, reached: 1 }] })).toEqual([
      'count data.pressure.total.count',
    ])

    expect(pressure({ classes: [{ morning: 3, evening: 0 }] })).toEqual([
      'count data.pressure.total.count',
    ])

    const readings = [
      { at: '2026-03-01T07:00:00+08:00', part: 'evening' },
      { at: '2026-03-01T20:00:00+08:00', part: 'morning' },
    ]

    expect(pressure({ readings })).toEqual([
      'calendar data.pressure.readings[].part',
      'calendar data.pressure.readings[].part',
    ])
  })
})

describe('reminders', () => {
  const item = { reminderId: 'a', day: '2026-03-02', time: '20:30', state: 'upcoming', at: null }
  const plan = { id: 'a', times: ['06:00', '20:30'], weekdays: [1, 2, 3, 7] }

  const day = {
    day: '2026-03-02',
    items: [item],
    total: 1,
    done: 0,
    nextAt: '2026-03-02T20:30:00+08:00',
    plans: [plan],
  }

  const told = (over: object) => laws('reminders.getReminders', { ...day, ...over })

  it('are counted, and belong to their day and to their plan', () => {
    expect(told({})).toEqual([])
    expect(told({ total: 2 })).toEqual(['count data.total'])
    expect(told({ done: 1 })).toEqual(['count data.done'])
    expect(told({ items: [{ ...item, day: '2026-03-01' }] })).toEqual(['calendar data.items[].day'])
    expect(told({ items: [{ ...item, time: '12:30' }] })).toEqual(['same-fact data.items[].time'])
    expect(told({ nextAt: '2026-03-01T20:30:00+08:00' })).toEqual(['newest data.nextAt'])

    expect(told({ done: 1, items: [{ ...item, state: 'done' }] })).toEqual([
      'verdict data.items[].at',
    ])
  })

  it('of a plan stand in the order of the day and of the week', () => {
    expect(told({ plans: [{ ...plan, times: ['20:30', '06:00'] }] })).toEqual([
      'sorted data.plans[].times',
    ])

    expect(told({ plans: [{ ...plan, weekdays: [2, 1] }] })).toEqual([
      'sorted data.plans[].weekdays',
    ])
  })
})

const record = (hour: object, overview: object = {}) =>
  laws('holter.getHolterRecord', {
    sampleCount: 8192,
    hours: [{ beats: 4000, premature: 9, prematureWide: 2, afSeconds: 60, ...hour }],
    overview: { samplesPerPair: 4096, data: 'LP+gBCz/oAQ=', ...overview },
  })

describe('an ECG', () => {
  const strip = {
    heartRat: 60,
    qt: 400,
    kangban: {
      durationSeconds: 30,
      qtcFridericia: 400,
      qtcBeats: 28,
      hrvMethod: { beats: 29 },
      rateRange: { lowest: 57, highest: 64 },
    },
  }

  const told = (over: object) =>
    laws('ecg.getEcgRecord', { ...strip, kangban: { ...strip.kangban, ...over } })

  const sampled = (seconds: number) =>
    laws('ecg.getEcgRecord', {
      ...strip,
      ecgContent: Array.from({ length: 30 * 512 }, (_, index) =>
        index < seconds * 512 ? String((index % 100) / 1000) : '',
      ).join(','),
    }).filter((each) => each.startsWith('count'))

  it('has no more beats than its samples take', () => {
    expect(sampled(30)).toEqual([])

    expect(sampled(20)).toEqual([
      'count data.kangban.hrvMethod.beats',
      'count data.kangban.qtcBeats',
    ])
  })

  it('has the beats, the range and the QT of its rate', () => {
    expect(told({})).toEqual([])

    expect(told({ rateRange: { lowest: 70, highest: 80 } })).toEqual([
      'mean data.kangban.rateRange.lowest',
    ])

    expect(told({ rateRange: { lowest: 40, highest: 50 } })).toEqual([
      'mean data.kangban.rateRange.highest',
    ])

    const steady = { rateRange: { lowest: 59, highest: 61 } }
    expect(told({ ...steady, qtcFridericia: 402 })).toEqual([])

    expect(told({ ...steady, qtcFridericia: 415 })).toEqual([
      'same-fact data.kangban.qtcFridericia',
    ])

    expect(told({ qtcBeats: 60 })).toEqual(['count data.kangban.qtcBeats'])
    expect(told({ hrvMethod: { beats: 60 } })).toEqual(['count data.kangban.hrvMethod.beats'])
    expect(told({ qtcFridericia: 480 })).toEqual(['same-fact data.kangban.qtcFridericia'])
  })

  it('of many hours has no more of a kind than of all, and an overview with something in it', () => {
    expect(record({})).toEqual([])
    expect(record({ premature: 5000 })).toEqual(['order data.hours[].premature'])
    expect(record({ prematureWide: 10 })).toEqual(['order data.hours[].prematureWide'])
    expect(record({ afSeconds: 4000 })).toEqual(['count data.hours[].afSeconds'])
    expect(record({}, { data: 'AAAAAAAAAAA=' })).toEqual(['ecg-empty data.overview.data'])
  })

  it('of many hours is listed with its lowest and its highest rate', () => {
    const row = {
      rateText: '64–67',
      hours: [
        { low: 64, high: 66 },
        { low: 65, high: 67 },
      ],
    }

    const list = (over: object) => laws('holter.listHolterRecords', { list: [{ ...row, ...over }] })
    expect(list({})).toEqual([])
    expect(list({ rateText: '64–90' })).toEqual(['told-twice data.list[].hours'])
  })
})

describe('what is handled, whose session it is, and what a prize is worth', () => {
  it('is told once', () => {
    const event = { handled: false, kangban: { handledAs: null } }
    expect(laws('warnings.listWarnings', [event])).toEqual([])

    expect(laws('warnings.listWarnings', [{ ...event, kangban: { handledAs: '好了' } }])).toEqual([
      'verdict data[].handled',
    ])

    expect(laws('account.listSessions', [{ current: true }, { current: false }])).toEqual([])
    expect(laws('account.listSessions', [{ current: false }])).toEqual(['count data'])
    expect(laws('points.getWheel', [{ prizeName: '30积分', quota: 30 }])).toEqual([])

    expect(laws('points.getWheel', [{ prizeName: '30积分', quota: 60 }])).toEqual([
      'told-twice data[].quota',
    ])
  })
})

describe('an event', () => {
  const event = {
    eventType: 'pressure-high',
    value: 146,
    limit: 140,
    kangban: {
      otherValue: 89,
      otherLimit: 90,
      valueText: '146/89',
      limitText: '上限 140/90',
    },
  }

  const told = (change: object) =>
    laws('warnings.listWarnings', [{ ...event, kangban: { ...event.kangban, ...change } }])

  it('has both its values and both its limits in words', () => {
    const place = 'told-twice data[].kangban'
    expect(told({})).toEqual([])
    expect(told({ otherLimit: 91 })).toEqual([`${place}.otherLimit`])
    expect(told({ otherValue: 88 })).toEqual([`${place}.otherValue`])
    expect(told({ limitText: '自动分析，不是诊断' })).toContain(`${place}.limitText`)
  })
})
