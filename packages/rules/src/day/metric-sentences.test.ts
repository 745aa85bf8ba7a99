import { shanghaiMoment } from '@kangban/china-time'
import type { Sentence } from '@kangban/contracts'
import { describe, expect, it } from 'vitest'
import { type HeartFacts, heartSentence } from '../heart/heart-sentence.ts'
import { oxygenSentence } from '../oxygen/oxygen-sentence.ts'
import { pressureWords } from '../pressure/pressure-sentence.ts'
import { sleepSentence } from '../sleep/sleep-sentence.ts'
import type { EventRow } from '../warnings/episodes.ts'
import { askedAt, eventRow } from '../warnings/testing/events.ts'
import type { Span } from './span-words.ts'
import { temperatureSentence } from '../temperature/temperature-sentence.ts'

const TODAY: Span = { type: 'day', current: true }
const A_DAY: Span = { type: 'day', current: false }
const WEEK: Span = { type: 'week', current: true }
const A_MONTH: Span = { type: 'month', current: false }
const SPANS = [TODAY, A_DAY, WEEK, A_MONTH]

const DAY = '2026-03-02'
const NOON = shanghaiMoment(DAY, '12:00')
const EVENING = shanghaiMoment(DAY, '19:00')
/** Nothing waits, or nobody knows. */
const NOTHING = askedAt(NOON)

/** Since the morning. */
const waits = (kind: EventRow['kind'], now = NOON) =>
  askedAt(now, eventRow({ kind, occurredAt: shanghaiMoment(DAY, '06:00'), value: 185 }))

/** The words, and the gravest tone in them. */
const told = (sentence: Sentence): string => {
  const tones = sentence.map(({ tone }) => tone)
  const tone = (['bad', 'warn', 'plain'] as const).find((one) => tones.includes(one))
  return `${tone}: ${sentence.map(({ text }) => text).join('')}`
}

describe('the heart', () => {
  const facts: HeartFacts = {
    average: 72,
    lowest: 54,
    highest: 104,
    resting: 66,
    usual: null,
    warnings: [],
    asked: NOTHING,
  }

  const heart = (change: Partial<HeartFacts>, span = TODAY) =>
    told(heartSentence({ ...facts, ...change }, span).sentence)

  const usual = { low: 62, high: 66 }

  const event = {
    kind: 'heart-fast',
    level: 'warn',
    value: 112.4,
    handled: false,
    occurredAt: NOON,
    seconds: null,
  } as const

  it('is told by its range and its rest', () => {
    expect(heart({})).toBe('plain: 今天心率平均 72，在 54 到 104 之间，安静时 66。')
    expect(heart({ resting: null }, A_DAY)).toBe('plain: 这一天心率平均 72，在 54 到 104 之间。')
  })

  it('is compared with itself, three beats apart at least', () => {
    expect(heart({ usual })).toContain(
      'plain: 今天心率平均 72，在 54 到 104 之间，安静时 66，和平时差不多。',
    )

    expect(heart({ usual, resting: 68 })).toContain('和平时差不多')

    expect(heart({ usual, resting: 69 })).toBe(
      'warn: 今天心率平均 72，在 54 到 104 之间，安静时 69，比平时快一些，请注意休息。',
    )

    expect(heart({ usual, resting: 59 }, A_MONTH)).toBe(
      'warn: 这30天心率平均 72，在 54 到 104 之间，安静时 59，比平时慢一些。',
    )
  })

  it('counts what a long record holds of a fibrillation as one, as home and the reports do', () => {
    const suspected = { ...event, kind: 'af-suspected', level: 'bad' } as const

    const stretches = ['02:40', '06:40'].map((clock) => ({
      ...suspected,
      occurredAt: shanghaiMoment(DAY, clock),
      seconds: 600,
    }))

    const asked = waits('af-suspected')
    expect(heart({ warnings: stretches, asked })).toContain('今天有 1 次心电图疑似房颤')
    expect(heart({ warnings: [...stretches, suspected], asked })).toContain('有 2 次心电图疑似房颤')
  })

  it('is told by its gravest event first', () => {
    expect(heart({ warnings: [event] })).toBe(
      'warn: 今天有 1 次安静时心率偏快，最快 112，请多歇一会儿，常这样就问问医生。',
    )

    const fast = { ...event, level: 'bad', value: 133 } as const

    expect(heart({ warnings: [event, fast], asked: waits('heart-fast') })).toBe(
      'bad: 今天有 2 次安静时心率过快，最快 133，请今天联系医生。',
    )

    const slow = { ...event, kind: 'heart-slow', level: 'bad', value: 38 } as const

    expect(heart({ warnings: [fast, slow], asked: waits('heart-slow', EVENING) }, WEEK)).toBe(
      'bad: 近7天有 1 次心率过慢，最慢 38，请尽快联系医生。',
    )

    const suspected = { ...event, kind: 'af-suspected', level: 'bad', value: 0 } as const

    const past = 'bad: 这一天有 1 次心电图疑似房颤'
    const all = { warnings: [fast, slow, suspected] }
    expect(heart(all, A_DAY)).toBe(`${past}。`)
    const asked = waits('af-suspected')
    expect(heart({ ...all, asked }, A_DAY)).toBe(`${past}，请今天把心电给医生看。`)

    expect(heart({ warnings: [{ ...suspected, handled: true }] }, WEEK)).toBe(
      'warn: 近7天有 1 次心电图疑似房颤，已经处理过了。',
    )
  })
})

describe('the oxygen', () => {
  it('is told by its mean and its lowest, or by its falls', () => {
    const well = { average: 95.6, lowest: 91, lowEvents: 0, nightLowEvents: 0, asked: NOTHING }

    expect(told(oxygenSentence(well, TODAY).sentence)).toBe(
      'plain: 今天血氧平均 96%，最低 91%，没有低于 90%。',
    )

    const low = { average: 94, lowest: 86, lowEvents: 3, nightLowEvents: 3, asked: NOTHING }

    for (const [now, hour] of [
      [NOON, '今天'],
      [EVENING, '尽快'],
    ] as const)
      expect(told(oxygenSentence({ ...low, asked: waits('oxygen-low', now) }, WEEK).sentence)).toBe(
        `bad: 近7天血氧有 3 次低于 90%，都在夜里，最低 86%，请${hour}问问医生。`,
      )

    expect(told(oxygenSentence({ ...low, nightLowEvents: 2 }, A_DAY).sentence)).toBe(
      'bad: 这一天血氧有 3 次低于 90%，2 次在夜里，最低 86%，还没问过医生就请尽快问。',
    )

    expect(told(oxygenSentence({ ...low, nightLowEvents: 0 }, A_DAY).sentence)).toBe(
      'bad: 这一天血氧有 3 次低于 90%，最低 86%，还没问过医生就请尽快问。',
    )
  })
})

const temperature = (deviations: (number | null)[], span: Span) =>
  told(temperatureSentence({ deviations }, span).sentence)

describe('the skin temperature', () => {
  it('is compared with the own nights', () => {
    expect(temperature([0.5], TODAY)).toBe('plain: 昨夜手腕的温度和平时差不多。')
    expect(temperature([0.84], TODAY)).toBe('warn: 昨夜手腕比平时热 0.8 度，请量一次体温。')
    expect(temperature([-0.6], TODAY)).toBe('warn: 昨夜手腕比平时凉 0.6 度，请注意保暖。')
    expect(temperature([0.84], A_DAY)).toBe('warn: 这一夜手腕比平时热 0.8 度。')

    expect(temperature([0.1, 0.9, -0.7, null], WEEK)).toBe(
      'warn: 近7天里，有 1 晚手腕比平时热，有 1 晚手腕比平时凉。',
    )

    expect(temperature([0.1], A_MONTH)).toBe('plain: 这30天里，夜里手腕的温度和平时差不多。')
  })

  it('says so where nothing can be compared', () => {
    expect(temperature([null], TODAY)).toBe('plain: 再戴几晚手表，满 3 晚就能和平时比较了。')
    expect(temperature([], TODAY)).toBe('plain: 夜里没有戴手表，没法和平时比较。')
  })
})

const pressure = (
  readings: [systolic: number, diastolic: number][],
  span = TODAY,
  asked = NOTHING,
) => {
  const all = readings.map(([systolic, diastolic]) => ({ systolic, diastolic, at: NOON }))

  return told(
    pressureWords(
      all,
      { average: { systolic: 136, diastolic: 84 }, habit: null, week: null, asked },
      span,
    ).sentence,
  )
}

describe('the blood pressure', () => {
  it('is told by its mean, one reading by itself', () => {
    expect(pressure([[136, 84]])).toBe('plain: 今天量了 1 次，136/84，接近上限。')

    expect(
      pressure([
        [136, 84],
        [136, 84],
        [136, 84],
      ]),
    ).toBe('plain: 今天量了 3 次，平均 136/84，都接近上限。')

    expect(pressure([[142, 88]])).toBe('warn: 今天量了 1 次，136/84，偏高，请午后再测一次。')
  })

  it('tells the furthest out, a grave one first', () => {
    expect(
      pressure([
        [145, 88],
        [138, 96],
        [120, 80],
      ]),
    ).toBe('warn: 今天量了 3 次，平均 136/84，有 2 次偏高，最高 138/96，请午后再测一次。')

    expect(
      pressure([
        [120, 80],
        [88, 58],
        [110, 70],
      ]),
    ).toBe('warn: 今天量了 3 次，平均 136/84，有 1 次偏低，最低 88/58，起身时请慢一些。')

    expect(
      pressure([
        [120, 111],
        [165, 80],
      ]),
    ).toContain('bad: 今天量了 2 次，平均 136/84，有 2 次偏高，其中 120/111 很高')
  })

  it('asks to act where the newest is grave, and for a doctor where one was', () => {
    expect(
      pressure([
        [120, 80],
        [185, 95],
      ]),
    ).toContain('请坐下休息，五分钟后再测，还高就今天看医生。')

    expect(pressure([[78, 48]])).toBe(
      'bad: 今天量了 1 次，136/84，很低，请躺下休息，今天联系医生。',
    )

    const one = [
      [185, 95],
      [130, 80],
    ] satisfies [number, number][]

    expect(pressure(one)).toContain('其中 185/95 很高，还没问过医生就请尽快把血压记录给医生看。')
    expect(pressure([[185, 95]], A_DAY)).not.toContain('请')
    const waiting = waits('pressure-high', EVENING)
    expect(pressure(one, TODAY, waiting)).toContain('其中 185/95 很高，请尽快把血压记录给医生看。')
    expect(pressure(one, A_DAY, waiting)).toContain('其中 185/95 很高，请尽快把血压记录给医生看。')
  })

  it('asks to show a record that is mostly out of range', () => {
    expect(
      pressure(
        [
          [145, 88],
          [150, 92],
          [130, 80],
        ],
        WEEK,
      ),
    ).toContain('请把血压记录给医生看')

    expect(
      pressure(
        [
          [145, 88],
          [130, 80],
        ],
        WEEK,
      ),
    ).toContain('请午后再测一次')
  })
})

describe('the sleep', () => {
  const facts = {
    ageYears: 72,
    asleepMinutes: 372,
    score: 84,
    nights: 1,
    awakenings: 0,
    lowOxygen: 0,
    asked: NOTHING,
  }

  const sleep = (change: Partial<typeof facts>, span = TODAY) =>
    told(sleepSentence({ ...facts, ...change }, span))

  it('is told by its length and how it was', () => {
    expect(sleep({})).toBe('plain: 昨夜睡了 6 小时 12 分，睡得良好。')
    expect(sleep({ score: 70 })).toBe('plain: 昨夜睡了 6 小时 12 分，睡得还好。')
    expect(sleep({ score: 50 })).toBe('warn: 昨夜睡了 6 小时 12 分，睡得不太安稳。')
    expect(sleep({ asleepMinutes: 240 }, A_DAY)).toBe('warn: 这一夜睡了 4 小时，睡得偏少。')
    expect(sleep({ asleepMinutes: 45 })).toContain('睡了 45 分钟')

    expect(sleep({ nights: 6 }, WEEK)).toBe(
      'plain: 近7天记录了 6 晚，平均每晚睡 6 小时 12 分，睡得良好。',
    )
  })

  it('does not hide falls of the oxygen behind a good night', () => {
    expect(sleep({ lowOxygen: 2, asked: waits('oxygen-low') })).toBe(
      'bad: 昨夜睡了 6 小时 12 分，血氧有 2 次低于 90%，请今天问问医生。',
    )
  })
})

it('no sentence names a disease as found, and all end as sentences do', () => {
  const pressures = [{ systolic: 190, diastolic: 115, at: NOON }]

  for (const span of SPANS) {
    const all = [
      oxygenSentence(
        { average: 88, lowest: 70, lowEvents: 9, nightLowEvents: 0, asked: NOTHING },
        span,
      ).sentence,
      pressureWords(
        pressures,
        {
          average: pressures[0] ?? { systolic: 0, diastolic: 0 },
          habit: null,
          week: null,
          asked: NOTHING,
        },
        span,
      ).sentence,
      sleepSentence(
        {
          ageYears: null,
          asleepMinutes: 100,
          score: 5,
          nights: 1,
          awakenings: 9,
          lowOxygen: 30,
          asked: NOTHING,
        },
        span,
      ),
    ].map(told)

    for (const text of all) {
      expect(text).toMatch(/。$/)
      expect(text).not.toMatch(/高血压|低血压|呼吸暂停|失眠|缺氧|患|确诊/)
    }
  }
})
