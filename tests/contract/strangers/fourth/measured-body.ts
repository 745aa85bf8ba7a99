import { both, numbers, plus, replace, rows, set, shifted, without } from '../places.ts'
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
      what: 'shares of the zones rounded half to even',
      why: 'three of 120 readings are 2.5 %, and the way of rounding is not said',
      by: 'itself',
      label: 'unlikely',
      at: 'heart/1/',
      wrong: both(set('zones[0].percent', 98), set('zones[1].percent', 2)),
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
  ],
  'monitoring.getSteps': [
    {
      what: 'means of the hours over seven days where the average is over six',
      why: 'both are made of the same days, and the hours come to 3,972 where the average is 4,634',
      by: 'itself',
      at: 'activity/2/',
      wrong: numbers('kangban.hourMeans[]', (steps) => Math.round((steps * 6) / 7)),
    },
    {
      what: "the son's goal with words that fit it",
      why: 'the week has 4,500 for the same day',
      by: 'another answer',
      at: 'activity/1/',
      wrong: both(
        set('target', 8000),
        set('kangban.sentence', [
          {
            text: '今天走了 1,904 步，离 8,000 步的目标还差 6,096 步，约 70 分钟。',
            tone: 'plain',
          },
        ]),
        set('kangban.elderSentence', [{ text: '走了 1,904 步，\n还差 6,096 步。', tone: 'plain' }]),
      ),
    },
    {
      what: 'the goal of today for all days that are past',
      why: 'nothing else tells which goal held before the account was made',
      by: 'another answer',
      label: 'possible',
      at: 'activity/3/',
      wrong: set('kangban.goals[]', 4500),
    },
    {
      what: 'active hours of a month counted as days with one',
      why: 'the day and the six before it alone have 28 in the week',
      by: 'another answer',
      at: 'activity/3/',
      wrong: set('activeHours', 15),
    },
    {
      what: 'a week against the week before that is 20 % more, said as much the same',
      why: 'a difference of a twentieth and more is one',
      by: 'a rule',
      at: 'activity/2/',
      wrong: set('kangban.averageBefore', 3862),
    },
  ],
  'monitoring.getSleep': [
    {
      what: 'awakenings of more than 5 minutes',
      why: 'those of 5 minutes count, and the stages have five of 5 minutes or more',
      by: 'itself',
      at: 'sleep/1/',
      wrong: set('wakeCount', 3),
    },
    {
      what: 'a bedtime of the month that is the plain mean of times of day',
      why: 'it lies more than three hours before the time asleep and awake would reach',
      by: 'itself',
      at: 'sleep/3/',
      wrong: set('sleepStartTime', '19:50'),
    },
    {
      what: "a night with the day's heart rate",
      why: 'all slots of the heart within the night are below 62, and the half-hours of home before it too',
      by: 'another answer',
      at: 'sleep/1/',
      wrong: set('heartAvg', 63),
    },
    {
      what: 'a night judged by what is right for the young',
      why: 'the week has 5-9小时, and the weekly report 300 to 540 minutes',
      by: 'another answer',
      at: 'sleep/1/',
      wrong: both(set('sleepRef', '6-10小时'), set('sleepState', '偏低'), set('sleepCompRate', 75)),
    },
    {
      what: 'falls of a week as their mean a night, and a verdict without them',
      why: 'the oxygen of the week has two events of the night',
      by: 'another answer',
      at: 'sleep/2/',
      wrong: both(
        set('breathWarn', 0),
        set('kangban.state', 'low'),
        set('kangban.stateText', '夜醒偏多'),
        set('kangban.sentence', [
          { text: '近7天记录了 7 晚，平均每晚睡 6 小时 2 分，醒得偏多。', tone: 'warn' },
        ]),
        set('kangban.elderSentence', [{ text: '近7天醒得偏多。', tone: 'warn' }]),
      ),
    },
    {
      what: 'a week that lost the night that began after midnight, all its means without it',
      why: 'the daily report of 1 March has that night, and so has home',
      by: 'another answer',
      at: 'sleep/2/',
      wrong: both(
        ...['deep', 'light', 'rem', 'wake', 'score', 'start', 'end'].map((name) =>
          set(`kangban.${name}Details[5]`, null),
        ),
        set('details[5]', null),
        set('kangban.nights', 6),
        set('totalTime', 367),
        set('deepSleep', 32),
        set('lightSleep', 258),
        set('rem', 77),
        set('score', 85),
        set('wakeCount', 3.3),
        set('sleepStartTime', '22:48'),
        set('sleepEndTime', '05:35'),
        replace(
          'kangban.sentence[0].text',
          '7 晚，平均每晚睡 6 小时 2 分',
          '6 晚，平均每晚睡 6 小时 7 分',
        ),
      ),
    },
    {
      what: 'bedtimes of the week each a day late',
      why: 'the night of today began at 22:33, as asked alone',
      by: 'another answer',
      at: 'sleep/2/',
      wrong: shifted('kangban.startDetails'),
    },
    {
      what: 'a usual score that is one lower',
      why: 'the scores of the 14 nights have a mean of 86.5, which rounds either way',
      by: 'another answer',
      label: 'unlikely',
      at: 'sleep/1/',
      wrong: set('kangban.usualScore', 86),
    },
  ],
})
