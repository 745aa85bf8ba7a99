// Reminders: states against the clock, weekdays counted from another day, and items that no plan has.
import { both, replace, rows, set, taken } from '../places.ts'
import { strangersOf, togetherOf, type Wrong } from '../stranger.ts'

const ALL = 'reminders.getReminders'
const DAY = 'reminders.getReminderDay'

/** Of the day that both calls tell alike. */
const ofDay = (wrong: Wrong) =>
  [
    { call: ALL, wrong },
    { call: DAY, wrong },
  ] as const

const SINGLE = strangersOf({
  [ALL]: [
    {
      what: 'what is planned is suggested once more',
      why: 'who plans it could be asked whether to plan it a second time, though the contract has what is not planned yet',
      by: 'itself',
      label: 'unlikely',
      wrong: set('suggestions', [
        {
          title: '氨氯地平 5 mg',
          kind: 'medicine',
          name: '氨氯地平',
          dose: '5 mg',
          weekdays: [1, 2, 3, 4, 5, 6, 7],
          times: ['08:00'],
          active: true,
        },
      ]),
    },
    {
      what: 'the first time of a plan is an hour later than its item of today',
      why: 'the plan may have been changed since, and what came due before stays as it was',
      by: 'itself',
      label: 'possible',
      wrong: set('plans[0].times[0]', '07:00'),
    },
  ],
})

const TOGETHER = togetherOf([
  {
    what: 'what comes due in the evening was missed by ten in the morning',
    why: 'its time is 20:30 of today, and nextAt still waits for it',
    by: 'itself',
    changes: ofDay(set('items[time=20:30].state', 'missed')),
  },
  {
    what: 'the next time is the last one of the day',
    why: 'an item of 20:30 has yet to come, before 22:00',
    by: 'itself',
    changes: ofDay(set('nextAt', '2026-03-02T22:00:00+08:00')),
  },
  {
    what: 'an item of the evening is lost, and counted nowhere',
    why: 'the plan to wear the watch is active on all weekdays at 22:00',
    by: 'another answer',
    changes: ofDay(
      both(
        rows('items', (list) => list.slice(0, -1)),
        set('total', 3),
        replace('sentence[0].text', '4 件', '3 件'),
      ),
    ),
  },
  {
    what: 'a plan of Saturdays came due on a Monday',
    why: '2026-03-02 is a Monday and the plan has day 6 alone, unless it was changed this morning',
    by: 'another answer',
    label: 'unlikely',
    changes: ofDay(
      both(
        rows('items', (list) => [
          ...list.slice(0, 2),
          {
            reminderId: '',
            kind: 'ecg',
            title: '测心电',
            day: '2026-03-02',
            time: '08:15',
            state: 'missed',
            at: null,
            byReading: false,
            value: '',
            hint: '',
          },
          ...list.slice(2),
        ]),
        taken('items[2].reminderId', { at: 'reminder/v1/app/list', place: 'plans[kind=ecg].id' }),
        set('total', 5),
        set('week', '血压 1 次都量了，吃药都吃了，心电 1 次测了 0 次'),
        replace('sentence[0].text', '4 件', '5 件'),
      ),
    ),
  },
  {
    what: 'the reading that did it is the one of the evening before',
    why: 'the monitor has 139/89 at 05:59, which is the minute of the item',
    by: 'another answer',
    changes: ofDay(set('items[0].value', '146/89')),
  },
  {
    what: 'the week counts from Sunday on',
    why: 'no comment says with which day a week of reminders begins, though all others begin on Monday',
    by: 'a rule',
    label: 'unlikely',
    changes: ofDay(replace('week', '血压 1 次', '血压 3 次')),
  },
])

export const reminders = [...SINGLE, ...TOGETHER]
