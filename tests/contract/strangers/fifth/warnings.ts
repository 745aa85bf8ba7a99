// Warnings and matters: units of how long, the worst of several, what waits first, and lists that end too early.
import { both, edit, numbers, replace, rows, set, taken, without } from '../places.ts'
import { strangersOf, togetherOf, type Wrong } from '../stranger.ts'

const LIST = 'warnings.listWarnings'
const SUMMARY = 'warnings.getWarningSummary'
const HOME = 'home.getHomeSummary'
const PRESSURE = '[eventType=pressure-high]'

/** Of the matters that summary and home tell alike. */
const ofMatters = (wrong: Wrong) =>
  [
    { call: SUMMARY, wrong },
    { call: HOME, wrong },
  ] as const

const secondsAsMinutes = (place: string) =>
  numbers(`${place}.kangban.seconds`, (seconds) => seconds / 60)

const SINGLE = strangersOf({
  [LIST]: [
    {
      what: 'high pressures are told with the reference of home as their limit',
      why: 'the report of the day has the same events, by their ids, with 140/90 as their limit',
      by: 'another answer',
      wrong: both(
        set(`${PRESSURE}.limit`, 135),
        set(`${PRESSURE}.kangban.otherLimit`, 85),
        set(`${PRESSURE}.kangban.limitText`, '上限 135/85'),
      ),
    },
    {
      what: 'the list ends with its twentieth event',
      why: 'the contract has the newest 200, and a matter names an event that is not among these twenty',
      by: 'another answer',
      wrong: edit('', (list) => (Array.isArray(list) ? list.slice(0, 20) : list)),
    },
  ],
  [SUMMARY]: [
    {
      what: 'an event that waits belongs to a matter that is over too',
      why: 'the same event stands in a new matter and in one that is over',
      by: 'itself',
      wrong: taken('matters[2].ids[0]', { place: 'matters[1].ids[0]' }),
    },
    {
      what: 'what was advised about a matter that is over is told in other words',
      why: 'it asks for a doctor today either way, and texts of advice are free',
      by: 'itself',
      label: 'possible',
      wrong: replace('matters[3].advice', '，也告诉家人', ''),
    },
  ],
})

const TOGETHER = togetherOf([
  {
    what: 'how long an event took is told in minutes, in all lists',
    why: 'the matter of 02-23 ends at 13:55, which is 40 minutes after 13:15, when its last event began',
    by: 'another answer',
    changes: [
      { call: LIST, wrong: secondsAsMinutes('[]') },
      { call: 'monitoring.getHeartRate', wrong: secondsAsMinutes('warnings[]') },
      { call: 'monitoring.getOxygen', wrong: secondsAsMinutes('warnings[]') },
    ],
  },
  {
    what: 'of several pressures the least is told as the worst',
    why: 'one of the four events of the matter is 156/96',
    by: 'another answer',
    changes: ofMatters(set('matters[1].value', '最高 143/89')),
  },
  {
    what: 'what waits stands with the newest first and not the gravest',
    why: 'the gravest comes first: low oxygen is bad, the pressures are a warning',
    by: 'a rule',
    changes: [
      {
        call: SUMMARY,
        wrong: both(
          rows('matters', ([first, second, ...rest]) => [second, first, ...rest]),
          replace('sentence[0].text', '夜间血氧偏低', '血压多次偏高'),
          replace('elderSentence[0].text', '夜间血氧偏低', '血压多次偏高'),
          set('sentence[1]', { text: '请把血压记录给医生看。', tone: 'warn' }),
          set('elderSentence[1]', { text: '请把血压记录给医生看。', tone: 'warn' }),
        ),
      },
      { call: HOME, wrong: rows('matters', (list) => list.toReversed()) },
    ],
  },
  {
    what: 'the newest event of a matter is in no matter at all',
    why: 'it is not dealt with, is four times counted, and the matter still lasts until its minute',
    by: 'itself',
    changes: ofMatters(without('matters[1].ids', 0)),
  },
  {
    what: 'a matter waits for a day more than there was',
    why: 'from 02-28 02:04 to the answer there are two days and eight hours, which touch three days',
    by: 'itself',
    label: 'unlikely',
    changes: ofMatters(replace('matters[0].progress', '2 天', '3 天')),
  },
])

export const warnings = [...SINGLE, ...TOGETHER]
