import { both, instead, later, replace, reversed, set, taken, times } from '../places.ts'
import { strangersOf } from '../stranger.ts'

export const warnings = strangersOf({
  'warnings.listWarnings': [
    {
      what: 'waiting, with what was done about it',
      why: 'it was measured again and normal',
      by: 'itself',
      wrong: set('[5].handled', false),
    },
    {
      what: 'a grave fall called mild',
      why: 'the summary calls its matter bad',
      by: 'another answer',
      wrong: set('[3].level', 'warn'),
    },
    {
      what: 'moments of UTC called those of China',
      why: 'an evening was at 12:33',
      by: 'itself',
      wrong: later('[].createTime', -8),
    },
    {
      what: 'lengths in milliseconds',
      why: 'the fall of 18 February would last until August',
      by: 'itself',
      wrong: times('[].kangban.seconds', 1000),
    },
    {
      what: "the grandmother's list for a patient without devices",
      why: 'his summary has nothing',
      by: 'another answer',
      person: 'patient',
      wrong: instead('abnormal/list'),
    },
    {
      what: 'a fast heart of 137 called mild',
      why: 'the summary calls it bad',
      by: 'another answer',
      wrong: set('[-1].level', 'warn'),
    },
    {
      what: 'a name in English',
      why: 'the page of the oxygen has the same event in Chinese',
      by: 'another answer',
      wrong: set('[3].eventName', 'Low oxygen at night'),
    },
    {
      what: 'a name cut within a character',
      why: 'the last character is broken',
      by: 'itself',
      wrong: set('[3].eventName', '夜间血氧偏\uFFFD'),
    },
    {
      what: 'a kind next to the right one',
      why: 'a slow heart has no 126',
      by: 'itself',
      wrong: set('[eventType=heart-fast].eventType', 'heart-slow'),
    },
  ],
  'warnings.getWarningSummary': [
    {
      what: 'the latest told as the highest',
      why: 'one of its events has 156/96',
      by: 'another answer',
      wrong: set('matters[1].value', '最高 146/89'),
    },
    {
      what: 'an event in two matters',
      why: 'the older one is over, and the event waits',
      by: 'another answer',
      wrong: taken('matters[2].ids[0]', { at: 'abnormal/summary', place: 'matters[1].ids[0]' }),
    },
    {
      what: 'advice of another kind',
      why: 'low oxygen is not seen in a record of the pressure',
      by: 'itself',
      wrong: set('matters[0].advice', '请把血压记录给医生看'),
    },
    {
      what: 'the milder matter to be seen to first',
      why: 'the gravest comes first, and the elderly sentence says so',
      by: 'itself',
      wrong: replace('sentence[].text', '夜间血氧偏低', '血压多次偏高'),
    },
    {
      what: 'a matter that nobody has',
      why: 'no matter is told',
      by: 'itself',
      person: 'son',
      wrong: set('open', 1),
    },
    {
      what: 'nothing measured by who wore a watch',
      why: 'his pages have data of every day',
      by: 'another answer',
      person: 'son',
      wrong: both(
        set('sentence', [{ text: '近 7 天没有测量，也就没有预警。', tone: 'plain' }]),
        set('elderSentence', [{ text: '近 7 天没有测量，也就没有预警。', tone: 'plain' }]),
      ),
    },
    {
      what: 'nothing wrong with who measured nothing',
      why: 'nothing was measured, which the words leave out',
      by: 'another answer',
      label: 'unlikely',
      person: 'newcomer',
      wrong: both(
        set('sentence', [{ text: '近 7 天没有异常。', tone: 'plain' }]),
        set('elderSentence', [{ text: '近 7 天没有异常。', tone: 'plain' }]),
      ),
    },
    {
      what: 'what is over before what waits',
      why: 'the gravest to deal with comes first, and what is over is not to be dealt with',
      by: 'a rule',
      wrong: reversed('matters'),
    },
    {
      what: 'a level milder than that of its event',
      why: 'the event of the list is bad',
      by: 'another answer',
      wrong: both(set('matters[5].level', 'warn'), set('matters[9].level', 'warn')),
    },
  ],
})
