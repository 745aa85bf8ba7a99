import { both, later, plus, replace, reversed, set, swapped } from '../places.ts'
import { strangersOf } from '../stranger.ts'

export const kept = strangersOf({
  'survey.getSurvey': [
    {
      what: 'an introduction with another number of questions',
      why: 'it has 60 of them',
      by: 'itself',
      wrong: replace('intro', '60题', '66题'),
    },
    {
      what: 'options that run from 0',
      why: 'another team may count from 0, yet the rule of the survey scores 1 to 5',
      by: 'a rule',
      label: 'unlikely',
      wrong: plus('options[].value', -1),
    },
    {
      what: 'a day of the last answers that no report has',
      why: 'the constitution was asked on 28 February last',
      by: 'another answer',
      wrong: set('lastAnsweredDay', '2026-02-27'),
    },
  ],
  'medicine.getConstitutionReport': [
    {
      what: 'the previous score and the present one exchanged in words',
      why: 'the score is 37.5 now',
      by: 'itself',
      wrong: replace('previous.changeText', '从56.3分降到37.5分', '从37.5分升到56.3分'),
    },
    {
      what: 'a main constitution that is not the highest of the tendencies',
      why: 'the score of 阳虚质 is 17.9 and its verdict no',
      by: 'itself',
      wrong: both(set('main.type', 'yang-deficiency'), set('main.name', '阳虚质')),
    },
  ],
  'medicine.listConstitutionReports': [
    {
      what: 'days of the survey oldest first',
      why: 'the contract has the newest first',
      by: 'a rule',
      wrong: reversed(''),
    },
    {
      what: 'a score of the survey before',
      why: 'the report of that day has 37.5',
      by: 'another answer',
      wrong: set('[0].main.score', 56.3),
    },
  ],
  'archive.listDocuments': [
    {
      what: 'years counted by the day of the upload',
      why: 'two of its documents are of 2025 and 2024',
      by: 'itself',
      at: 'pn=1&ps=20',
      wrong: set('years', [{ year: 2026, total: 4 }]),
    },
    {
      what: 'a note of one document at another',
      why: 'the list of two a page has them otherwise',
      by: 'another answer',
      at: 'pn=1&ps=20',
      wrong: set('list[1].note', '血脂复查，比上次好一些'),
    },
    {
      what: 'the first page again when the second was asked',
      why: 'the page has its own number',
      by: 'itself',
      at: 'pn=2&ps=2',
      wrong: set('pn', 1),
    },
  ],
  'feedback.listFeedback': [
    {
      what: 'a reply before the feedback',
      why: 'nobody answers what is not written yet',
      by: 'itself',
      wrong: later('[1].repliedAt', -24 * 3),
    },
    {
      what: 'a reply without a moment',
      why: 'the two stand together',
      by: 'itself',
      wrong: set('[2].repliedAt', null),
    },
  ],
  'records.listComparisons': [
    {
      what: 'the monitor’s pressure below the watch’s by turning the two round',
      why: 'nothing else tells of a comparison',
      by: 'itself',
      label: 'possible',
      at: '"ps":500',
      wrong: swapped('list[0]', ['watchSbp', 'deviceSbp']),
    },
    {
      what: 'a comparison stored before it was measured',
      why: 'what is measured at 10:10 is not stored at 02:24',
      by: 'itself',
      at: '"ps":500',
      wrong: later('list[0].sysTime', -8),
    },
  ],
  'records.listComparisonNames': [
    {
      what: 'a name of the records that cannot be chosen',
      why: 'the records have 本人',
      by: 'another answer',
      wrong: replace('ruleJson', '"本人",', ''),
    },
  ],
  'reminders.getReminders': [
    {
      what: 'as many done as there are',
      why: 'two of its four are to come',
      by: 'itself',
      wrong: both(set('done', 4), replace('sentence[0].text', '做了 2 件', '做了 4 件')),
    },
    {
      what: 'a next one that is not the next',
      why: '20:30 comes before 22:00',
      by: 'itself',
      wrong: set('nextAt', '2026-03-02T22:00:00+08:00'),
    },
    {
      what: 'an evening’s measuring that is missed before noon',
      why: 'it is due at 20:30',
      by: 'itself',
      wrong: set('items[2].state', 'missed'),
    },
    {
      what: 'the weekdays of the ECG counted from 0',
      why: 'its day is Saturday and the weekly report has one such time',
      by: 'another answer',
      label: 'unlikely',
      wrong: set('plans[2].weekdays', [5]),
    },
  ],
  'reminders.getReminderDay': [
    {
      what: 'a dose taken that was measured by the monitor',
      why: 'no reading tells of a medicine',
      by: 'itself',
      wrong: set('items[1].byReading', true),
    },
  ],
})
