import { MS_PER_DAY, MS_PER_HOUR, MS_PER_MINUTE, shanghaiMoment } from '@kangban/china-time'
import { describe, expect, it } from 'vitest'
import { episodeTitle, matterOf } from './episode-words.ts'
import { type EventRow, episodesOf, openEpisodes, remindAt, timesOf } from './episodes.ts'
import { eventRow, mattersAt } from './testing/events.ts'

const now = shanghaiMoment('2026-03-02', '10:00')
const ago = (ms: number) => new Date(now.getTime() - ms)

const fibrillation = (hoursAgo: number, fields: Partial<EventRow> = {}) =>
  eventRow({ kind: 'af-suspected', value: 110, occurredAt: ago(hoursAgo * MS_PER_HOUR), ...fields })

const pressure = (daysAgo: number, systolic = 146, fields: Partial<EventRow> = {}) =>
  eventRow({
    kind: 'pressure-high',
    level: 'warn',
    value: systolic,
    otherValue: 92,
    limit: 140,
    otherLimit: 90,
    occurredAt: ago(daysAgo * MS_PER_DAY),
    ...fields,
  })

const fall = (day: string, clock: string) =>
  eventRow({ id: day, occurredAt: shanghaiMoment(day, clock) })

const fast = (daysAgo: number) =>
  eventRow({
    kind: 'heart-fast',
    level: 'warn',
    value: 112,
    occurredAt: ago(daysAgo * MS_PER_DAY),
  })

const onlyMatter = (...events: EventRow[]) => {
  const [first] = mattersAt(now, ...events)
  if (!first) throw new Error('nothing waits')
  return matterOf(first, now)
}

describe('events that belong together', () => {
  it('are one matter, each event in exactly one', () => {
    const night = [0, 20, 50].map((minutes) =>
      eventRow({
        id: `n${minutes}`,
        occurredAt: new Date(
          shanghaiMoment('2026-03-02', '01:00').getTime() + minutes * MS_PER_MINUTE,
        ),
      }),
    )

    const events = [...night, fibrillation(2), fibrillation(30), fibrillation(80), pressure(1)]
    const episodes = episodesOf(events, now)

    expect(episodes.map(({ kind, rows }) => `${kind} ${rows.length}`).toSorted()).toEqual([
      'af-suspected 1',
      'af-suspected 1',
      'af-suspected 1',
      'oxygen-low 3',
      'pressure-high 1',
    ])

    expect(episodes.flatMap(({ rows }) => rows)).toHaveLength(events.length)
  })

  it('are joined from night to night, and not over a night without any', () => {
    expect(
      episodesOf([fall('2026-03-01', '02:00'), fall('2026-03-02', '05:00')], now),
    ).toHaveLength(1)

    expect(
      episodesOf([fall('2026-02-28', '02:00'), fall('2026-03-02', '05:00')], now),
    ).toHaveLength(2)
  })

  it('are a new matter after the old one was dealt with', () => {
    const handled = { handledAt: ago(MS_PER_HOUR), handledAs: '问过医生' }
    const open = mattersAt(now, fibrillation(5, handled), fibrillation(0.5))
    expect(open.map(({ rows }) => rows.length)).toEqual([1])
  })
})

describe('a matter', () => {
  it('that is grave waits until it is dealt with, thirty days at most', () => {
    expect(mattersAt(now, fibrillation(29 * 24))).toHaveLength(1)
    expect(mattersAt(now, fibrillation(31 * 24))).toHaveLength(0)
    expect(mattersAt(now, fibrillation(1, { handledAt: now }))).toHaveLength(0)
  })

  it('that is not grave passes by itself', () => {
    expect(mattersAt(now, fast(2.9))).toHaveLength(1)
    expect(mattersAt(now, fast(3.1))).toHaveLength(0)
  })

  it('of blood pressure takes three readings, or one that is grave', () => {
    expect(mattersAt(now, pressure(2), pressure(1))).toHaveLength(0)
    expect(mattersAt(now, pressure(3), pressure(2), pressure(1))).toHaveLength(1)
    expect(mattersAt(now, pressure(1, 186, { level: 'bad' }))).toHaveLength(1)
  })

  it('has the level of its gravest event, and its words tell the worst', () => {
    const events = [
      pressure(2, 186, { level: 'bad', otherValue: 104 }),
      pressure(1, 190, { level: 'warn' }),
    ]

    expect(onlyMatter(...events)).toMatchObject({
      level: 'bad',
      title: '血压很高',
      value: '最高 186/104',
      count: '2 次偏高',
      advice: '请今天把血压记录给医生看',
    })
  })

  it('says when, how often and how bad', () => {
    expect(
      onlyMatter(fibrillation(1.5, { value: 129 }), fibrillation(0.5, { value: 93 })),
    ).toMatchObject({
      title: '疑似房颤',
      value: '平均 93–129 次/分',
      when: '今天 08:30 起，约 60 分钟',
      count: '2 次',
      advice: '请今天把心电给医生看',
      state: 'new',
      progress: '',
    })

    const nights = ['2026-02-28', '2026-03-01', '2026-03-02'].map((day, i) =>
      eventRow({ id: day, value: 88 - i, occurredAt: shanghaiMoment(day, '02:00') }),
    )

    expect(onlyMatter(...nights)).toMatchObject({
      title: '夜间血氧偏低',
      value: '最低 86%',
      when: '前天到今天',
      count: '3 夜共 3 次',
      progress: '已经 2 天没有处理',
    })
  })

  it('counts the evening before and the morning after as one night', () => {
    const night = [
      eventRow({ id: 'a', occurredAt: shanghaiMoment('2026-03-01', '23:10') }),
      eventRow({ id: 'b', occurredAt: shanghaiMoment('2026-03-02', '04:10') }),
    ]

    expect(onlyMatter(...night).count).toBe('1 夜 2 次')
  })

  it('of which the family knows says so, and names the family after three days without it', () => {
    expect(onlyMatter(fibrillation(80)).advice).toBe('请今天把心电给医生看，也告诉家人')

    expect(onlyMatter(fibrillation(80, { toldAt: now }))).toMatchObject({
      state: 'told',
      advice: '请今天把心电给医生看',
      progress: '已告诉家人，已经 3 天没有处理',
    })

    expect(onlyMatter(fibrillation(1, { seenAt: now })).state).toBe('seen')
  })

  it('is new again when something new comes', () => {
    const told = { toldAt: ago(3 * MS_PER_HOUR), seenAt: ago(3 * MS_PER_HOUR) }
    expect(onlyMatter(fibrillation(5, told), fibrillation(1)).state).toBe('new')
  })

  it('that is over says how', () => {
    const [over] = episodesOf([fibrillation(5, { handledAt: now, handledAs: '问过医生' })], now)
    expect(over && matterOf(over, now)).toMatchObject({ state: 'over', progress: '问过医生' })
    const [passed] = episodesOf([pressure(1)], now)
    expect(passed && matterOf(passed, now)).toMatchObject({ state: 'over', progress: '已经过去' })
  })
})

describe('what to look at first', () => {
  it('is the grave, then what was not put off, then the heart', () => {
    const slight = [pressure(3), pressure(2), pressure(1)]
    const fall = eventRow()
    const kinds = (...events: EventRow[]) => mattersAt(now, ...events).map(({ kind }) => kind)

    expect(kinds(...slight, fall, fibrillation(1))).toEqual([
      'af-suspected',
      'oxygen-low',
      'pressure-high',
    ])

    const later = { remindAt: remindAt('bad', now) }

    expect(kinds(...slight, fall, fibrillation(1, later))).toEqual([
      'oxygen-low',
      'af-suspected',
      'pressure-high',
    ])
  })

  it('is never hidden by putting it off', () => {
    const later = { remindAt: remindAt('bad', now) }
    expect(mattersAt(now, fibrillation(1, later))).toHaveLength(1)
    expect(onlyMatter(fibrillation(1, later)).remindAt).toBe('2026-03-02T14:00:00+08:00')
  })

  it('is brought back after four hours, or the next morning where it is not grave', () => {
    expect(remindAt('bad', now)).toEqual(shanghaiMoment('2026-03-02', '14:00'))
    expect(remindAt('warn', now)).toEqual(shanghaiMoment('2026-03-03', '08:00'))
    const asked = new Date(now.getTime() + 5 * MS_PER_HOUR)

    const [first] = openEpisodes(
      episodesOf([fibrillation(1, { remindAt: remindAt('bad', now) })], asked),
      asked,
    )

    expect(first && matterOf(first, asked).remindAt).toBeNull()
  })
})

const high = (id: string) => eventRow({ id, kind: 'pressure-high', level: 'warn' })

const af = (occurredAt: string, seconds: number | null) =>
  eventRow({ kind: 'af-suspected', occurredAt: new Date(`${occurredAt}+08:00`), seconds })

describe('how often', () => {
  it('counts the stretches of one long record once, and each strip', () => {
    const rows = [
      af('2026-03-01T02:40:00', 1800),
      af('2026-03-01T16:20:00', 900),
      af('2026-03-01T17:00:00', null),
      af('2026-03-02T08:00:00', null),
    ]

    expect(timesOf('af-suspected', rows)).toBe(3)
    expect(timesOf('oxygen-low', rows)).toBe(4)
  })

  it('says both where one record holds several stretches', () => {
    const long = [af('2026-03-01T02:40:00', 1800), af('2026-03-01T16:20:00', 900)]
    expect(onlyMatter(...long).count).toBe('1 次心电里 2 段')
    expect(onlyMatter(af('2026-03-01T17:00:00', null)).count).toBe('1 次')
  })

  it('says 多次 of several readings alone', () => {
    const now = shanghaiMoment('2026-03-02', '12:00')
    const title = (...rows: EventRow[]) => episodesOf(rows, now).map(episodeTitle)
    expect(title(high('a'))).toEqual(['血压偏高'])
    expect(title(high('a'), high('b'))).toEqual(['血压多次偏高'])
  })
})

it('comes to the same open matters whether what was dealt with is asked for or not', () => {
  const now = shanghaiMoment('2026-03-02', '12:00')

  const low = (clock: string, handled = false) =>
    eventRow({
      id: clock,
      occurredAt: shanghaiMoment('2026-03-02', clock),
      handledAt: handled ? now : null,
    })

  const rows = [low('01:00'), low('02:00', true), low('03:00')]

  const open = (some: EventRow[]) =>
    openEpisodes(episodesOf(some, now), now).map((e) => e.rows.length)

  expect(open(rows)).toEqual([2])
  expect(open(rows.filter(({ handledAt }) => handledAt === null))).toEqual([2])
})
