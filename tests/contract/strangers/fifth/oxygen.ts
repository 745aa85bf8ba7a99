// Oxygen: what an event is, which limit, which hours, and days that say otherwise than the span.
import { both, replace, set, texts } from '../places.ts'
import { togetherOf } from '../stranger.ts'

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

export const oxygen = togetherOf([
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
