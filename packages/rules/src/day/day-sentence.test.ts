import type { Sentence } from '@kangban/contracts'
import { describe, expect, it } from 'vitest'
import { shanghaiMoment } from '@kangban/china-time'
import type { EventRow } from '../warnings/episodes.ts'
import { oxygenSentence } from '../oxygen/oxygen-sentence.ts'
import { eventRow, mattersAt } from '../warnings/testing/events.ts'
import type { DayFacts } from './day-findings.ts'
import { daySentence, walkInvitation } from './day-sentence.ts'
import { thousands } from './thousands.ts'

const good = { state: 'good', text: '良好' } as const

const TODAY = '2026-03-02'
const YESTERDAY = '2026-03-01'

const at = (hour: number) => shanghaiMoment(TODAY, `${String(hour).padStart(2, '0')}:00`)

const calm: Omit<DayFacts, 'now' | 'matters'> & { events: readonly EventRow[] } = {
  hour: 9,
  devices: { watch: true, pressureMonitor: true, ecgRecorder: true },
  sleep: good,
  pressure: { systolic: 128, diastolic: 78, at: at(8) },
  typedPressure: null,
  heartRate: { bpm: 72, hour: 9 },
  oxygen: { newest: 97, at: at(9), lowest: 95 },
  temperatureDeviation: 0.1,
  steps: { today: 1200, goal: 6000 },
  week: null,
  events: [],
}

const nothing: typeof calm = {
  ...calm,
  sleep: null,
  pressure: null,
  heartRate: null,
  oxygen: null,
  temperatureDeviation: null,
  steps: null,
}

type Changes = Partial<typeof calm>

/** The facts at their hour, with the events as the matters that they come to. */
function factsOf({ events, ...rest }: typeof calm): DayFacts {
  const now = shanghaiMoment(TODAY, `${String(rest.hour).padStart(2, '0')}:30`)
  return { ...rest, now, matters: mattersAt(now, ...events) }
}

const event = (kind: string, clock: string, fields: Partial<EventRow> = {}) =>
  eventRow({ kind, occurredAt: shanghaiMoment(TODAY, clock), ...fields })

const oxygenFall = event('oxygen-low', '03:26')
const fastHeart = event('heart-fast', '07:20', { level: 'warn', value: 112 })
const fibrillation = event('af-suspected', '08:10', { value: 112 })

const ago = (day: string) => ({ ...fibrillation, occurredAt: shanghaiMoment(day, '12:50') })

/** The text with the tone of each part that is not plain: 句子[warn]. */
const written = (sentence: Sentence) =>
  sentence.map(({ text, tone }) => (tone === 'plain' ? text : `${text}[${tone}]`)).join('')

const say = (facts: Changes, from = calm) =>
  written(daySentence(factsOf({ ...from, ...facts })).sentence)

const sayElder = (facts: Changes, from = calm) =>
  written(daySentence(factsOf({ ...from, ...facts })).elderSentence)

const only = (device: Partial<DayFacts['devices']>) => ({
  devices: { watch: false, pressureMonitor: false, ecgRecorder: false, ...device },
})

const graded = (systolic: number, diastolic: number, hour = 19) =>
  say({ pressure: { systolic, diastolic, at: at(hour) } })

const gravest = (sentence: Sentence) =>
  Math.max(...sentence.map(({ tone }) => ['plain', 'warn', 'bad'].indexOf(tone)))

const length = (sentence: Sentence) => sentence.reduce((sum, { text }) => sum + text.length, 0)

describe('a day on which all is well', () => {
  it('names the night and what is in range', () => {
    expect(say({})).toBe('昨夜睡得安稳，血压、心率、血氧都正常。')
    expect(sayElder({})).toBe('昨夜睡得安稳，各项正常。')

    expect(say({ sleep: { state: 'normal', text: '正常' } })).toBe(
      '昨夜睡得还好，血压、心率、血氧都正常。',
    )
  })

  it('speaks of steps only when the day is old enough', () => {
    expect(say({ hour: 14, steps: { today: 4600, goal: 6000 } })).not.toContain('再走')

    expect(say({ hour: 15, steps: { today: 4600, goal: 6000 } })).toBe(
      '昨夜睡得安稳，血压、心率、血氧都正常，今天再走约 15 分钟就够了。',
    )

    expect(say({ hour: 17, steps: { today: 3200, goal: 6000 } })).toContain(
      '今天再走约 30 分钟就够了。',
    )

    expect(say({ hour: 17, steps: { today: 900, goal: 6000 } })).toContain('饭后出去走走更好。')
    expect(say({ hour: 20, steps: { today: 4600, goal: 6000 } })).toBe(say({}))
    expect(say({ hour: 11, steps: { today: 6021, goal: 6000 } })).toContain('今天已走满 6,000 步。')
  })

  it('asks for no walk and praises none where no goal is known', () => {
    expect(walkInvitation({ today: 4600, goal: 6000 }, 15)).toBe('今天再走约 15 分钟就够了')
    expect(walkInvitation({ today: 4600, goal: null }, 15)).toBeNull()
    expect(walkInvitation({ today: 0, goal: null }, 15)).toBeNull()

    expect(say({ hour: 15, steps: { today: 4600, goal: null } })).toBe(
      '昨夜睡得安稳，血压、心率、血氧都正常。',
    )
  })

  it('does not pass over an oxygen that fell, although somebody has seen to it', () => {
    expect(say({ oxygen: { newest: 97, at: at(9), lowest: 87 } })).toBe(
      '昨夜睡得安稳，近一天血氧低过，再有就问问医生。[warn]',
    )

    expect(say({ sleep: { state: 'alert', text: '血氧低过' } })).toBe(
      '昨夜血氧低过，再有就问问医生。[warn]',
    )
  })

  it('misses the blood pressure only where there is a monitor', () => {
    expect(say({ pressure: null })).toBe('昨夜睡得安稳，心率、血氧都正常，今天还没量血压。')

    expect(say({ pressure: null, devices: { ...calm.devices, pressureMonitor: false } })).toBe(
      '昨夜睡得安稳，心率、血氧都正常。',
    )
  })

  it('asks for nothing in the middle of the night', () => {
    expect(say({ pressure: null, hour: 3 })).toBe('昨夜睡得安稳，心率、血氧都正常。')
  })

  it('leaves out what was not measured', () => {
    expect(say({ sleep: null, heartRate: null, oxygen: null, steps: null })).toBe('血压正常。')
    expect(sayElder({ sleep: null, heartRate: null, oxygen: null, steps: null })).toBe('血压正常。')

    expect(say({ heartRate: null, oxygen: null, pressure: null, steps: null })).toBe(
      '昨夜睡得安稳，今天还没量血压。',
    )

    const onlySteps = {
      steps: { today: 2300, goal: 6000 },
      devices: { ...calm.devices, pressureMonitor: false },
    }

    expect(say(onlySteps, nothing)).toBe('今天走了 2,300 步。')
  })
})

describe('a day without any measurement', () => {
  it('asks for the device that there is', () => {
    expect(say({}, nothing)).toBe('今天还没有测量数据，请戴好手表。')
    expect(sayElder({}, nothing)).toBe('请戴好手表。')
    expect(say(only({ pressureMonitor: true }), nothing)).toBe('今天还没有测量数据，请量一次血压。')

    expect(say({ ...only({ pressureMonitor: true }), hour: 1 }, nothing)).toBe(
      '今天还没有测量数据，早上请量一次血压。',
    )

    expect(say(only({ ecgRecorder: true }), nothing)).toBe('今天还没有测量数据，请测一次心电。')
    expect(say(only({}), nothing)).toBe('还没有绑定设备，绑好后这里每天说说您的身体。')
    expect(sayElder(only({}), nothing)).toBe('请先绑定设备。')
  })

  it('takes a day of which the watch has only counted nothing for one without', () => {
    expect(say({ steps: { today: 0, goal: 6000 } }, nothing)).toBe(
      '今天还没有测量数据，请戴好手表。',
    )
  })
})

describe('a value out of range', () => {
  const high = { pressure: { systolic: 142, diastolic: 88, at: at(8) } }

  it('says what and when, and one thing to do', () => {
    expect(say({ ...high, hour: 13 })).toBe('昨夜睡得安稳，今早血压略高，请午后再测一次。[warn]')
    expect(sayElder({ ...high, hour: 13 })).toBe('今早血压略高，请午后再测一次。[warn]')
  })

  it('asks for the next reading at a time that is still to come', () => {
    expect(say({ ...high, hour: 2 })).toContain('请早晨再测一次')
    expect(say({ ...high, hour: 16 })).toContain('请傍晚再测一次')
    expect(say({ ...high, hour: 19 })).toContain('请睡前再测一次')
    expect(say({ ...high, hour: 22 })).toContain('请明早再测一次')
  })

  it('grades the blood pressure', () => {
    expect(graded(134, 84)).toContain('血压、心率')
    expect(graded(140, 90)).toBe('昨夜睡得安稳，今晚血压接近上限，心率、血氧都正常。')
    expect(graded(128, 91)).toContain('今晚血压略高')
    expect(graded(160, 90)).toContain('今晚血压明显偏高')
    expect(graded(128, 100, 12)).toContain('今天中午血压明显偏高')
    expect(graded(88, 58, 15)).toBe('昨夜睡得安稳，今天下午血压偏低，起身时请慢一些。[warn]')

    expect(graded(182, 104, 9)).toBe(
      '血压很高（182/104），[bad]请坐下休息，五分钟后再测，还高就今天看医生。[bad]',
    )

    expect(graded(76, 48, 9)).toBe('血压很低（76/48），[bad]请躺下休息，今天联系医生。[bad]')
  })

  it('tells the night', () => {
    expect(say({ sleep: { state: 'low', text: '偏少' } })).toBe(
      '昨夜睡得偏少，中午请歇半小时。[warn]',
    )

    expect(say({ sleep: { state: 'low', text: '欠佳' }, hour: 16 })).toBe(
      '昨夜睡得不太安稳，今晚请早些休息。[warn]',
    )

    expect(say({ sleep: { state: 'high', text: '偏多' } })).toBe(
      '昨夜睡得偏多，白天请多活动活动。[warn]',
    )
  })

  it('tells two things in the order of the day, with what to do about the graver one', () => {
    expect(say({ ...high, sleep: { state: 'low', text: '偏少' } })).toBe(
      '昨夜睡得偏少，今早血压略高，请午后再测一次。[warn]',
    )
  })

  it('tells the wrist as a wrist', () => {
    expect(say({ temperatureDeviation: 0.8 })).toBe(
      '昨夜睡得安稳，手腕比平时热 0.8 度，请量一次体温。[warn]',
    )

    expect(say({ temperatureDeviation: -0.9 })).toBe(
      '昨夜睡得安稳，手腕比平时凉 0.9 度，请注意保暖。[warn]',
    )

    expect(say({ temperatureDeviation: 0.5 })).toBe(say({}))
  })

  it('tells the heart of now and the heart at rest', () => {
    expect(say({ heartRate: { bpm: 104, hour: 9 } })).toBe(
      '昨夜睡得安稳，心率偏快（104），请坐下歇一会儿再看。[warn]',
    )

    expect(say({ heartRate: { bpm: 52, hour: 9 } })).toContain('心率偏慢（52）')
    expect(say({ heartRate: { bpm: 52, hour: 23 }, hour: 23 })).not.toContain('偏慢')

    expect(say({ events: [fastHeart] })).toBe(
      '昨夜睡得安稳，今早静坐时心率偏快，请多歇一会儿，常这样就问问医生。[warn]',
    )

    const lateYesterday = shanghaiMoment(YESTERDAY, '23:10')

    expect(say({ events: [{ ...fastHeart, occurredAt: lateYesterday }] })).toBe(
      '昨夜睡得安稳，夜里心率偏快，请多歇一会儿，常这样就问问医生。[warn]',
    )
  })
})

describe('something grave', () => {
  it('stands alone, with one thing to do', () => {
    const facts = { events: [fibrillation], pressure: { systolic: 150, diastolic: 92, at: at(8) } }
    expect(say(facts)).toBe('今天的心电疑似房颤，[bad]请今天把心电给医生看。[bad]')
    expect(sayElder(facts)).toBe('今天的心电疑似房颤，[bad]请今天把心电给医生看。[bad]')
  })

  it('of a pressure is what its matter asks for, and once it is old and dealt with a thing of the past', () => {
    const pressure = { systolic: 190, diastolic: 104, at: at(7) }
    const asked = '请今天把血压记录给医生看'
    const matter = event('pressure-high', '07:00', { value: 190, otherValue: 104 })
    expect(say({ pressure, events: [matter] })).toBe(`血压很高（190/104），[bad]${asked}。[bad]`)
    expect(say({ pressure })).toContain('[bad]还没问过医生就请尽快把血压记录给医生看。[bad]')
    // What is typed in raises no warning, and nobody can say that it was dealt with.
    expect(say({ typedPressure: pressure })).toContain(`[bad]${asked}。[bad]`)
  })

  it('is told with its day until somebody has dealt with it', () => {
    expect(say({ events: [ago(YESTERDAY)] })).toBe(
      '昨天的心电疑似房颤，[bad]请今天把心电给医生看。[bad]',
    )

    expect(say({ events: [ago('2026-02-20')] })).toBe(
      '2月20日的心电疑似房颤，[bad]请今天把心电给医生看，也告诉家人。[bad]',
    )

    const handled = { ...ago(YESTERDAY), handledAt: shanghaiMoment(TODAY, '08:00') }
    expect(say({ events: [handled] })).toBe(say({}))
  })

  it('tells the falls of the oxygen in a night once, and those of several nights together', () => {
    expect(
      say({ events: [oxygenFall, { ...oxygenFall, occurredAt: shanghaiMoment(TODAY, '05:10') }] }),
    ).toBe('昨夜血氧低到 87%，[bad]请今天问问医生。[bad]')

    expect(sayElder({ events: [oxygenFall] })).toBe('昨夜血氧偏低，[bad]请今天问问医生。[bad]')
    const before = { ...oxygenFall, value: 84, occurredAt: shanghaiMoment(YESTERDAY, '02:00') }

    expect(say({ events: [before, oxygenFall] })).toBe(
      '近 2 夜血氧低到 84%，[bad]请今天把这几夜的记录给医生看。[bad]',
    )
  })

  it('tells low nights that are some days old by the day on which they began', () => {
    const [first, second] = ['2026-02-27', '2026-02-28'].map((day) => ({
      ...oxygenFall,
      occurredAt: shanghaiMoment(day, '02:00'),
    }))

    if (!first || !second) throw new RangeError('two nights')
    const events = [{ ...first, value: 84 }, second]

    expect(say({ events })).toBe(
      '2月27日起有 2 夜血氧低到 84%，[bad]请今天把这几夜的记录给医生看，也告诉家人。[bad]',
    )

    expect(sayElder({ events })).toContain('2月27日起有 2 夜血氧偏低，')
  })

  it('asks about an oxygen that is low now and was dealt with as the page of the oxygen does', () => {
    const handled = { ...oxygenFall, occurredAt: at(9), handledAt: at(9) }
    const low = { events: [handled], oxygen: { newest: 88, at: at(9), lowest: 88 } }
    const { now, matters: open } = factsOf({ ...calm, ...low })

    const page = oxygenSentence(
      {
        average: 95,
        lowest: 88,
        lowEvents: 1,
        nightLowEvents: 0,
        asked: { stretch: { from: at(0), to: now }, waiting: { now, open } },
      },
      { type: 'day', current: true },
    )

    expect(say(low)).toBe('现在血氧低到 88%，[bad]还没问过医生就请尽快问。[bad]')
    expect(written(page.sentence)).toContain('，还没问过医生就请尽快问。[bad]')
    const hours = { ...low, hour: 19 }
    expect(say(hours)).toBe('今早血氧低到 88%，[bad]还没问过医生就请尽快问。[bad]')
    expect(sayElder(hours)).toBe('今早血氧偏低，[bad]还没问过医生就请尽快问。[bad]')
  })

  it('tells a heart that is much too fast or too slow', () => {
    const tooFast = { ...fastHeart, level: 'bad', value: 138 }
    expect(say({ events: [tooFast] })).toBe('今早静坐时心率快到 138，[bad]请今天联系医生。[bad]')
    const tooSlow = event('heart-slow', '04:00', { value: 37 })
    expect(say({ events: [tooSlow] })).toBe('昨夜心率慢到 37，[bad]请今天联系医生。[bad]')

    expect(say({ heartRate: { bpm: 140, hour: 9 } })).toBe(
      '心率过快（140），[bad]请坐下休息，今天联系医生。[bad]',
    )
  })

  it('is told without a figure where none is known', () => {
    const unknown = { value: null }

    expect(say({ events: [{ ...oxygenFall, ...unknown }] })).toBe(
      '昨夜血氧偏低，[bad]请今天问问医生。[bad]',
    )

    expect(say({ events: [{ ...fastHeart, ...unknown, level: 'bad' }] })).toBe(
      '今早静坐时心率过快，[bad]请今天联系医生。[bad]',
    )

    expect(say({ events: [event('heart-slow', '04:00', unknown)] })).toBe(
      '昨夜心率过慢，[bad]请今天联系医生。[bad]',
    )

    expect(say({ events: [{ ...fibrillation, ...unknown }] })).toBe(say({ events: [fibrillation] }))
  })

  it('does not send anybody to a surgery that has closed', () => {
    expect(say({ events: [fibrillation], hour: 16 })).toContain('请今天把心电给医生看')
    expect(say({ events: [fibrillation], hour: 17 })).toContain('请尽快把心电给医生看')
    expect(sayElder({ events: [oxygenFall], hour: 21 })).toContain('请尽快问问医生')
  })

  it('puts the gravest of several first', () => {
    expect(say({ events: [oxygenFall, fibrillation] })).toBe(
      '今天的心电疑似房颤，[bad]昨夜血氧低到 87%，[bad]请今天把心电给医生看。[bad]',
    )
  })
})

describe('a week of blood pressure that is high', () => {
  const week = { systolic: 147, diastolic: 90, count: 12, days: 6, countHigh: 10, high: true }
  const near = { systolic: 139, diastolic: 89, at: at(5) }

  it('is said above a reading in range', () => {
    expect(say({ week, pressure: near })).toBe(
      '昨夜睡得安稳，今早 139/89，接近上限，近一周多数偏高，请把血压记录给医生看。[warn]',
    )

    expect(sayElder({ week, pressure: near })).toBe(
      '今早血压接近上限，近一周多数偏高，请把血压记录给医生看。[warn]',
    )

    expect(say({ week })).toBe('昨夜睡得安稳，近一周血压多数偏高，请把血压记录给医生看。[warn]')
  })

  it('by its mean alone is called so', () => {
    expect(say({ week: { ...week, countHigh: 6 } })).toContain('近一周血压平均偏高')
    expect(say({ week: { ...week, high: false } })).toBe(say({}))
  })
})

describe('the elderly form', () => {
  const sleeps = [null, good, { state: 'low', text: '偏少' }] as const

  const pressures = [
    null,
    calm.pressure,
    { systolic: 150, diastolic: 80, at: at(8) },
    { systolic: 190, diastolic: 99, at: at(8) },
  ]

  const eventLists = [[], [fastHeart], [oxygenFall], [oxygenFall, fibrillation]]

  const days = sleeps.flatMap((sleep) =>
    pressures.flatMap((pressure) =>
      eventLists.map((events) => ({ ...calm, sleep, pressure, events })),
    ),
  )

  it('is never longer and never milder, on any of these days', () => {
    expect(days).toHaveLength(48)

    for (const facts of days) {
      const { sentence, elderSentence } = daySentence(factsOf(facts))
      expect(length(elderSentence)).toBeLessThanOrEqual(length(sentence))
      expect(gravest(elderSentence)).toBe(gravest(sentence))
    }
  })

  it('ends every sentence with one full stop', () => {
    for (const facts of days) {
      const { sentence, elderSentence } = daySentence(factsOf(facts))

      for (const said of [sentence, elderSentence]) {
        expect(said.map(({ text }) => text).join('')).toMatch(/^[^。]+。$/)
      }
    }
  })
})

describe('thousands', () => {
  it('are parted by commas', () => {
    expect([0, 999, 1684, 12_345, 1_234_567].map(thousands)).toEqual([
      '0',
      '999',
      '1,684',
      '12,345',
      '1,234,567',
    ])
  })
})

it('says of a night that was broken that it was, and of nothing else', () => {
  expect(say({ sleep: { state: 'low', text: '夜醒偏多' }, hour: 16 })).toContain('昨夜醒得偏多，')
})
