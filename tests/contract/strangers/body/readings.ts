import {
  both,
  instead,
  later,
  numbers,
  plus,
  reversed,
  rows,
  set,
  swapped,
  times,
  without,
} from '../places.ts'
import { strangersOf } from '../stranger.ts'

export const readings = strangersOf({
  'monitoring.listPressureReadings': [
    {
      what: 'the mean of the pulse is a sum',
      why: 'one record has 94',
      by: 'itself',
      wrong: times('avgPulseRate', 2),
    },
    {
      what: 'the means are those of the week',
      why: 'the one record of the day has 139/89',
      by: 'itself',
      wrong: both(set('avgSbp', 146), set('avgDbp', 90)),
    },
    {
      what: 'the serial number is that of the watch',
      why: 'the list of devices has it for a watch, and the name says monitor',
      by: 'another answer',
      wrong: set('records[0].deviceSn', 'KW68111237'),
    },
    {
      what: 'the note of somebody else’s reading',
      why: 'the same reading in the day of pressure has none',
      by: 'another answer',
      wrong: set('records[0].kangban.note', '刚爬完楼'),
    },
    {
      what: 'the reading is of another day',
      why: 'the day that was asked for is 2 March',
      by: 'a rule',
      wrong: later('records[0].measureTime', -48),
    },
    {
      what: 'systolic and diastolic of the means have changed places',
      why: 'the lower is above the upper',
      by: 'itself',
      wrong: swapped('', ['avgSbp', 'avgDbp']),
    },
    {
      what: 'no record, and means all the same',
      why: 'means are null without records',
      by: 'a rule',
      wrong: without('records', 0),
    },
    {
      what: 'the answer of her son',
      why: 'the day of pressure has a reading of the monitor today',
      by: 'another answer',
      wrong: instead('query-blood-pressure', 'son'),
    },
    {
      what: 'means with decimals',
      why: 'means are whole numbers',
      by: 'a rule',
      wrong: numbers('avgSbp', (mean) => mean + 0.4),
    },
  ],
  'notes.listNotes': [
    {
      what: 'a note of another day',
      why: '1 March was asked for',
      by: 'a rule',
      wrong: later('[0].at', -24),
    },
    {
      what: 'a circumstance twice',
      why: 'a circumstance is told or not',
      by: 'itself',
      wrong: set('[0].circumstances', ['exercised', 'exercised']),
    },
    {
      what: 'the newest first',
      why: 'oldest first',
      by: 'a rule',
      wrong: rows('', (all) => [
        ...all,
        { at: '2026-03-01T07:10:00+08:00', circumstances: [], note: '早饭后' },
      ]),
    },
    {
      what: 'another thing was told',
      why: 'nothing else tells of it',
      by: 'itself',
      label: 'possible',
      wrong: set('[0].circumstances', ['after-meal']),
    },
    {
      what: 'a note longer than may be written',
      why: '60 characters at most',
      by: 'a rule',
      wrong: set('[0].note', '走去菜场'.repeat(30)),
    },
  ],
  'records.listComparisons': [
    {
      what: 'stored before it was measured',
      why: 'a row is stored later',
      by: 'itself',
      wrong: later('list[0].sysTime', -8),
    },
    {
      what: 'watch and instrument have changed names',
      why: 'nothing else tells of them',
      by: 'itself',
      label: 'possible',
      wrong: swapped('list[1]', ['watchHr', 'deviceHr']),
    },
    {
      what: 'systolic and diastolic have changed places',
      why: 'the lower is above the upper',
      by: 'itself',
      wrong: swapped('list[0]', ['watchSbp', 'watchDbp']),
    },
    {
      what: 'a user that the names do not have',
      why: 'the names are the configured ones and those used',
      by: 'another answer',
      wrong: set('list[0].userName', '邻居'),
    },
    {
      what: 'the total is one more',
      why: 'the second page is empty',
      by: 'another answer',
      wrong: plus('total', 1),
    },
    {
      what: 'the oldest first',
      why: 'newest measurement first',
      by: 'a rule',
      wrong: reversed('list'),
    },
    {
      what: 'a page has another size than was asked for',
      why: '500 were asked for',
      by: 'a rule',
      at: '"ps":500',
      wrong: set('ps', 20),
    },
  ],
  'records.listComparisonNames': [
    {
      what: 'a name twice',
      why: 'a name stands once',
      by: 'itself',
      label: 'unlikely',
      wrong: set('ruleJson', '["本人","本人","老伴"]'),
    },
    {
      what: 'names in single quotes',
      why: 'JSON text of an array',
      by: 'a rule',
      wrong: set('ruleJson', "['本人','老伴']"),
    },
    {
      what: 'names with commas',
      why: 'JSON text of an array',
      by: 'a rule',
      wrong: set('ruleJson', '本人,老伴,儿子'),
    },
    {
      what: 'a name that she has used is missing',
      why: 'the records have 本人',
      by: 'another answer',
      wrong: set('ruleJson', '["老伴","儿子","女儿"]'),
    },
  ],
})
