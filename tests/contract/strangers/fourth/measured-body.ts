import { both, numbers, plus, replace, rows, set, without } from '../places.ts'
import { strangersOf } from '../stranger.ts'

export const measuredBody = strangersOf({
  'monitoring.getHeartRate': [
    {
      what: 'all three series of the day one slot late',
      why: 'the slot of 10:00 holds a reading and the newest reading is of 09:55',
      by: 'itself',
      at: 'heart/1/',
      wrong: both(
        ...['details', 'lowDetails', 'hiDetails'].map((place) =>
          rows(place, (list) => [null, ...list.slice(0, -1)]),
        ),
      ),
    },
    {
      what: 'a resting rate that is that of the quietest hour of the night',
      why: 'no slot of the day from 07:00 on is below 62',
      by: 'itself',
      at: 'heart/1/',
      wrong: both(
        set('resting', 57),
        replace('sentence[0].text', '安静时 65，和平时差不多', '安静时 57，比平时低 8'),
        replace('elderSentence[0].text', '安静时 65，和平时差不多', '安静时 57，比平时低 8'),
      ),
    },
    {
      what: 'a resting rate of the week that is the highest of its days, in words too',
      why: "the doctor's page has one day of the week at 66 and the others below",
      by: 'another answer',
      at: 'heart/2/',
      wrong: both(
        set('resting', 66),
        replace('sentence[0].text', '安静时 64', '安静时 66'),
        replace('elderSentence[0].text', '安静时 64', '安静时 66'),
      ),
    },
    {
      what: 'a month whose newest reading is one reading old',
      why: 'the day, asked before it, has a reading of 09:55',
      by: 'another answer',
      at: 'heart/3/',
      wrong: both(set('last', 63), set('lastTime', '2026-03-02T09:50:00+08:00')),
    },
    {
      what: 'a baseline from the lowest to the highest day',
      why: 'the 10th percentile of 14 days lies between the first and the second, and some ways come near the first',
      by: 'another answer',
      label: 'unlikely',
      at: 'heart/3/',
      wrong: set('baseline.low', 63),
    },
    {
      what: 'a month that counts a suspected fibrillation as one whatever its strips',
      why: 'the same answer lists two of them',
      by: 'itself',
      at: 'heart/3/',
      wrong: both(
        replace('sentence[0].text', '2 次', '1 次'),
        replace('elderSentence[0].text', '2 次', '1 次'),
      ),
    },
  ],
  'monitoring.getOxygen': [
    {
      what: 'a month that counts each fall of a night as an event',
      why: 'falls within an hour are one event, and the events of the answer are four',
      by: 'itself',
      at: 'oxygen/3/',
      wrong: both(
        set('lowEvents', 22),
        set('night.lowEvents', 22),
        replace('sentence[0].text', '4 次', '22 次'),
        replace('elderSentence[0].text', '4 次', '22 次'),
      ),
    },
    {
      what: 'a night from 22 to 07 in UTC, and events of the day',
      why: 'all events of the answer began between 01:04 and 03:36',
      by: 'itself',
      at: 'oxygen/3/',
      wrong: both(
        set('night', { avg: 96.8, lowest: 94, lowEvents: 0 }),
        replace('sentence[0].text', '都在夜里', '都在白天'),
      ),
    },
    {
      what: 'means of the days cut to whole numbers',
      why: 'the day itself, asked alone, has a mean of 95.7',
      by: 'another answer',
      at: 'oxygen/2/',
      wrong: numbers('details[]', Math.floor),
    },
    {
      what: 'an event that waits shown as dealt with as the one below it was',
      why: 'the list of warnings has it not handled',
      by: 'another answer',
      at: 'oxygen/2/',
      wrong: both(
        set('warnings[0].handled', true),
        set('warnings[0].kangban.handledAs', '已问医生'),
      ),
    },
    {
      what: 'a week that forgot its second event and says so alike',
      why: 'the low of 89 stays in the lows of two days, and each such day has an event in the list of warnings',
      by: 'another answer',
      at: 'oxygen/2/',
      wrong: both(
        without('warnings', 1),
        set('lowEvents', 1),
        set('night.lowEvents', 1),
        replace('sentence[0].text', '2 次低于 90%，都在夜里', '1 次低于 90%，在夜里'),
        replace('elderSentence[0].text', '2 次', '1 次'),
      ),
    },
    {
      what: 'the answer of the week with the mean of all its seven days',
      why: 'the mean without today is 95.9 and the rounded means of the days leave 0.1 open',
      by: 'a rule',
      label: 'unlikely',
      at: 'oxygen/2/',
      wrong: plus('avg', -0.1),
    },
  ],
  'monitoring.getTemperature': [
    {
      what: 'half-hours of the night against the mean of the same night',
      why: 'a deviation is the value less the baseline, which the same answer gives',
      by: 'itself',
      at: 'temperature/1/',
      wrong: numbers('deviations[]', (value) => Math.round((value - 0.12) * 100) / 100),
    },
    {
      what: 'a month whose deviations are all against the baseline of today',
      why: 'each night is compared with the 14 before it: the first night with a deviation has three before it, of a mean of 34.52',
      by: 'itself',
      at: 'temperature/3/',
      wrong: (data, answered) =>
        rows('deviations', (list) => {
          const { details } = data as { details: (number | null)[] }

          return list.map((value, index) =>
            typeof value === 'number'
              ? Math.round(((details[index] ?? 34.59) - 34.59) * 100) / 100
              : value,
          )
        })(data, answered),
    },
    {
      what: 'a baseline of the son under the nights of his mother, with what follows from it',
      why: 'the 14 nights of the month before the last have a mean of 34.59',
      by: 'another answer',
      at: 'temperature/2/',
      wrong: both(
        set('baseline', 33.79),
        set('deviation', 0.92),
        set('state', 'high'),
        set('stateText', '偏高'),
        set('deviations[-1]', 0.92),
        set('sentence', [{ text: '昨夜手腕比平时高 0.9℃。', tone: 'warn' }]),
        set('elderSentence', [{ text: '昨夜手腕比平时热。', tone: 'warn' }]),
      ),
    },
  ],
})
