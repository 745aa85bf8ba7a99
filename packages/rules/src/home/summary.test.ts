import { type Area, AREAS, type Metric } from '@kangban/contracts'
import { describe, expect, it } from 'vitest'
import type { EventRow } from '../warnings/episodes.ts'
import { eventRow } from '../warnings/testing/events.ts'
import type { HomeData, HomeNight } from './home-data.ts'
import { homeSummary } from './summary.ts'

const at = (time: string) => new Date(`${time}:00+08:00`)
const today = '2026-03-02'

const nothing: HomeData = {
  now: at(`${today}T16:00`),
  today,
  birthday: '1954-03-18',
  stepsGoal: 6000,
  deviceTypes: [],
  heartRate: [],
  oxygen: [],
  temperature: [],
  steps: null,
  pressures: [],
  typedPressures: [],
  nights: [],
  ecgRecords: [],
  longRecord: null,
  warnings: [],
  unknownWarnings: 0,
  nightTemperatures: [],
}

const summary = (fields: Partial<HomeData> = {}) => {
  const made = homeSummary({ ...nothing, ...fields })
  const words = (sentence: typeof made.sentence) => sentence.map(({ text }) => text).join('')

  return {
    ...made,
    card: (metric: Metric) => made.cards.find((card) => card.metric === metric),
    said: words(made.sentence),
    elderSaid: words(made.elderSentence),
  }
}

const night = (fields: Partial<HomeNight> = {}): HomeNight => ({
  day: today,
  endAt: at(`${today}T05:20`),
  score: 84,
  asleepMinutes: 372,
  awakenings: 1,
  lowOxygen: 0,
  stages: [{ stage: 'light', minutes: 372 }],
  ...fields,
})

const walked = (total: number) => ({
  total,
  hours: Array.from({ length: 24 }, (_, hour) => (hour === 8 ? total : null)),
  countedTo: at(`${today}T09:00`),
})

const record = {
  startedAt: at(`${today}T08:36`),
  heartRate: 71.4,
  rhythm: 'sinus',
  prematureBeats: 0,
}

const unhandled = (...warnings: EventRow[]) => summary({ warnings })

describe('a day without anything', () => {
  it('has every card, empty, and the hint to bind a device', () => {
    const { cards, said, day, updatedAt, openMatters, matters } = summary()
    expect(cards).toHaveLength(7)
    for (const card of cards)
      expect(card).toMatchObject({
        value: null,
        measuredAt: null,
        state: 'none',
        stateText: '暂无',
      })

    expect({ said, day, updatedAt, openMatters, matters }).toEqual({
      said: '还没有绑定设备，绑好后这里每天说说您的身体。',
      day: today,
      updatedAt: `${today}T16:00:00+08:00`,
      openMatters: 0,
      matters: [],
    })
  })
})

describe('steps', () => {
  it('are held against the goal', () => {
    const { card, said } = summary({ steps: walked(4600) })

    expect(card('steps')).toMatchObject({
      value: 4600,
      measuredAt: `${today}T09:00:00+08:00`,
      stateText: '进行中',
      note: '目标 6,000 还差 1,400',
    })

    expect(said).toBe('今天再走约 15 分钟就够了。')

    expect(summary({ steps: walked(6001) }).card('steps')).toMatchObject({
      state: 'good',
      note: '目标 6,000 已达标',
    })

    expect(summary().card('steps')?.note).toBe('目标 6,000')
  })

  it('are only counted where no goal is known', () => {
    const { card, said } = summary({ stepsGoal: null, steps: walked(4600) })

    expect(card('steps')).toMatchObject({
      value: 4600,
      state: 'none',
      stateText: '已测量',
      note: '',
    })

    expect(card('steps')?.trend[8]).toBe(4600)
    expect(said).toBe('今天走了 4,600 步。')

    expect(summary({ stepsGoal: null }).card('steps')).toMatchObject({
      value: null,
      stateText: '暂无',
      note: '',
    })
  })

  it('that nobody says until when they are counted are counted until now', () => {
    const { card } = summary({ steps: { ...walked(4600), countedTo: null } })
    expect(card('steps')?.measuredAt).toBe(`${today}T16:00:00+08:00`)
  })
})

describe('the night', () => {
  it('has its minutes, its score, its stages and the nights before', () => {
    const { card, said } = summary({
      nights: [night({ day: '2026-02-27', asleepMinutes: 380 }), night()],
    })

    expect(card('sleep')).toMatchObject({
      value: 372,
      measuredAt: `${today}T05:20:00+08:00`,
      state: 'good',
      note: '得分 84',
      trend: [null, null, null, 380, null, null, 372],
      stages: [{ stage: 'light', minutes: 372 }],
    })

    expect(said).toBe('昨夜睡得安稳。')
  })

  it('is judged by what is usual at the age', () => {
    const short = { nights: [night({ asleepMinutes: 330 })] }
    expect(summary(short).card('sleep')?.state).toBe('good')

    expect(summary({ ...short, birthday: null }).card('sleep')).toMatchObject({
      state: 'low',
      stateText: '偏少',
    })
  })

  it('without a score keeps its minutes and is neither praised nor blamed', () => {
    const { card, said, elderSaid } = summary({
      nights: [night({ score: null, endAt: null, stages: [] })],
      oxygen: [{ at: at(`${today}T09:00`), value: 97 }],
    })

    expect(card('sleep')).toMatchObject({
      value: 372,
      measuredAt: null,
      state: 'none',
      note: '',
      stages: [],
    })

    expect(card('sleep')?.stateText).toBe('已测量')

    expect([said, elderSaid]).toEqual([
      '昨夜的睡眠有记录，血氧正常。',
      '昨夜的睡眠有记录，血氧正常。',
    ])
  })

  it('of another day is not last night, and is where the newest can be seen', () => {
    const endAt = at('2026-03-01T05:20')

    const { card } = summary({
      nights: [night({ day: '2026-03-01', endAt }), night({ day: '2026-02-27' })],
    })

    expect(card('sleep')?.measuredAt).toBe('2026-03-01T05:20:00+08:00')
    expect(card('sleep')).toMatchObject({ value: null, stateText: '暂无' })
    expect(card('sleep')?.trend.at(-2)).toBe(372)
  })
})

const pressureAt = (time: string, systolic: number, diastolic: number) => ({
  at: at(`${today}T${time}`),
  systolic,
  diastolic,
})

describe('a pressure that was typed in', () => {
  const measured = pressureAt('07:12', 128, 78)

  it('stands on its card where no device has given one since, by that name', () => {
    const typed = pressureAt('15:30', 146, 88)
    const { card, said, elderSaid } = summary({ pressures: [measured], typedPressures: [typed] })

    expect(card('bloodPressure')).toMatchObject({
      value: 146,
      secondValue: 88,
      byHand: true,
      state: 'high',
      note: '15:30',
    })

    // The small chart is that of the device.
    expect(card('bloodPressure')?.trend.at(-1)).toBe(128)
    expect(said).toBe('今天下午手动输入的血压略高，请傍晚再测一次。')
    expect(elderSaid).toBe(said)
  })

  it('gives way to what a device measured after it', () => {
    const typed = pressureAt('06:30', 182, 112)
    const { card, said } = summary({ pressures: [measured], typedPressures: [typed] })
    expect(card('bloodPressure')).toMatchObject({ value: 128, state: 'normal' })
    expect(card('bloodPressure')?.byHand).toBeUndefined()
    expect(said).toContain('血压正常')
    expect(said).not.toContain('手动')
  })

  it('makes no reading of a device milder', () => {
    const { said } = summary({
      pressures: [pressureAt('07:12', 146, 88)],
      typedPressures: [pressureAt('08:00', 120, 76)],
    })

    expect(said).toContain('血压略高')
  })

  it('is told alone where nothing else was measured, and to nobody who is not shown the metrics', () => {
    const typedPressures = [pressureAt('07:00', 120, 76)]
    expect(summary({ typedPressures }).said).toBe('手动输入的血压正常。')
    const shared = homeSummary({ ...nothing, typedPressures }, ['ecg', 'warnings'])
    expect(JSON.stringify(shared)).not.toMatch(/120|手动/)
  })
})

const ecgOf = (heartRate: number) =>
  summary({ ecgRecords: [{ ...record, heartRate, rhythm: null }] }).card('ecg')

describe('the ECG', () => {
  it('is told by its newest record, with the rates oldest first', () => {
    const { card } = summary({
      ecgRecords: [
        { ...record, rhythm: 'af' },
        { ...record, heartRate: null },
      ],
    })

    expect(card('ecg')).toMatchObject({
      value: 71,
      stateText: '疑似房颤',
      note: '08:36',
      trend: [null, 71],
    })
  })

  it('of which only the rate is known is measured, no more, while that is in its range', () => {
    expect(ecgOf(72)).toMatchObject({ value: 72, state: 'none', stateText: '已测量' })
    expect(ecgOf(140)).toMatchObject({ value: 140, state: 'alert', stateText: '心率过快' })
  })

  it('says its early beats', () => {
    expect(summary({ ecgRecords: [{ ...record, prematureBeats: 3 }] }).card('ecg')).toMatchObject({
      state: 'high',
      stateText: '疑似早搏 3 次',
    })
  })
})

describe('what waits', () => {
  const fast = eventRow({
    kind: 'heart-fast',
    level: 'warn',
    value: 112,
    limit: 100,
    occurredAt: at(`${today}T15:00`),
  })

  it('is counted, the gravest first, and says itself in the sentence', () => {
    const { openMatters, matters, said } = unhandled(fast, eventRow())
    expect(openMatters).toBe(2)
    expect(matters.map(({ title }) => title)).toEqual(['夜间血氧偏低', '静坐时心率偏快'])
    expect(said).toContain('昨夜血氧低到 87%，')
    expect(summary({ warnings: [fast], unknownWarnings: 2 }).openMatters).toBe(3)
  })

  it('is told without a value where none is known', () => {
    const { matters, said, elderSaid } = unhandled(eventRow({ value: null, limit: null }))
    expect(matters[0]).toMatchObject({ title: '夜间血氧偏低', value: '' })
    expect(said).toBe('昨夜血氧偏低，请今天问问医生。')
    expect(elderSaid).toBe('昨夜血氧偏低，请今天问问医生。')
  })

  it('shows three at most', () => {
    const kinds = ['oxygen-low', 'heart-slow', 'af-suspected', 'heart-fast']
    const { openMatters, matters } = unhandled(...kinds.map((kind) => eventRow({ kind })))
    expect(openMatters).toBe(4)
    expect(matters.map(({ kind }) => kind)).toEqual(['af-suspected', 'heart-slow', 'oxygen-low'])
  })

  it('of a grave blood pressure stays, although it was measured again and well', () => {
    const { said } = summary({
      warnings: [
        eventRow({
          kind: 'pressure-high',
          value: 186,
          otherValue: 112,
          limit: 140,
          otherLimit: 90,
          occurredAt: at(`${today}T07:00`),
        }),
      ],
      pressures: [{ at: at(`${today}T08:00`), systolic: 128, diastolic: 78 }],
    })

    expect(said).toBe('今早血压很高（186/112），请今天把血压记录给医生看。')
  })
})

it('has on its card of ECGs what a record of many hours found, unless a strip came after it', () => {
  const longRecord = {
    startedAt: at('2026-03-01T00:00'),
    endedAt: at('2026-03-02T00:00'),
    meanRate: 71.6,
    finding: 'af' as const,
    state: 'alert' as const,
    stateText: '疑似房颤',
    rateText: '48–129',
  }

  const cardWith = (stripAt: string) =>
    summary({
      longRecord,
      ecgRecords: [{ startedAt: at(stripAt), heartRate: 70, rhythm: 'sinus', prematureBeats: 0 }],
    }).card('ecg')

  expect(cardWith('2026-03-01T20:00')).toMatchObject({
    state: 'alert',
    stateText: '疑似房颤',
    value: 72,
    note: '24 小时 48–129',
  })

  expect(cardWith('2026-03-02T08:00')).toMatchObject({ state: 'normal', value: 70 })

  const brief = { ...longRecord, endedAt: at('2026-03-01T00:10') }
  expect(summary({ longRecord: brief }).card('ecg')).toMatchObject({ note: '10 分钟 48–129' })
})

describe('for somebody of the family', () => {
  const measured: HomeData = {
    ...nothing,
    deviceTypes: ['10010002', '10030001'],
    pressures: [{ at: at(`${today}T07:00`), systolic: 118, diastolic: 76 }],
    heartRate: [{ at: at(`${today}T15:40`), value: 70 }],
    nights: [night()],
    steps: walked(6001),
    ecgRecords: [record],
    warnings: [
      eventRow({ kind: 'af-suspected', level: 'bad', occurredAt: at('2026-03-01T12:00') }),
    ],
  }

  const told = (areas: readonly Area[]) => {
    const { sentence, elderSentence, cards, openMatters } = homeSummary(measured, areas)
    const words = (parts: typeof sentence) => parts.map(({ text }) => text).join('')
    const metrics = cards.map(({ metric }) => metric)
    return { said: words(sentence), elderSaid: words(elderSentence), metrics, openMatters }
  }

  it('who is shared all is the same as for the person', () => {
    expect(homeSummary(measured, AREAS)).toEqual(homeSummary(measured))
  })

  it('calls nothing well that it is not told of, in the shorter form either', () => {
    const { said, elderSaid, metrics, openMatters } = told(['metrics'])
    expect(openMatters).toBe(0)
    expect(metrics).not.toContain('ecg')
    expect(metrics).toHaveLength(6)
    expect(said).toContain('血压、心率都正常')
    expect(elderSaid).toBe(said)
  })

  it('is of the warnings alone, where these are', () => {
    const { said, metrics, openMatters } = told(['warnings'])
    expect([metrics, openMatters]).toEqual([[], 1])
    expect(said).toContain('房颤')
    expect(said).not.toContain('血压')
    const calm = homeSummary({ ...measured, warnings: [] }, ['warnings'])
    expect(calm.sentence).toEqual([{ text: '没有等着了结的预警。', tone: 'plain' }])
  })

  it('says that it is told of neither, rather than of a day without data', () => {
    const { said, metrics, openMatters } = told(['ecg', 'reports'])

    expect({ said, metrics, openMatters }).toEqual({
      said: '没有分享预警和每天的指标。',
      metrics: ['ecg'],
      openMatters: 0,
    })
  })
})
