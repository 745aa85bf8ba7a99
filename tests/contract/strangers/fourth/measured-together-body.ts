import { both, instead, later, numbers, replace, rows, set, taken } from '../places.ts'
import { togetherOf, type Wrong } from '../stranger.ts'

const HEART = 'monitoring.getHeartRate'
const OXYGEN = 'monitoring.getOxygen'
const PRESSURE = 'monitoring.getBloodPressure'
const STEPS = 'monitoring.getSteps'
const TEMPERATURE = 'monitoring.getTemperature'
const HOME = 'home.getHomeSummary'

const dayLater: Wrong = rows('kangban.weekMeanDetails', (list) => [
  list.length > 7 ? null : { sbp: 136, dbp: 84 },
  ...list.slice(0, -1),
])

const early = (place: string): Wrong => rows(place, (list) => [...list.slice(1), null])
const nightsEarly = both(early('details'), early('deviations'))

const withoutEarly = both(
  set('kangban.morning.sbp', 149),
  set('kangban.morning.count', 6),
  set('kangban.homeMean.sbp', 148),
  set('kangban.homeMean.count', 8),
  set('kangban.homeMean.days', 5),
  replace('kangban.homeMean.text', '9 次平均 147/90', '8 次平均 148/90'),
)

export const measuredTogetherBody = togetherOf([
  {
    what: 'zones of an age counted by years alone, in every span',
    why: 'she was born on 18 March 1953 and is 72 until then, which begins the zones at 90, 101 and 121',
    by: 'another answer',
    changes: [
      {
        call: HEART,
        wrong: both(
          set('zones[0].to', 89),
          set('zones[1].from', 89),
          set('zones[1].to', 100),
          set('zones[2].from', 100),
        ),
      },
    ],
  },
  {
    what: 'a baseline of the heart with today in it, in every span',
    why: 'it is of the days before, and these are the 14 of the month',
    by: 'a rule',
    changes: [{ call: HEART, wrong: set('baseline.days', 15) }],
  },
  {
    what: "the son's heart in all spans and on home",
    why: 'the report of 1 March has a mean of 67 and a highest of 101',
    by: 'another answer',
    changes: [
      { call: HEART, at: 'heart/1/', wrong: instead('heart/1/', 'son') },
      { call: HEART, at: 'heart/2/', wrong: instead('heart/2/', 'son') },
      { call: HEART, at: 'heart/3/', wrong: instead('heart/3/', 'son') },
      {
        call: HOME,
        wrong: taken('cards[metric=heartRate]', {
          at: 'home-summary',
          place: 'cards[metric=heartRate]',
          person: 'son',
        }),
      },
    ],
  },
  {
    what: 'the newest oxygen half an hour old in every span and on home',
    why: 'the readings of the day go on to 09:30',
    by: 'itself',
    changes: [
      { call: OXYGEN, wrong: set('lastTime', '2026-03-02T09:00:00+08:00') },
      { call: HOME, wrong: set('cards[metric=oxygen].measuredAt', '2026-03-02T09:00:00+08:00') },
    ],
  },
  {
    what: 'the baseline less the night for the night less the baseline, on home too',
    why: 'the night has 34.71 and the baseline 34.59',
    by: 'itself',
    changes: [
      {
        call: TEMPERATURE,
        wrong: both(
          set('deviation', -0.12),
          numbers('deviations[]', (value) => (value === 0 ? 0 : -value)),
        ),
      },
      {
        call: HOME,
        wrong: both(
          set('cards[metric=temperature].note', '比平时低 0.1℃'),
          numbers('cards[metric=temperature].trend[]', (value) => (value === 0 ? 0 : -value)),
        ),
      },
    ],
  },
  {
    what: 'nights needed that the first deviation did not have, in every span',
    why: 'the month has a deviation of its fourth night, which had three before it',
    by: 'another answer',
    changes: [{ call: TEMPERATURE, wrong: set('nightsNeeded', 7) }],
  },
  {
    what: 'nights each on the day on which they began, in week and month',
    why: 'the half-hours of today from 00:00 on are there, and the night of today is none',
    by: 'another answer',
    changes: [
      { call: TEMPERATURE, at: 'temperature/2/', wrong: nightsEarly },
      { call: TEMPERATURE, at: 'temperature/3/', wrong: nightsEarly },
    ],
  },
  {
    what: "a man's stride for a woman, in every span",
    why: 'the profile says 2, and 0.413 of 158 cm make 1,242 m of 1,904 steps',
    by: 'another answer',
    changes: [
      { call: STEPS, at: 'activity/1/', wrong: set('distance', 1248) },
      {
        call: STEPS,
        at: 'activity/2/',
        wrong: both(set('distance', 19_478), set('calorie', 594)),
      },
      {
        call: STEPS,
        at: 'activity/3/',
        wrong: both(set('distance', 43_344), set('calorie', 1322)),
      },
    ],
  },
  {
    what: 'an average of seven days with the one that is not over, in day and week and words',
    why: 'today counts only where it is alone',
    by: 'a rule',
    changes: [
      { call: STEPS, at: 'activity/1/', wrong: set('average', 4244) },
      {
        call: STEPS,
        at: 'activity/2/',
        wrong: both(
          set('average', 4244),
          set('kangban.compared', 'less'),
          replace('kangban.sentence[0].text', '走得和上周差不多', '走得比上周少'),
          replace('kangban.elderSentence[0].text', '走得和上周差不多', '走得比上周少'),
        ),
      },
    ],
  },
  {
    what: 'days that met the goal for days in a row, in day and week',
    why: '28 February has 4,334 steps of 4,500',
    by: 'itself',
    changes: [
      { call: STEPS, at: 'activity/1/', wrong: set('streak', 2) },
      { call: STEPS, at: 'activity/2/', wrong: set('streak', 2) },
      { call: STEPS, at: 'activity/3/', wrong: set('streak', 2) },
    ],
  },
  {
    what: 'the best day a day late, in every span and in words',
    why: 'the details have 6,040 steps on 1 March and 1,904 on 2 March',
    by: 'itself',
    changes: [
      {
        call: STEPS,
        wrong: both(
          set('best.day', '2026-03-02'),
          replace('kangban.sentence[0].text', '周日最远', '周一最远'),
          replace('kangban.sentence[0].text', '3月1日最远', '3月2日最远'),
        ),
      },
    ],
  },
  {
    what: 'pounds for kilograms behind all calories',
    why: '0.5 kcal a kg and km of 61 kg make 38 of 1.242 km',
    by: 'another answer',
    changes: [{ call: STEPS, wrong: numbers('calorie', (kcal) => Math.round(kcal * 2.2046)) }],
  },
  {
    what: 'a home mean with its first day, in every span',
    why: 'the first of the seven days is left out, so that six are the most',
    by: 'a rule',
    changes: [
      {
        call: PRESSURE,
        wrong: both(
          set('kangban.homeMean.sbp', 146),
          set('kangban.homeMean.count', 11),
          set('kangban.homeMean.days', 7),
          replace('kangban.homeMean.text', '早晚 9 次平均 147/90', '早晚 11 次平均 146/90'),
        ),
      },
    ],
  },
  {
    what: 'means of seven days each a day late, in week and month',
    why: 'the seven days that end today are the week, whose mean is 146/90',
    by: 'itself',
    changes: [
      { call: PRESSURE, at: 'bloodpre/2/', wrong: dayLater },
      { call: PRESSURE, at: 'bloodpre/3/', wrong: dayLater },
    ],
  },
  {
    what: 'mornings from 6 on, in every span and their home mean',
    why: 'the reading of 05:59 today is one of 05 to 11',
    by: 'a rule',
    changes: [
      { call: PRESSURE, at: 'bloodpre/1/', wrong: withoutEarly },
      {
        call: PRESSURE,
        at: 'bloodpre/2/',
        wrong: both(withoutEarly, set('kangban.morningDetails[-1]', null)),
      },
      {
        call: PRESSURE,
        at: 'bloodpre/3/',
        wrong: both(
          withoutEarly,
          ...[17, 21, 29].map((index) => set(`kangban.morningDetails[${index}]`, null)),
        ),
      },
    ],
  },
  {
    what: 'the lowest pressure as one reading, in the month and for the doctor',
    why: '131/77 was measured on 21 February, and the lowest of both pressures are asked for',
    by: 'a rule',
    changes: [
      { call: PRESSURE, at: 'bloodpre/3/', wrong: set('kangban.lowest.dbp', 81) },
      {
        call: 'doctor.getDoctorPage',
        wrong: both(set('pressure.weeks[3].lowest.dbp', 81), set('pressure.total.lowest.dbp', 81)),
      },
    ],
  },
  {
    what: 'the latest pressure of yesterday, in week, month and on home',
    why: 'the readings of the same answers begin with that of 05:59 today',
    by: 'itself',
    changes: [
      { call: PRESSURE, at: 'bloodpre/2/', wrong: set('hi', 146) },
      { call: PRESSURE, at: 'bloodpre/3/', wrong: set('hi', 146) },
      {
        call: HOME,
        wrong: both(
          set('cards[metric=bloodPressure].value', 146),
          set('cards[metric=bloodPressure].measuredAt', '2026-03-01T20:33:00+08:00'),
          set('cards[metric=bloodPressure].state', 'high'),
          set('cards[metric=bloodPressure].stateText', '偏高'),
          set('cards[metric=bloodPressure].note', '昨天 20:33'),
        ),
      },
    ],
  },
  {
    what: 'a night told in UTC, alike on home',
    why: 'the night of today would end at 21:15, and the heart of today sleeps from 00:00 to 05:15',
    by: 'another answer',
    changes: [
      {
        call: 'monitoring.getSleep',
        at: 'sleep/1/',
        wrong: both(
          set('sleepStartTime', '14:33'),
          set('sleepEndTime', '21:15'),
          rows('detailTimes', (list) =>
            list.map((time) => {
              const [hour, minute] = String(time).split(':')
              return `${String((Number(hour) + 16) % 24).padStart(2, '0')}:${minute ?? ''}`
            }),
          ),
        ),
      },
      { call: HOME, wrong: later('cards[metric=sleep].measuredAt', -8) },
    ],
  },
])
