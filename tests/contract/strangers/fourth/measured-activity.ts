import { both, instead, numbers, replace, set, shifted } from '../places.ts'
import { strangersOf } from '../stranger.ts'

export const measuredActivity = strangersOf({
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
      what: "the mother's night of a son",
      why: 'his home tells 401 minutes asleep',
      by: 'another answer',
      person: 'son',
      at: 'sleep/1/',
      wrong: instead('sleep/1/', 'grandmother'),
    },
  ],
})
