import { MS_PER_MINUTE, shanghaiClock, shanghaiDay, shanghaiMoment } from '@kangban/china-time'
import { describe, expect, it } from 'vitest'
import { reminderDay } from './reminder-day.ts'
import {
  addedCounts,
  countsOf,
  itemsOf,
  type ReminderFacts,
  type ReminderMark,
  type ReminderReading,
} from './reminder-items.ts'
import { hasComeDue, justNow, nextTime, type PlanVersion } from './reminder-plan.ts'
import { countsText, noticeText } from './reminder-words.ts'

/** A Sunday. */
const TODAY = '2026-11-22'
const DAILY = [1, 2, 3, 4, 5, 6, 7]

const plan = (fields: Partial<PlanVersion> = {}): PlanVersion => ({
  reminderId: 'pressure',
  kind: 'pressure',
  name: '',
  dose: '',
  weekdays: DAILY,
  times: ['06:00', '20:30'],
  active: true,
  since: shanghaiMoment('2026-08-20', '10:00'),
  until: null,
  ...fields,
})

const pill = (fields: Partial<PlanVersion> = {}) =>
  plan({
    reminderId: 'pill',
    kind: 'medicine',
    name: '氨氯地平',
    dose: '5 mg',
    times: ['06:10'],
    ...fields,
  })

const reading = (clock: string, day = TODAY): ReminderReading => ({
  kind: 'pressure',
  at: shanghaiMoment(day, clock),
  value: '139/89',
})

const mark = (fields: Partial<ReminderMark>): ReminderMark => ({
  reminderId: 'pill',
  day: TODAY,
  time: '06:10',
  state: 'done',
  at: shanghaiMoment(TODAY, '06:12'),
  until: null,
  ...fields,
})

const facts = (fields: Partial<ReminderFacts> = {}): ReminderFacts => ({
  plans: [plan()],
  marks: [],
  readings: [],
  ...fields,
})

const states = (given: ReminderFacts, clock: string, day = TODAY) =>
  itemsOf(given, [day], shanghaiMoment(day, clock)).map(({ time, state }) => `${time} ${state}`)

const said = (given: ReminderFacts, clock: string) =>
  reminderDay(given, shanghaiMoment(TODAY, clock))
    .sentence.map(({ text }) => text)
    .join('')

const at = (clock: string): Date => shanghaiMoment(TODAY, clock)

const nextOf = (given: PlanVersion, day: string, clock: string) => {
  const at = nextTime(given, shanghaiMoment(day, clock))
  return at && `${shanghaiDay(at)} ${shanghaiClock(at)}`
}

const worn = (clock: string): ReminderReading => ({
  kind: 'watch',
  at: shanghaiMoment(TODAY, clock),
  value: '',
})

describe('what becomes of a time', () => {
  it('comes up, is due, and was missed when its window is over', () => {
    expect(states(facts(), '05:59')).toEqual(['06:00 upcoming', '20:30 upcoming'])
    expect(states(facts(), '06:00')).toEqual(['06:00 due', '20:30 upcoming'])
    expect(states(facts(), '08:59')).toEqual(['06:00 due', '20:30 upcoming'])
    expect(states(facts(), '09:00')).toEqual(['06:00 missed', '20:30 upcoming'])
  })

  it('is ticked by a reading in its window, also by one that came a little early, and by no other', () => {
    expect(states(facts({ readings: [reading('05:27')] }), '05:40')[0]).toBe('06:00 done')
    expect(states(facts({ readings: [reading('04:59')] }), '06:05')[0]).toBe('06:00 due')
    expect(states(facts({ readings: [reading('09:00')] }), '09:30')[0]).toBe('06:00 missed')
    const other = { ...reading('06:05'), kind: 'ecg' as const }
    expect(states(facts({ readings: [other] }), '06:30')[0]).toBe('06:00 due')
  })

  it('a reading ticks one of two neighbours: the nearer one', () => {
    const close = [plan({ times: ['06:00', '06:40'] })]

    expect(states(facts({ plans: close, readings: [reading('06:15')] }), '07:00')).toEqual([
      '06:00 done',
      '06:40 due',
    ])

    expect(states(facts({ plans: close, readings: [reading('06:25')] }), '07:00')).toEqual([
      '06:00 missed',
      '06:40 done',
    ])
  })

  it('a mark says what no reading can, and a reading outweighs 跳过', () => {
    const given = facts({ plans: [pill()], marks: [mark({})] })
    expect(states(given, '07:00')).toEqual(['06:10 done'])
    const skipped = mark({ reminderId: 'pressure', time: '06:00', state: 'skipped' })
    expect(states(facts({ marks: [skipped] }), '07:00')[0]).toBe('06:00 skipped')
    const both = facts({ marks: [skipped], readings: [reading('06:30')] })
    expect(states(both, '07:00')[0]).toBe('06:00 done')
  })

  it('sleeps until it is told again, and then has its time, whatever the window was', () => {
    const until = shanghaiMoment(TODAY, '09:05')
    const snoozed = mark({ reminderId: 'pressure', time: '06:00', state: 'snoozed', until })
    const given = facts({ marks: [snoozed] })
    expect(states(given, '09:04')[0]).toBe('06:00 snoozed')
    expect(states(given, '09:05')[0]).toBe('06:00 due')
    expect(states(given, '09:35')[0]).toBe('06:00 missed')
  })

  it('the watch is worn by what it tells from the time on, not by what it told before', () => {
    const plans = [plan({ kind: 'watch', times: ['22:00'] })]
    expect(states(facts({ plans, readings: [worn('21:55')] }), '22:01')).toEqual(['22:00 due'])
    expect(states(facts({ plans, readings: [worn('22:05')] }), '22:06')).toEqual(['22:00 done'])
  })
})

describe('weekdays, versions and midnight', () => {
  it('comes due on its weekdays alone', () => {
    const saturdays = [plan({ kind: 'ecg', weekdays: [6], times: ['08:15'] })]
    expect(states(facts({ plans: saturdays }), '12:00')).toEqual([])
    expect(states(facts({ plans: saturdays }), '12:00', '2026-11-21')).toEqual(['08:15 missed'])
  })

  it('has no time before it was made, while it is off and after it was deleted', () => {
    expect(states(facts({ plans: [plan({ since: at('10:00') })] }), '21:00')).toEqual(['20:30 due'])
    expect(states(facts({ plans: [plan({ active: false })] }), '21:00')).toEqual([])

    expect(states(facts({ plans: [plan({ until: at('10:00') })] }), '21:00')).toEqual([
      '06:00 missed',
    ])
  })

  it('a time that was open when its plan was changed goes with the old plan, unless it was done', () => {
    const until = shanghaiMoment(TODAY, '20:40')

    const plans = [plan({ times: ['20:30'], until }), plan({ times: ['21:00'], since: until })]

    expect(states(facts({ plans }), '20:50')).toEqual(['21:00 upcoming'])
    const readings = [reading('20:35')]
    expect(states(facts({ plans, readings }), '20:50')).toEqual(['20:30 done', '21:00 upcoming'])
  })

  it('a time shortly before midnight can still be done after it', () => {
    const given = facts({ plans: [plan({ times: ['23:50'] })] })
    const page = reminderDay(given, shanghaiMoment('2026-11-23', '00:30'))

    expect(page.items.map(({ day, state }) => `${day} ${state}`)).toEqual([
      '2026-11-22 due',
      '2026-11-23 upcoming',
    ])

    expect([page.done, page.total]).toEqual([0, 1])
    const later = reminderDay(given, shanghaiMoment('2026-11-23', '02:50'))
    expect(later.items.map(({ day }) => day)).toEqual(['2026-11-23'])
  })

  it('comes due next on a weekday of its own', () => {
    expect(nextOf(plan(), TODAY, '06:00')).toBe('2026-11-22 20:30')
    expect(nextOf(plan(), TODAY, '20:30')).toBe('2026-11-23 06:00')

    expect(nextOf(plan({ weekdays: [7], times: ['12:00'] }), TODAY, '12:00')).toBe(
      '2026-11-29 12:00',
    )

    expect(nextOf(plan({ active: false }), TODAY, '06:00')).toBeNull()
    expect(nextOf(plan({ until: shanghaiMoment(TODAY, '07:00') }), TODAY, '06:00')).toBeNull()
  })

  it('a late start tells what came due just now, never what did yesterday', () => {
    expect(justNow(plan(), at('06:30'))).toEqual(at('06:00'))
    expect(justNow(plan(), at('06:31'))).toBeNull()

    expect(justNow(plan({ times: ['23:50'] }), at('00:10'))).toEqual(
      shanghaiMoment('2026-11-21', '23:50'),
    )
  })

  it('knows whether a version has come due since it is in force', () => {
    const since = shanghaiMoment(TODAY, '10:00')
    expect(hasComeDue(plan({ since }), shanghaiMoment(TODAY, '20:29'))).toBe(false)
    expect(hasComeDue(plan({ since }), shanghaiMoment(TODAY, '20:30'))).toBe(true)
  })
})

describe('counting', () => {
  const week = ['16', '17', '18', '19', '20', '21', '22'].map((day) => `2026-11-${day}`)

  it('counts what has come due and is over, and nothing that still can be done', () => {
    const mornings = week.map((day) => reading('06:05', day))
    const evenings = week.slice(0, 4).map((day) => reading('20:56', day))
    const readings = [...mornings, ...evenings].toSorted((a, b) => a.at.getTime() - b.at.getTime())
    const marks = week.map((day) => mark({ day }))
    const given = facts({ plans: [plan(), pill()], readings, marks })

    expect(reminderDay(given, shanghaiMoment(TODAY, '20:30')).week).toBe(
      '血压 13 次量了 11 次，吃药都吃了',
    )

    expect(reminderDay(given, shanghaiMoment(TODAY, '23:30')).week).toBe(
      '血压 14 次量了 11 次，吃药都吃了',
    )
  })

  it('counts nothing before anything has come due', () => {
    const given = facts({ plans: [plan({ since: shanghaiMoment(TODAY, '21:00') })] })
    expect(reminderDay(given, shanghaiMoment(TODAY, '21:30'))).toMatchObject({ week: '', total: 0 })
  })

  it('a skipped time came due and was not done', () => {
    const items = itemsOf(
      facts({ plans: [pill()], marks: [mark({ state: 'skipped' })] }),
      [TODAY],
      shanghaiMoment(TODAY, '07:00'),
    )

    const counts = countsOf(items, shanghaiMoment(TODAY, '07:00'))
    expect(counts).toEqual([{ kind: 'medicine', due: 1, done: 0 }])
    expect(countsText(addedCounts([...counts, ...counts]))).toBe('吃药 2 次吃了 0 次')
  })
})

describe('the words', () => {
  it('say what is due, then what comes next, then how the day went', () => {
    const given = facts({ plans: [plan(), pill()] })
    expect(said(given, '05:00')).toBe('今天 3 件做了 0 件，06:00 测血压。')
    expect(said(given, '06:05')).toBe('该量早晨的血压了，先坐五分钟。')
    expect(said(given, '06:15')).toBe('该量血压、吃药了，一件一件来。')
    const done = { ...given, readings: [reading('06:05')], marks: [mark({})] }
    expect(said(done, '06:30')).toBe('今天 3 件做了 2 件，20:30 测血压。')
    const all = { ...done, readings: [...done.readings, reading('20:31')] }
    expect(said(all, '20:40')).toBe('今天 3 件都做了。')
    expect(said(done, '23:40')).toBe('今天 3 件做了 2 件，做过的可以补记。')
    expect(said(facts({ plans: [] }), '12:00')).toBe('到点叫您，量血压、吃药不会忘。')
    expect(said(facts({ plans: [plan({ weekdays: [1] })] }), '12:00')).toBe('今天没有要提醒的。')
  })

  it('say when one that was put off is told again', () => {
    const until = new Date(shanghaiMoment(TODAY, '06:05').getTime() + 10 * MS_PER_MINUTE)
    const snoozed = mark({ reminderId: 'pressure', time: '06:00', state: 'snoozed', until })
    const given = facts({ marks: [snoozed] })
    expect(said(given, '06:06')).toBe('今天 2 件做了 0 件，06:15 测血压。')

    expect(reminderDay(given, shanghaiMoment(TODAY, '06:06')).nextAt).toBe(
      '2026-11-22T06:15:00+08:00',
    )
  })

  it('on a locked screen name no medicine and no figure', () => {
    expect(noticeText(['medicine', 'pressure', 'medicine'])).toBe('该量血压、吃药了')
  })
})
