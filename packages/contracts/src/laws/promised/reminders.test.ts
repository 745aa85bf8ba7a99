import { expect, it } from 'vitest'
import { breachesOf } from '../one-answer.ts'
import { between } from '../testing/told.ts'
import { nodeOf } from '../testing/node-of.ts'

const NOW = new Date('2026-03-02T10:00:00+08:00')

const DONE = {
  reminderId: 'r-1',
  kind: 'pressure',
  title: '测血压',
  day: '2026-03-02',
  time: '06:00',
  state: 'done',
  at: '2026-03-02T05:59:00+08:00',
  byReading: true,
  value: '139/89',
}

const NEXT = { ...DONE, time: '20:30', state: 'upcoming', at: null, byReading: false, value: '' }
const PLAN = { id: 'r-1', kind: 'pressure', name: '', active: true, times: ['06:00', '20:30'] }

const DAY = {
  day: '2026-03-02',
  items: [DONE, NEXT],
  total: 2,
  done: 1,
  nextAt: '2026-03-02T20:30:00+08:00',
  week: '血压 1 次都量了',
  plans: [PLAN],
  sentence: [{ text: '20:30 测血压。', tone: 'plain' }],
}

const told = (over: object): string[] =>
  breachesOf({
    name: 'reminders.getReminders',
    summary: '',
    input: {},
    now: NOW,
    answer: nodeOf({ ...DAY, ...over }),
  }).map(({ law, path }) => `${law} ${path}`)

it('has states that fit the time of day, and moments that fit the states', () => {
  const next = (over: object) => told({ items: [DONE, { ...NEXT, ...over }] })
  expect(told({})).toEqual([])
  expect(next({ state: 'missed' })).toEqual(['verdict data.items[].state'])
  expect(next({ at: '2026-03-02T09:00:00+08:00' })).toEqual(['verdict data.items[].at'])
  expect(next({ state: 'snoozed' })).toEqual(['silent data.items[].at'])
  expect(next({ title: '吃药' })).toEqual(['words data.items[].title'])
  const first = { ...DONE, state: 'upcoming', at: null, byReading: false, value: '' }
  expect(told({ items: [first, NEXT], done: 0 })).toEqual(['verdict data.items[].state'])
})

it('tells what can still be done of the day before, and does not count it', () => {
  const late = { ...NEXT, day: '2026-03-01', time: '23:30', state: 'due' }
  expect(told({ items: [late, DONE, NEXT] })).toEqual([])
})

it('says times that are planned, the next one among them', () => {
  const says = (text: string) => told({ sentence: [{ text, tone: 'plain' }] })
  expect(says('06:00 的量了。')).toEqual([])
  expect(says('22:00 测血压。')).toEqual(['told-twice data.sentence'])
  const items = [DONE, NEXT, { ...NEXT, kind: 'watch', title: '戴表睡觉', time: '22:00' }]
  const plans = [{ ...PLAN, times: ['06:00', '20:30', '22:00'] }]
  const sentence = [{ text: '22:00 戴表睡觉。', tone: 'plain' }]
  expect(told({ items, plans, total: 3, sentence })).toEqual(['told-twice data.sentence'])
})

it('counts no more of the week than its first day has', () => {
  expect(told({ week: '血压 1 次量了 3 次' })).toEqual(['order data.week'])
  expect(told({ week: '血压 14 次量了 12 次' })).toContain('count data.week')
})

it('has done in the week what was done today', () => {
  expect(told({ week: '血压 1 次量了 1 次' })).toEqual([])
  expect(told({ week: '血压 1 次量了 0 次' })).toEqual(['told-twice data.week'])
})

it('has come due in the week what has today, and on its first day nothing else', () => {
  const week = 'count data.week'
  expect(told({ week: '血压 2 次量了 1 次' })).toEqual([week])
  const missed = { ...DONE, state: 'missed', at: null, byReading: false, value: '' }
  expect(told({ items: [missed, NEXT], done: 0, week: '血压 0 次量了 0 次' })).toEqual([week])
  const [day, now] = ['2026-03-03', new Date('2026-03-03T10:00:00+08:00')]
  const items = [{ ...DONE, day, at: `${day}T05:59:00+08:00` }]

  const second = (text: string) =>
    breachesOf({
      name: 'reminders.getReminderDay',
      summary: '',
      input: {},
      now,
      answer: nodeOf({ day, items, done: 1, total: 1, week: text }),
    }).map(({ law, path }) => `${law} ${path}`)

  expect(second('血压 3 次量了 2 次')).toEqual([])
})

it('has a week as soon as something has come due', () => {
  expect(told({ week: '' })).toEqual(['silent data.week'])
  const ahead = { items: [NEXT], total: 1, done: 0, plans: [{ ...PLAN, times: ['20:30'] }] }
  expect(told({ ...ahead, week: '' })).toEqual([])
})

const sleepsUntil = (clock: string) =>
  told({ items: [DONE, { ...NEXT, state: 'snoozed', at: `2026-03-02T${clock}:00+08:00` }] })

it('sleeps until a moment to come', () => {
  expect(sleepsUntil('08:30')).toContain('verdict data.items[].at')
  expect(sleepsUntil('20:50')).not.toContain('verdict data.items[].at')
})

it('suggests what is not planned, and has nothing to come of a plan that is off', () => {
  const suggestions = [{ kind: 'pressure', name: '' }]
  expect(told({ suggestions: [{ kind: 'ecg', name: '' }] })).toEqual([])
  expect(told({ suggestions })).toEqual(['verdict data.suggestions[]'])
  expect(told({ plans: [{ ...PLAN, active: false }] })).toEqual(['verdict data.plans[].active'])
})

const forDoctor = (...readings: object[]) =>
  [
    'doctor.getDoctorPage',
    { fromDay: '2026-02-01', toDay: '2026-03-02', pressure: { readings } },
  ] as const

it('is done alike in both calls, by a reading that is there', () => {
  const list = ['reminders.getReminders', DAY] as const
  const day = (over: object) => ['reminders.getReminderDay', { ...DAY, ...over }] as const
  expect(between([list, day({})])).toEqual([])
  const missed = { ...DONE, state: 'missed', at: null, byReading: false, value: '' }

  expect(between([list, day({ items: [missed, NEXT] })])).toEqual(
    ['state', 'at', 'byReading', 'value'].map(
      (key) => `reminders.getReminderDay same-fact data.items[].${key}`,
    ),
  )

  expect(between([list, day({ week: '吃药都吃了' })])).toEqual([
    'reminders.getReminders same-fact data.week',
  ])

  const page = (reading: object, ...typed: Parameters<typeof between>[0]) =>
    between([
      list,
      [
        'monitoring.getBloodPressure',
        { readings: [{ at: DONE.at, sbp: 139, dbp: 89, ...reading }] },
        { type: '3', dat: '2026-03-02' },
      ],
      ...typed,
    ])

  const at = 'reminders.getReminders same-fact data.items[].at'

  expect(page({})).toEqual([])
  expect(page({ sbp: 142 })).toEqual(['reminders.getReminders same-fact data.items[].value'])
  const later = { at: '2026-03-02T06:59:00+08:00' }
  // It may have been typed in.
  expect(page(later)).toEqual([])
  expect(page(later, forDoctor({ at: DONE.at, sbp: 139, dbp: 89, byHand: true }))).not.toContain(at)
  expect(page(later, forDoctor())).toContain(at)
})

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7]

const planned = (plan: object, items: object[] = [DONE, NEXT]) =>
  told({ plans: [{ ...PLAN, title: '测血压', dose: '', weekdays: EVERY_DAY, ...plan }], items })

it('has what is planned of today among its items, and nothing of another weekday', () => {
  expect(planned({})).toEqual([])
  // What has been before may have been planned since.
  expect(planned({ times: ['07:00', '20:30'] })).toEqual([])
  const times = 'same-fact data.plans[].times'
  expect(planned({ times: ['20:30', '21:30'] })).toEqual([times])
  expect(planned({ times: ['20:30', '21:30'], active: false })).not.toContain(times)
  expect(planned({ times: ['20:30', '21:30'], weekdays: [2, 3] })).not.toContain(times)
  expect(planned({ weekdays: [2, 3] })).toEqual(['same-fact data.plans[].weekdays'])
})

const PILL = { id: 'r-2', kind: 'medicine', name: '氨氯地平', dose: '5 mg', title: '氨氯地平 5 mg' }

it('calls a medicine by its name and dose, and everything else by its kind', () => {
  expect(planned(PILL)).toEqual(planned({ id: 'r-2' }))
  const place = 'data.plans[]'
  expect(planned({ title: '氨氯地平 5 mg' })).toEqual([`words ${place}.title`])
  expect(planned({ dose: '5 mg' })).toEqual([`verdict ${place}.dose`])
  expect(planned({ ...PILL, title: '氨氯地平' })).toContain(`words ${place}.title`)
  expect(planned({ ...PILL, name: '' })).toContain(`silent ${place}.name`)
})

it('has a reading do what is measured, and is done then', () => {
  const pill = { ...DONE, kind: 'medicine', title: '吃药，氨氯地平' }
  const place = 'verdict data.items[].byReading'
  const week = '吃药都吃了'
  expect(told({ items: [{ ...pill, byReading: false, value: '' }, NEXT], week })).toEqual([])
  expect(told({ items: [{ ...pill, value: '' }, NEXT], week })).toEqual([place])
  const skipped = [{ ...DONE, state: 'skipped' }, NEXT]
  expect(told({ items: skipped, done: 0, week: '血压 1 次量了 0 次' })).toEqual([place])
})

const bothCalls = (ofAll: object[], ofDay: object[]) =>
  between([
    ['reminders.getReminders', { day: '2026-03-02', items: ofAll, nextAt: DAY.nextAt }],
    ['reminders.getReminderDay', { day: '2026-03-02', items: ofDay, nextAt: DAY.nextAt }],
  ])

it('has the same items with the same hints in both calls', () => {
  const hinted = { ...NEXT, hint: '量两遍' }
  const place = 'data.items[]'
  expect(bothCalls([DONE, hinted], [DONE, hinted])).toEqual([])
  expect(bothCalls([DONE, NEXT], [NEXT])).toEqual([`reminders.getReminders detail ${place}`])
  expect(bothCalls([NEXT], [DONE, NEXT])).toEqual([`reminders.getReminderDay detail ${place}`])

  expect(bothCalls([hinted], [{ ...hinted, hint: '歇一会儿' }])).toEqual([
    `reminders.getReminderDay same-fact ${place}.hint`,
  ])
})

const doneAt = (at: string) => told({ items: [{ ...DONE, at }, NEXT] })

it('is of today, and each was done about its day', () => {
  const none = { items: [], plans: [], total: 0, done: 0, nextAt: null, week: '' }
  const said = [{ text: '今天没有要提醒的。', tone: 'plain' }]
  const idle = (over: object) => told({ ...none, sentence: said, ...over })
  expect(idle({})).toEqual([])
  expect(idle({ day: '2026-02-15' })).toEqual(['newest data.day'])
  expect(doneAt('2026-03-01T23:50:00+08:00')).toEqual([])
  expect(doneAt('2026-02-20T21:59:00+08:00')).toEqual(['calendar data.items[].at'])
  // It was due at 06:00.
  expect(doneAt('2026-03-01T06:18:00+08:00')).toEqual(['calendar data.items[].at'])
})

it('has done no more than there is, whatever its total counts', () => {
  const marks = { done: { quantity: 'count' }, total: { quantity: 'total' } }

  const laws = (done: number) =>
    breachesOf({
      name: 'reminders.getReminderDay',
      summary: '',
      input: {},
      now: NOW,
      answer: nodeOf({ day: '2026-03-02', items: [], done, total: 0 }, marks),
    }).map(({ law, path }) => `${law} ${path}`)

  expect(laws(0)).toEqual([])
  expect(laws(1)).toEqual(['order data.done'])
})

const says = (text: string, over: object = {}) =>
  told({ sentence: [{ text, tone: 'plain' }], ...over })

it('says at a time of today what is due then', () => {
  const wrong = ['told-twice data.sentence']
  expect(says('20:30 戴表睡觉。')).toEqual(wrong)
  expect(says('06:00 吃药，20:30 测血压。')).toEqual(wrong)
  expect(says('今天 20:30 测血压，明天 06:00 吃药。')).toEqual([])
  const tomorrow = { items: [DONE], total: 1, nextAt: '2026-03-03T06:00:00+08:00' }
  const plans = [{ ...PLAN, times: ['06:00'], weekdays: [1] }]
  expect(says('06:00 戴表睡觉。', { ...tomorrow, plans })).toEqual([])
  const snoozed = { ...NEXT, state: 'snoozed', time: '09:55', at: '2026-03-02T10:05:00+08:00' }
  const pill = { ...NEXT, kind: 'medicine', title: '吃药', time: '10:05' }
  const items = [DONE, snoozed, pill]
  const next = '2026-03-02T10:05:00+08:00'
  const beside = { items, total: 3, nextAt: next, plans: [{ ...PLAN, times: ['06:00', '10:05'] }] }
  expect(says('10:05 测血压。', beside)).toEqual([])
})

it('counts in the week what was skipped as not done', () => {
  const own = { reminderId: 'r-2', kind: 'medicine', title: '吃药，氨氯地平' }
  const pill = { ...DONE, ...own, byReading: false, value: '' }

  const week = (text: string) => told({ items: [DONE, pill, NEXT], total: 3, done: 2, week: text })

  expect(week('血压 1 次都量了，吃药都吃了')).toEqual([])
  // Not every kind need be told.
  expect(week('血压 1 次都量了')).toEqual([])
  const skipped = { items: [DONE, { ...pill, state: 'skipped' }, NEXT], total: 3, done: 1 }
  expect(told({ ...skipped, week: '血压 1 次都量了，吃药 1 次吃了 0 次' })).toEqual([])
  const all = told({ ...skipped, week: '血压 1 次都量了，吃药都吃了' })
  expect(all).toEqual(['told-twice data.week'])
})

it('tells one time of a reminder once, and all as done when they are', () => {
  expect(told({ items: [DONE, DONE, NEXT], total: 3, done: 2 })).toContain('same-id data.items')
  const says = (text: string) => told({ sentence: [{ text, tone: 'plain' }] })
  expect(says('今天 2 件都做了。')).toContain('told-twice data.sentence')
  const all = { items: [DONE], total: 1, nextAt: null, plans: [] }
  expect(told({ ...all, sentence: [{ text: '今天 1 件都做了。', tone: 'plain' }] })).toEqual([])
})
