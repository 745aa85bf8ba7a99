import { both, later, replace, reversed, rows, set, swapped, taken, without } from '../places.ts'
import { strangersOf } from '../stranger.ts'

export const told = strangersOf({
  'warnings.listWarnings': [
    {
      what: 'a handled event that waits again',
      why: 'its matter in the summary is over and it still says what was done',
      by: 'another answer',
      wrong: set('[5].handled', false),
    },
    {
      what: 'the morning’s event called that of the evening',
      why: 'it began at 07:35',
      by: 'itself',
      wrong: set('[1].eventName', '晚上血压偏高'),
    },
    {
      what: 'a diastolic value above its limit that is told as the limit',
      why: 'its text has 156/96',
      by: 'itself',
      wrong: set('[1].kangban.otherValue', 90),
    },
    {
      what: 'the page of events cut to ten',
      why: 'the contract has the newest 200, and the summary names older ids',
      by: 'another answer',
      wrong: rows('', (list) => list.slice(0, 10)),
    },
    {
      what: 'a low saturation with an upper limit in words',
      why: '89 % is below 90 %',
      by: 'itself',
      wrong: set('[3].kangban.limitText', '上限 90%'),
    },
    {
      what: 'an event twice',
      why: 'one id is one event',
      by: 'itself',
      wrong: rows('', (list) => [...list.slice(0, 3), ...list.slice(2)]),
    },
    {
      what: 'a suspected fibrillation that is a warning only',
      why: 'the summary and the month of the heart have it as bad',
      by: 'another answer',
      wrong: set('[13].level', 'warn'),
    },
    {
      what: 'seconds of the fast event in minutes',
      why: 'the summary has about 70 minutes from 12:45 on for both events',
      by: 'another answer',
      wrong: set('[12].kangban.seconds', 40),
    },
  ],
  'warnings.getWarningSummary': [
    {
      what: 'the matters that wait counted by events',
      why: 'two matters are new',
      by: 'itself',
      wrong: both(set('open', 5), replace('sentence[0].text', '2 件事', '5 件事')),
    },
    {
      what: 'a matter that began when it ended',
      why: 'its last event of the list is two days later',
      by: 'another answer',
      wrong: swapped('matters[1]', ['beganAt', 'lastAt']),
    },
    {
      what: 'the warning before the grave matter',
      why: 'the contract has the gravest first',
      by: 'a rule',
      wrong: rows('matters', ([first, second, ...rest]) => [second, first, ...rest]),
    },
    {
      what: 'the day before yesterday called yesterday',
      why: 'it began on 28 February',
      by: 'itself',
      wrong: replace('matters[0].when', '前天', '昨天'),
    },
    {
      what: 'a matter that is over and waits in its progress',
      why: 'the event of 27 February was dealt with',
      by: 'itself',
      wrong: set('matters[3].progress', '已经 3 天没有处理'),
    },
    {
      what: 'nights counted as falls',
      why: 'its two events are of two nights',
      by: 'itself',
      wrong: set('matters[7].count', '1 夜共 2 次'),
    },
    {
      what: 'no warnings within seven days because nothing was measured',
      why: 'he has readings of each of these days',
      by: 'another answer',
      person: 'son',
      wrong: replace('sentence[0].text', '没有异常', '没有测量，也就没有预警'),
    },
    {
      what: 'nothing abnormal within seven days where nothing was measured',
      why: 'nobody can say so of a person without any reading, yet another team might',
      by: 'another answer',
      label: 'unlikely',
      person: 'patient',
      wrong: replace('sentence[0].text', '没有测量，也就没有预警', '没有异常'),
    },
    {
      what: 'a reminder that was due before the matter began',
      why: 'what nobody is reminded of before lies after its beginning',
      by: 'itself',
      label: 'unlikely',
      wrong: set('matters[1].remindAt', '2026-02-20T08:00:00+08:00'),
    },
  ],
  'home.getHomeSummary': [
    {
      what: 'a day that is still yesterday',
      why: 'it was updated on 2 March at 10:04',
      by: 'itself',
      wrong: set('day', '2026-03-01'),
    },
    {
      what: 'a card of temperature in Fahrenheit',
      why: 'the night has 34.71',
      by: 'another answer',
      wrong: set('cards[metric=temperature].value', 94.5),
    },
    {
      what: 'steps to go counted from the goal before',
      why: '4500 less 1904 are 2596',
      by: 'itself',
      wrong: set('cards[metric=steps].note', '目标 4,500 还差 2,096'),
    },
    {
      what: 'mean and newest rate for each other',
      why: 'the newest of 09:55 is 66',
      by: 'another answer',
      wrong: set('cards[metric=heartRate].value', 63),
    },
    {
      what: 'the card of the ECG of today',
      why: 'the record is of 1 March',
      by: 'another answer',
      wrong: set('cards[metric=ecg].note', '今天 08:15'),
    },
    {
      what: 'the night’s stages of somebody else',
      why: 'her minutes asleep are 359 and his stages come to more',
      by: 'itself',
      wrong: taken('cards[metric=sleep].stages', {
        at: 'home-summary',
        place: 'cards[metric=sleep].stages',
        person: 'son',
      }),
    },
    {
      what: 'diastolic trend a day short',
      why: 'it stands beside seven systolic values',
      by: 'itself',
      wrong: without('cards[metric=bloodPressure].secondTrend', 0),
    },
    {
      what: 'all well in the sentence while a grave matter waits',
      why: 'its own matters have a low saturation that is new',
      by: 'itself',
      wrong: set('sentence', [{ text: '昨夜睡得安稳，心率、血氧都正常。', tone: 'plain' }]),
    },
    {
      what: 'a pressure of zero for one that was never measured',
      why: 'he has no reading and the card says so',
      by: 'itself',
      person: 'son',
      wrong: both(
        set('cards[metric=bloodPressure].value', 0),
        set('cards[metric=bloodPressure].secondValue', 0),
      ),
    },
    {
      what: 'a watch to be bound by one who has it',
      why: 'his watch is bound and has measured',
      by: 'another answer',
      person: 'son',
      wrong: set('sentence', [
        { text: '还没有绑定设备，绑好后这里每天说说您的身体。', tone: 'plain' },
      ]),
    },
    {
      what: 'the trend of the pressure newest first',
      why: 'its last has to be the newest, 139',
      by: 'itself',
      wrong: both(
        reversed('cards[metric=bloodPressure].trend'),
        reversed('cards[metric=bloodPressure].secondTrend'),
      ),
    },
    {
      what: 'an update eight hours ahead',
      why: 'the run was made at 10:04',
      by: 'a rule',
      wrong: later('updatedAt', 8),
    },
  ],
})
