import { both, instead, later, replace, reversed, rows, set, without } from '../../places.ts'
import { togetherOf } from '../../stranger.ts'

const HOME = 'home.getHomeSummary'
const SUMMARY = 'warnings.getWarningSummary'
const LIST = 'warnings.listWarnings'
const PAGE = 'doctor.getDoctorPage'

export const togetherWarned = togetherOf([
  {
    what: 'a matter lost in list and summary',
    why: 'home has it',
    by: 'another answer',
    changes: [
      { call: LIST, wrong: without('', 3) },
      { call: SUMMARY, wrong: both(without('matters', 0), set('open', 1)) },
    ],
  },
  {
    what: 'a grave matter called mild on home and in the summary',
    why: 'its event of the list is bad',
    by: 'another answer',
    changes: [
      { call: SUMMARY, wrong: set('matters[0].level', 'warn') },
      { call: HOME, wrong: set('matters[0].level', 'warn') },
    ],
  },
  {
    what: 'rest for advice on home and in the summary',
    why: 'both sentences ask to see a doctor today',
    by: 'itself',
    changes: [
      { call: SUMMARY, wrong: set('matters[0].advice', '请多歇一会儿') },
      { call: HOME, wrong: set('matters[0].advice', '请多歇一会儿') },
    ],
  },
  {
    what: 'three falls of one event on home and in the summary',
    why: 'the matter has one id',
    by: 'itself',
    changes: [
      { call: SUMMARY, wrong: set('matters[0].count', '1 夜 3 次') },
      { call: HOME, wrong: set('matters[0].count', '1 夜 3 次') },
    ],
  },
  {
    what: 'yesterday for the day before on home and in the summary',
    why: 'it began on 28 February',
    by: 'itself',
    changes: [
      { call: SUMMARY, wrong: replace('matters[0].when', '前天', '昨天') },
      {
        call: HOME,
        wrong: both(
          replace('matters[0].when', '前天', '昨天'),
          replace('sentence[].text', '前天', '昨天'),
        ),
      },
    ],
  },
  {
    what: 'the mildest first on home and in the summary',
    why: 'the gravest comes first',
    by: 'a rule',
    changes: [
      {
        call: SUMMARY,
        wrong: rows('matters', ([first, second, ...others]) => [second, first, ...others]),
      },
      { call: HOME, wrong: reversed('matters') },
    ],
  },
  {
    what: 'the ids of the list one row late',
    why: 'the matter of the oxygen has the id of a pressure',
    by: 'another answer',
    changes: [
      {
        call: LIST,
        wrong: rows('', (all) =>
          all.map((row, index) => ({
            ...(row as object),
            id: (all.at(index - 1) as { id: string }).id,
          })),
        ),
      },
      { call: PAGE, wrong: replace('oxygen.text', '最低 86%', '最低 89%') },
    ],
  },
  {
    what: 'every moment of warnings in UTC in list and summary',
    why: 'the month of the oxygen has the same events eight hours later',
    by: 'another answer',
    changes: [
      { call: LIST, wrong: later('[].createTime', -8) },
      { call: SUMMARY, wrong: both(later('matters[].beganAt', -8), later('matters[].lastAt', -8)) },
    ],
  },
  {
    what: 'what was asked of a doctor waiting in list and summary',
    why: 'it says what was done about it',
    by: 'itself',
    changes: [
      { call: LIST, wrong: set('[6].handled', false) },
      { call: SUMMARY, wrong: both(set('matters[3].state', 'new'), set('open', 3)) },
    ],
  },
  {
    what: "the mother's warnings and summary for the son",
    why: 'his home has no matter, and his week no warning',
    by: 'another answer',
    person: 'son',
    changes: [
      { call: LIST, wrong: instead('abnormal/list') },
      { call: SUMMARY, wrong: instead('abnormal/summary') },
    ],
  },
  {
    what: 'a fast heart of who has none in list and summary',
    why: 'his month of the heart has no event',
    by: 'another answer',
    person: 'son',
    changes: [
      {
        call: LIST,
        wrong: (data, answered) =>
          rows('', () =>
            (answered('grandmother', 'abnormal/list') as { eventType: string }[]).filter(
              ({ eventType }) => eventType === 'heart-fast',
            ),
          )(data, answered),
      },
      {
        call: SUMMARY,
        wrong: (data, answered) =>
          rows('matters', () =>
            (
              answered('grandmother', 'abnormal/summary') as { matters: { kind: string }[] }
            ).matters.filter(({ kind }) => kind === 'heart-fast'),
          )(data, answered),
      },
    ],
  },
])
