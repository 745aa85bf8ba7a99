// Warnings: states against flags, gravity, lengths of time, parts of the day, and rows that are gone.
import { both, edit, fields, replace, rows, set, without } from '../places.ts'
import { strangersOf, togetherOf } from '../stranger.ts'

const LIST = 'warnings.listWarnings'
const SUMMARY = 'warnings.getWarningSummary'
const HOME = 'home.getHomeSummary'
const HEART = 'monitoring.getHeartRate'

const isOf = (kind: string) => (row: unknown) => (row as { eventType?: string }).eventType === kind

const single = strangersOf({
  [LIST]: [
    {
      what: 'the limit of the pressures is that of measuring at home',
      why: 'the report of yesterday has two of the same events at 140/90, where the range of the pressure ends',
      by: 'another answer',
      wrong: rows('', (list) =>
        list.map((row) =>
          isOf('pressure-high')(row)
            ? both(
                set('limit', 135),
                set('kangban.otherLimit', 85),
                set('kangban.limitText', '上限 135/85'),
              )(row, () => undefined)
            : row,
        ),
      ),
    },
    {
      what: 'an old high pressure of 20 February is gone',
      why: 'the matter of the summary still has it, and the weekly report counts six of the week before',
      by: 'another answer',
      wrong: rows('', (list) => list.filter((row) => !JSON.stringify(row).includes('143/91'))),
    },
  ],
})

const inMinutes = edit('seconds', (value) =>
  typeof value === 'number' ? Math.round(value / 60) : value,
)

const shortened = rows('', (list) =>
  list.map((row) =>
    edit('kangban', (all) => inMinutes(all, () => undefined))(row, () => undefined),
  ),
)

/** The oldest event, which lasts beyond the one that began after it. */
const asItEnded = both(
  set('[-1].createTime', '2026-02-17T20:55:00+08:00'),
  rows('', (list) => [...list.slice(0, -2), ...list.slice(-2).toReversed()]),
)

const together = togetherOf([
  {
    what: 'the lengths of all events are minutes in the field of seconds, of the heart’s month too',
    why: 'the matter of 17 February lasted from 19:45 to 20:55, which are 4,200 seconds and not 70',
    by: 'another answer',
    changes: [
      { call: LIST, wrong: shortened },
      {
        call: HEART,
        at: '/heart/3/',
        wrong: (data, answered) =>
          edit('warnings', (list) => shortened(list, answered))(data, answered),
      },
    ],
  },
  {
    what: 'the fall that waits is dealt with on the list and on the pages of oxygen, and new as a matter',
    why: 'a matter whose only event was dealt with is over, and home still counts it',
    by: 'another answer',
    changes: [
      {
        call: LIST,
        wrong: both(set('[3].handled', true), set('[3].kangban.handledAs', '已问医生')),
      },
      {
        call: 'monitoring.getOxygen',
        at: '/oxygen/2/',
        wrong: both(
          set('warnings[0].handled', true),
          set('warnings[0].kangban.handledAs', '已问医生'),
        ),
      },
      {
        call: 'monitoring.getOxygen',
        at: '/oxygen/3/',
        wrong: both(
          set('warnings[0].handled', true),
          set('warnings[0].kangban.handledAs', '已问医生'),
        ),
      },
    ],
  },
  {
    what: 'the matter of the pressures is as grave as the fall, on home and in the summary',
    why: 'its level is that of its gravest event, and the list has all four as a warning alone',
    by: 'another answer',
    changes: [
      { call: HOME, wrong: set('matters[1].level', 'bad') },
      { call: SUMMARY, wrong: set('matters[1].level', 'bad') },
    ],
  },
  {
    what: 'the newest pressure of a matter is lost from its ids, on home and in the summary',
    why: 'its count says four and it is seen last at 20:33 yesterday, which was that event',
    by: 'itself',
    changes: [
      { call: HOME, wrong: without('matters[1].ids', 0) },
      { call: SUMMARY, wrong: without('matters[1].ids', 0) },
    ],
  },
  {
    what: 'an event begins when it ended, on the list and among those of the heart',
    why: 'the matter that holds it alone began at 19:45 and ended at 20:55',
    by: 'another answer',
    changes: [
      { call: LIST, wrong: asItEnded },
      {
        call: HEART,
        at: '/heart/3/',
        wrong: (data, answered) =>
          edit('warnings', (list) => asItEnded(list, answered))(data, answered),
      },
    ],
  },
  {
    what: 'the worst pressure of the matter is its newest, on home and in the summary',
    why: 'the worst of it is the highest, and the list has 156/96 of 1 March among its four',
    by: 'another answer',
    changes: [
      { call: HOME, wrong: replace('matters[1].value', '156/96', '146/89') },
      { call: SUMMARY, wrong: replace('matters[1].value', '156/96', '146/89') },
    ],
  },
  {
    what: 'a matter that waits is told to the family at home and new in the summary',
    why: 'both calls tell of the same matter at the same minute of the same person',
    by: 'another answer',
    changes: [
      {
        call: HOME,
        wrong: fields('matters[0]', () => ({ state: 'told', progress: '已告诉家人' })),
      },
    ],
  },
  {
    what: 'the pressures are not to be told again for a week, on home and in the summary',
    why: 'another phone may have put them off, and no other answer tells of it',
    by: 'another answer',
    label: 'possible',
    changes: [
      { call: HOME, wrong: set('matters[1].remindAt', '2026-03-09T10:00:00+08:00') },
      { call: SUMMARY, wrong: set('matters[1].remindAt', '2026-03-09T10:00:00+08:00') },
    ],
  },
])

export const warnings = [...single, ...together]
