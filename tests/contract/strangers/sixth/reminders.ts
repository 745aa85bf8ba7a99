// Reminders: what is due by the clock and the weekday, the value of another reading, and plans against items.
import { both, replace, rows, set, taken } from '../places.ts'
import { strangersOf, togetherOf } from '../stranger.ts'

const ALL = 'reminders.getReminders'
const DAY = 'reminders.getReminderDay'

const single = strangersOf({
  [ALL]: [
    {
      what: 'a medicine is suggested that is planned already',
      why: 'what could be planned is not planned yet, and amlodipine stands among the plans',
      by: 'itself',
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
  ],
})

/** The same for the day and for all that is known of reminders. */
const inBoth = (wrong: ReturnType<typeof set>) =>
  [
    { call: ALL, wrong },
    { call: DAY, wrong },
  ] as const

const together = togetherOf([
  {
    what: 'the item of this morning has the value of yesterday’s reading',
    why: 'it was done at 05:59, when the monitor had 139/89',
    by: 'another answer',
    changes: inBoth(set('items[0].value', '156/96')),
  },
  {
    what: 'the pressure of this evening is passed over, in sentence and next time',
    why: 'the item of 20:30 is still to come and comes before that of 22:00',
    by: 'itself',
    changes: inBoth(
      both(
        set('nextAt', '2026-03-02T22:00:00+08:00'),
        replace('sentence[1].text', '20:30 测血压', '22:00 戴表睡觉'),
        replace('elderSentence[0].text', '20:30 测血压', '22:00 戴表睡觉'),
      ),
    ),
  },
  {
    what: 'the medicine of 06:10 is still to come',
    why: 'home was made at ten o’clock of the same day',
    by: 'another answer',
    changes: inBoth(
      both(
        set('items[1].state', 'upcoming'),
        set('items[1].at', null),
        set('done', 1),
        replace('sentence[0].text', '做了 2 件', '做了 1 件'),
      ),
    ),
  },
  {
    what: 'the week counts what has not come due yet',
    why: 'the week began this morning, and one pressure of it has come due until ten',
    by: 'itself',
    changes: inBoth(replace('week', '血压 1 次都量了', '血压 2 次量了 1 次')),
  },
  {
    what: 'Saturday’s electrocardiogram is missed on a Monday',
    why: 'its plan has the sixth day alone, and 2 March 2026 is a Monday',
    by: 'itself',
    changes: inBoth(
      both(
        rows('items', (list) => [
          ...list.slice(0, 2),
          {
            ...(list[0] as object),
            kind: 'ecg',
            title: '测心电',
            time: '08:15',
            state: 'missed',
            at: null,
            byReading: false,
            value: '',
            hint: '',
          },
          ...list.slice(2),
        ]),
        taken('items[2].reminderId', { at: 'reminder/v1/app/list', place: 'plans[2].id' }),
        set('total', 5),
        replace('sentence[0].text', '4 件', '5 件'),
      ),
    ),
  },
  {
    what: 'the medicine was taken on the evening before',
    why: 'somebody may tick it early, though the day had not begun and the item was not there yet',
    by: 'itself',
    label: 'unlikely',
    changes: inBoth(set('items[1].at', '2026-03-01T22:18:00+08:00')),
  },
])

export const reminders = [...single, ...together]
