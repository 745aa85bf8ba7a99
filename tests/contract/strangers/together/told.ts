import {
  both,
  edit,
  instead,
  later,
  plus,
  replace,
  rows,
  set,
  swapped,
  taken,
  without,
} from '../places.ts'
import { togetherOf } from '../stranger.ts'

export const told = togetherOf([
  {
    what: 'a suspicion of the ECG is in no list of events',
    why: 'page for the doctor and heart risk have two',
    by: 'another answer',
    changes: [
      {
        call: 'warnings.listWarnings',
        wrong: rows('', (all) => all.filter((_, index) => index !== 13)),
      },
      { call: 'warnings.getWarningSummary', wrong: without('matters', 5) },
      {
        call: 'monitoring.getHeartRate',
        at: 'heart/3',
        wrong: both(
          without('warnings', 1),
          replace('sentence[].text', '2 次', '1 次'),
          replace('elderSentence[].text', '2 次', '1 次'),
        ),
      },
    ],
  },
  {
    what: 'all events are eight hours late',
    why: 'the readings behind them carry their moments',
    by: 'another answer',
    changes: [
      { call: 'warnings.listWarnings', wrong: later('[].createTime', -8) },
      {
        call: 'warnings.getWarningSummary',
        wrong: both(later('matters[].beganAt', -8), later('matters[].lastAt', -8)),
      },
    ],
  },
  {
    what: 'three things wait, two are shown',
    why: 'the contract counts those as well of which nothing is known',
    by: 'itself',
    label: 'possible',
    changes: [
      {
        call: 'warnings.getWarningSummary',
        wrong: both(set('open', 3), replace('sentence[].text', '2 件', '3 件')),
      },
      { call: 'home.getHomeSummary', wrong: set('openMatters', 3) },
    ],
  },
  {
    what: 'the gravest matter advises to go on so',
    why: 'what is grave is seen to soon',
    by: 'itself',
    label: 'unlikely',
    changes: [
      { call: 'warnings.getWarningSummary', wrong: set('matters[0].advice', '继续保持') },
      { call: 'home.getHomeSummary', wrong: set('matters[0].advice', '继续保持') },
    ],
  },
  {
    what: 'a grave sentence has no tone',
    why: 'tones mark what needs care, and a matter that is bad waits',
    by: 'a rule',
    label: 'unlikely',
    changes: [
      {
        call: 'home.getHomeSummary',
        wrong: both(set('sentence[].tone', 'plain'), set('elderSentence[].tone', 'plain')),
      },
    ],
  },
  {
    what: 'wide digits',
    why: 'nobody else writes so',
    by: 'another answer',
    label: 'unlikely',
    changes: [{ call: 'home.getHomeSummary', wrong: replace('sentence[].text', '89%', '８９％') }],
  },
  {
    what: 'the oxygen of the sentence was of today',
    why: 'the matter began on 28 February',
    by: 'itself',
    changes: [{ call: 'home.getHomeSummary', wrong: replace('sentence[].text', '前天', '今天') }],
  },
  {
    what: 'how many of a matter in another unit',
    why: 'its worst is in mmHg',
    by: 'itself',
    changes: [
      {
        call: 'warnings.getWarningSummary',
        wrong: replace('matters[1].value', '156/96', '21/13 kPa'),
      },
      { call: 'home.getHomeSummary', wrong: replace('matters[1].value', '156/96', '21/13 kPa') },
    ],
  },
  {
    what: 'the title of a matter is that of another',
    why: 'its kind is a pressure that is high',
    by: 'itself',
    changes: [
      { call: 'warnings.getWarningSummary', wrong: set('matters[1].title', '静坐时心率偏快') },
      { call: 'home.getHomeSummary', wrong: set('matters[1].title', '静坐时心率偏快') },
    ],
  },
  {
    what: 'heart risk speaks of five ECGs',
    why: 'the page for the doctor has six, of which one may be without a verdict',
    by: 'another answer',
    label: 'possible',
    changes: [
      {
        call: 'reports.getHeartRisk',
        wrong: both(
          replace('findings[0].text', '6 次心电', '5 次心电'),
          replace('sentence[].text', '6 次心电', '5 次心电'),
        ),
      },
    ],
  },
  {
    what: 'heart risk has the events in the order of time',
    why: 'all moments beside them are newest first',
    by: 'itself',
    label: 'unlikely',
    changes: [
      { call: 'reports.getHeartRisk', wrong: rows('findings[4].times', (all) => all.toReversed()) },
    ],
  },
  {
    what: 'not found, and points all the same',
    why: 'what is not found earns none',
    by: 'itself',
    changes: [
      {
        call: 'reports.getHeartRisk',
        wrong: both(set('findings[2].points', 4), plus('points', 4)),
      },
    ],
  },
  {
    what: 'times of day of the page for the doctor by UTC',
    why: 'the readings carry their moments, and 06:53 is a morning',
    by: 'itself',
    changes: [
      {
        call: 'doctor.getDoctorPage',
        wrong: both(
          edit('pressure.readings[part=evening].part', () => 'other'),
          edit('pressure.readings[part=morning].part', () => 'evening'),
        ),
      },
    ],
  },
  {
    what: 'the name is masked for the doctor',
    why: 'a doctor gets the name',
    by: 'a rule',
    changes: [{ call: 'doctor.getDoctorPage', wrong: set('person.name', '王*兰') }],
  },
  {
    what: 'what was found stands in the conclusions of nobody',
    why: 'falls of oxygen are in four nights of the same page',
    by: 'itself',
    label: 'unlikely',
    changes: [{ call: 'doctor.getDoctorPage', wrong: without('conclusions', 1) }],
  },
  {
    what: 'the night of the conclusion is another',
    why: 'the list of nights has 86 on 18 February',
    by: 'itself',
    changes: [
      { call: 'doctor.getDoctorPage', wrong: replace('conclusions[1].text', '2月18日', '2月17日') },
    ],
  },
  {
    what: 'the source of a strip is the watch',
    why: 'the text or list of that day would have it from the recorder',
    by: 'another answer',
    label: 'unlikely',
    changes: [{ call: 'doctor.getDoctorPage', wrong: set('ecg.strips[0].source', '手表') }],
  },
  {
    what: 'a plan’s times as the day sees them are others',
    why: 'the plan has 06:00 and 20:30',
    by: 'itself',
    changes: [
      {
        call: 'reminders.getReminders',
        wrong: both(
          set('items[2].time', '21:30'),
          later('nextAt', 1),
          replace('sentence[].text', '20:30', '21:30'),
          replace('elderSentence[].text', '20:30', '21:30'),
        ),
      },
      {
        call: 'reminders.getReminderDay',
        wrong: both(
          set('items[2].time', '21:30'),
          later('nextAt', 1),
          replace('sentence[].text', '20:30', '21:30'),
          replace('elderSentence[].text', '20:30', '21:30'),
        ),
      },
    ],
  },
  {
    what: 'the reading that did it is last evening’s',
    why: 'the pressure at that moment is 139/89',
    by: 'another answer',
    changes: [
      { call: 'reminders.getReminders', wrong: set('items[0].value', '146/89') },
      { call: 'reminders.getReminderDay', wrong: set('items[0].value', '146/89') },
    ],
  },
  {
    what: 'begin and end of the heart risk have changed places',
    why: 'a span does not end before it begins',
    by: 'itself',
    changes: [{ call: 'reports.getHeartRisk', wrong: swapped('', ['day', 'endDay']) }],
  },
  {
    what: 'the page of warnings is that of a person without any',
    why: 'the list has open events',
    by: 'another answer',
    changes: [
      { call: 'warnings.getWarningSummary', wrong: instead('abnormal/summary', 'son') },
      { call: 'home.getHomeSummary', wrong: both(set('matters', []), set('openMatters', 0)) },
    ],
  },
  {
    what: 'home and the page of the sleep are told of last night’s before',
    why: 'the page of the night has 359',
    by: 'another answer',
    changes: [
      {
        call: 'home.getHomeSummary',
        wrong: both(
          set('cards[metric=sleep].value', 331),
          set('cards[metric=sleep].note', '得分 84'),
          taken('cards[metric=sleep].trend', { place: 'cards[metric=sleep].trend' }),
        ),
      },
    ],
  },
])
