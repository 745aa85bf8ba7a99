// Nights: what counts as asleep, on which day a night is, what a stage is called, and how a mean of clocks is made.
import { both, numbers, replace, rows, set, texts } from '../places.ts'
import { strangersOf, togetherOf } from '../stranger.ts'

const CALL = 'monitoring.getSleep'
const DAY = 'sleep/1/'
const WEEK = 'sleep/2/'
const MONTH = 'sleep/3/'
const HOME = 'home.getHomeSummary'
const CARD = 'cards[metric=sleep]'
const DOCTOR = 'doctor.getDoctorPage'

const PER_NIGHT = [
  'details',
  'kangban.deepDetails',
  'kangban.lightDetails',
  'kangban.remDetails',
  'kangban.wakeDetails',
  'kangban.scoreDetails',
  'kangban.startDetails',
  'kangban.endDetails',
] as const

/** Each night on the day before. */
const aDayEarly = (places: readonly string[]) =>
  both(...places.map((place) => rows(place, (list) => [...list.slice(1), null])))

const SINGLE = strangersOf({
  [CALL]: [
    {
      what: 'the usual score is a point lower',
      why: 'how it is made of the nights before is told nowhere',
      by: 'itself',
      label: 'possible',
      at: DAY,
      wrong: set('kangban.usualScore', 86),
    },
    {
      what: 'awakenings of the week are their sum and not their mean',
      why: '24 a night on seven nights are more than the month has on all of its fifteen',
      by: 'another answer',
      at: WEEK,
      wrong: set('wakeCount', 24),
    },
    {
      what: 'the sentence has no number of minutes',
      why: 'the night has 359 minutes, which are 5 hours and 59 minutes',
      by: 'itself',
      at: DAY,
      wrong: replace('kangban.sentence[0].text', '59 分', 'NaN 分'),
    },
  ],
})

const well = (place: string) => both(set(`${place}state`, 'good'), set(`${place}stateText`, '良好'))

const TOGETHER = togetherOf([
  {
    what: 'minutes in bed are told as minutes asleep, wherever the night is told',
    why: 'deep sleep, light sleep and REM are 359 minutes, and 402 are all from 22:33 to 05:15',
    by: 'itself',
    changes: [
      {
        call: CALL,
        at: DAY,
        wrong: both(
          set('totalTime', 402),
          replace('kangban.sentence[0].text', '5 小时 59 分', '6 小时 42 分'),
        ),
      },
      { call: CALL, at: WEEK, wrong: set('details[-1]', 402) },
      { call: CALL, at: MONTH, wrong: set('details[-1]', 402) },
      { call: HOME, wrong: both(set(`${CARD}.value`, 402), set(`${CARD}.trend[-1]`, 402)) },
      { call: DOCTOR, wrong: set('sleep.nights[-1].minutes', 402) },
    ],
  },
  {
    what: 'the mean of bedtimes takes one after midnight for the start of the same day',
    why: 'no night of the week began before 22:08, and the mean is told as before 20:00',
    by: 'itself',
    changes: [
      { call: CALL, at: WEEK, wrong: set('sleepStartTime', '19:33') },
      { call: CALL, at: MONTH, wrong: set('sleepStartTime', '19:50') },
    ],
  },
  {
    what: 'nights stand on the days on which they began',
    why: 'a night belongs to the day on which it ended, and that of 03-02 by itself is the last one',
    by: 'a rule',
    changes: [
      { call: CALL, at: WEEK, wrong: aDayEarly(PER_NIGHT) },
      { call: CALL, at: MONTH, wrong: aDayEarly(PER_NIGHT) },
      { call: HOME, wrong: aDayEarly([`${CARD}.trend`]) },
    ],
  },
  {
    what: 'five awakenings count as usual, and the night as good',
    why: 'wakeRef has 0 to 2 as usual, and wakeCount is 5',
    by: 'itself',
    changes: [
      {
        call: CALL,
        at: DAY,
        wrong: both(
          set('wakeState', '正常'),
          well('kangban.'),
          set('kangban.sentence', [{ text: '昨夜睡了 5 小时 59 分，睡得良好。', tone: 'plain' }]),
          set('kangban.elderSentence', [{ text: '昨夜睡得良好。', tone: 'plain' }]),
        ),
      },
      { call: HOME, wrong: well(`${CARD}.`) },
    ],
  },
  {
    what: 'light and deep sleep have each the code of the other',
    why: 'the stages of code 1 last 263 minutes, and deepSleep is 20',
    by: 'itself',
    changes: [
      {
        call: CALL,
        at: DAY,
        wrong: numbers('details[]', (code) => (code < 3 ? 3 - code : code)),
      },
      {
        call: HOME,
        wrong: texts(
          `${CARD}.stages[].stage`,
          (stage) => ({ deep: 'light', light: 'deep' })[stage] ?? stage,
        ),
      },
    ],
  },
])

export const sleep = [...SINGLE, ...TOGETHER]
