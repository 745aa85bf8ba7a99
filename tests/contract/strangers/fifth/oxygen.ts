// Oxygen: what an event is, which limit, which hours, and days that say otherwise than the span.
import { both, instead, replace, rows, set, texts } from '../places.ts'
import { strangersOf, togetherOf } from '../stranger.ts'

const CALL = 'monitoring.getOxygen'
const DAY = 'oxygen/1/'
const WEEK = 'oxygen/2/'
const MONTH = 'oxygen/3/'

const said = (place: string, from: string, to: string) =>
  both(
    replace(`${place}sentence[].text`, from, to),
    replace(`${place}elderSentence[].text`, from, to),
  )

const every = (from: string, to: string) => (text: string) => text.replaceAll(from, to)

const SINGLE = strangersOf({
  [CALL]: [
    {
      what: 'the day is that of another user, whole',
      why: 'home has 97 as the newest value of this morning, and the last day of the week another mean',
      by: 'another answer',
      at: DAY,
      wrong: instead(DAY, 'son'),
    },
    {
      what: 'the week does not count the event that was dealt with',
      why: 'two days of lowDetails lie below the threshold, a day apart, and one event is counted',
      by: 'itself',
      at: WEEK,
      wrong: both(
        set('lowEvents', 1),
        set('night.lowEvents', 1),
        rows('warnings', (list) => list.slice(0, 1)),
        said('', '2 次', '1 次'),
        replace('sentence[0].text', '都在夜里', '在夜里'),
      ),
    },
    {
      what: 'the mean of the night is a tenth lower',
      why: 'the contract does not tell from when to when the night is',
      by: 'itself',
      label: 'possible',
      at: DAY,
      wrong: set('night.avg', 95.4),
    },
  ],
})

const TOGETHER = togetherOf([
  {
    what: 'each fall below the limit is an event of its own, in the month and its nights',
    why: 'falls within an hour are one event as in the warnings, and the warnings of the month are four',
    by: 'a rule',
    changes: [
      {
        call: CALL,
        at: MONTH,
        wrong: both(set('lowEvents', 22), set('night.lowEvents', 22), said('', '4 次', '22 次')),
      },
      {
        call: 'monitoring.getSleep',
        at: 'sleep/3/',
        wrong: both(set('breathWarn', 22), said('kangban.', '4 次', '22 次')),
      },
    ],
  },
  {
    what: 'the limit is 88 wherever it is told, and the counts are still of 90',
    why: 'nights with 89 % as their lowest are counted as low, and the events name 90 % as their limit',
    by: 'another answer',
    changes: [
      { call: CALL, wrong: both(set('threshold', 88), said('', '90%', '88%')) },
      {
        call: 'doctor.getDoctorPage',
        wrong: both(
          set('oxygen.limit', 88),
          texts('oxygen.text', every('90%', '88%')),
          texts('conclusions[].title', every('90%', '88%')),
        ),
      },
      {
        call: 'reports.getHeartRisk',
        wrong: both(
          texts('findings[].text', every('90%', '88%')),
          texts('method', every('90%', '88%')),
        ),
      },
    ],
  },
  {
    what: 'the mean of the day and that of its night have changed places, in all spans',
    why: 'the 41 readings of the day have a mean of 95.7',
    by: 'itself',
    changes: [
      { call: CALL, at: DAY, wrong: both(set('avg', 95.5), set('night.avg', 95.7)) },
      { call: CALL, at: WEEK, wrong: set('details[-1]', 95.5) },
      { call: CALL, at: MONTH, wrong: set('details[-1]', 95.5) },
    ],
  },
  {
    what: 'low oxygen is a lighter matter everywhere but in the reports',
    why: 'the report of the week counts three grave events, two of them these, by their ids',
    by: 'another answer',
    changes: [
      { call: 'warnings.listWarnings', wrong: set('[eventType=oxygen-low].level', 'warn') },
      { call: CALL, wrong: set('warnings[].level', 'warn') },
      { call: 'warnings.getWarningSummary', wrong: set('matters[kind=oxygen-low].level', 'warn') },
      { call: 'home.getHomeSummary', wrong: set('matters[kind=oxygen-low].level', 'warn') },
    ],
  },
])

export const oxygen = [...SINGLE, ...TOGETHER]
