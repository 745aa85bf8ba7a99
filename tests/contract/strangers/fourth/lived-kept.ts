// What is kept: documents, notes, the constitution with its survey, feedback and the lookup.
import { both, edit, plus, replace, rows, set, taken, times } from '../places.ts'
import { strangersOf, togetherOf } from '../stranger.ts'

const DOCUMENTS = 'archive.listDocuments'
const REPORTS = 'reports.listReports'
const OVERVIEW = 'reports.getOverview'
const CONSTITUTION = 'medicine.getConstitutionReport'
const HISTORY = 'medicine.listConstitutionReports'
const SURVEY = 'survey.getSurvey'

const YES = { verdict: 'yes', verdictText: '是' }

const holding = (place: string) =>
  both(set(`${place}.verdict`, YES.verdict), set(`${place}.verdictText`, YES.verdictText))

/** The score of the answers before, with the words that tell of it. */
const before = (score: number) =>
  [
    { call: HISTORY, wrong: set('[1].main.score', score) },
    { call: CONSTITUTION, wrong: replace('previous.changeText', '56.3', String(score)) },
  ] as const

const TOGETHER = togetherOf([
  {
    what: 'a laboratory that is called an out-patient visit, in the archive and among the reports',
    why: 'a document of the type laboratory is called 化验',
    by: 'a rule',
    changes: [
      { call: DOCUMENTS, wrong: set('list[type=laboratory].typeName', '门诊') },
      { call: REPORTS, wrong: set('list[day=2026-02-10].title', '门诊') },
    ],
  },
  {
    what: 'a check-up a year too early, counted there and left in its place',
    why: 'the newest day is first, and 17 December stands before 21 December of that year',
    by: 'a rule',
    changes: [
      {
        call: DOCUMENTS,
        wrong: both(
          set('list[day=2025-12-17].day', '2024-12-17'),
          set('years', [
            { year: 2026, total: 2 },
            { year: 2024, total: 2 },
          ]),
        ),
      },
      {
        call: REPORTS,
        wrong: both(
          set('list[day=2025-12-17].endDay', '2024-12-17'),
          set('list[day=2025-12-17].day', '2024-12-17'),
        ),
      },
    ],
  },
  {
    what: 'a paper of the day before, wherever it is listed',
    why: 'nobody else has seen what stands on the paper',
    by: 'another answer',
    label: 'possible',
    changes: [
      { call: DOCUMENTS, wrong: set('list[day=2026-02-10].day', '2026-02-09') },
      {
        call: REPORTS,
        wrong: both(
          set('list[day=2026-02-10].endDay', '2026-02-09'),
          set('list[day=2026-02-10].day', '2026-02-09'),
        ),
      },
    ],
  },
  {
    what: 'another constitution in all lists than in its report',
    why: 'the report and its history have 气虚质',
    by: 'another answer',
    changes: [
      { call: REPORTS, wrong: set('list[kind=tcm].keyNumbers[0].text', '阳虚质') },
      { call: OVERVIEW, wrong: set('tcm.main', '阳虚质') },
    ],
  },
  {
    what: 'answers of the day before their moment, in all five calls',
    why: 'they were given on 28 February, 11:00',
    by: 'itself',
    changes: [
      { call: OVERVIEW, wrong: set('tcm.day', '2026-02-27') },
      {
        call: REPORTS,
        wrong: edit('list[kind=tcm]', (row) =>
          JSON.parse(JSON.stringify(row).replaceAll('"2026-02-28"', '"2026-02-27"')),
        ),
      },
      { call: CONSTITUTION, wrong: set('day', '2026-02-27') },
      { call: HISTORY, wrong: set('[0].day', '2026-02-27') },
      { call: SURVEY, wrong: set('lastAnsweredDay', '2026-02-27') },
    ],
  },
  {
    what: 'a constitution that holds by less than holds',
    why: 'it holds from 40, and has 37.5',
    by: 'a rule',
    changes: [
      {
        call: CONSTITUTION,
        wrong: both(
          holding('main'),
          holding('scores[type=qi-deficiency]'),
          set('sentence[0].text', '您的体质偏'),
          set('sentence[1].text', '气虚质'),
          set('sentence[2].text', '。'),
          set('elderSentence[0].text', '您偏'),
        ),
      },
      { call: HISTORY, wrong: holding('[0].main') },
    ],
  },
  {
    what: 'another score of the answers before, in history and words and not in the difference',
    why: '37.5 less 46.9 is not -18.8',
    by: 'another answer',
    changes: before(46.9),
  },
  {
    what: 'another score of the answers before, in history, words and difference',
    why: 'nothing is left of those answers that would tell',
    by: 'another answer',
    label: 'possible',
    changes: [
      before(46.9)[0],
      {
        call: CONSTITUTION,
        wrong: both(before(46.9)[1].wrong, plus('scores[type=qi-deficiency].change', 9.4)),
      },
    ],
  },
  {
    what: 'a first constitution that is compared, with answers that the history does not have',
    why: 'the history has the answers of one day',
    by: 'another answer',
    person: 'son',
    changes: [
      {
        call: CONSTITUTION,
        wrong: both(
          set('scores[].change', 0),
          edit('previous', () => ({
            day: '2026-02-13',
            main: { type: 'phlegm-dampness', name: '痰湿质', ...YES },
            changeText: '主要体质仍是痰湿质，痰湿质得分还是43.8分。',
          })),
        ),
      },
    ],
  },
])

const SINGLE = strangersOf({
  [DOCUMENTS]: [
    {
      what: 'years by the day of the upload',
      why: 'two of the papers are of 2025 and 2024',
      by: 'itself',
      wrong: set('years', [{ year: 2026, total: 4 }]),
    },
    {
      what: 'years of the page alone',
      why: 'the first page tells of two more in 2026',
      by: 'another answer',
      at: 'pn=2&ps=2',
      wrong: rows('years', (years) => years.slice(1)),
    },
    {
      what: 'the picture of the visit for that of the laboratory',
      why: 'two files with ids of their own are read at one address',
      by: 'itself',
      wrong: taken('list[0].files[0].url', { place: 'list[1].files[0].url' }),
    },
    {
      what: 'whole pictures for small ones',
      why: 'a service may have none that are smaller',
      by: 'itself',
      label: 'possible',
      wrong: taken('list[0].files[0].thumbnailUrl', { place: 'list[0].files[0].url' }),
    },
  ],
  [HISTORY]: [
    {
      what: 'no second constitution of the answers before',
      why: '17.9 now and 14.2 less than before: 阳虚质 had 32.1, and is tended to from 30',
      by: 'another answer',
      wrong: set('[1].secondary', []),
    },
  ],
  [CONSTITUTION]: [
    {
      what: 'differences with the sign of the answers before',
      why: 'the words have a fall from 56.3 to 37.5',
      by: 'itself',
      wrong: times('scores[].change', -1),
    },
    {
      what: 'the meaning of the constitution of her son',
      why: 'words of one constitution may fit another a little',
      by: 'itself',
      label: 'unlikely',
      wrong: taken('meaning', { at: '/tcm/v1/app/report', place: 'meaning', person: 'son' }),
    },
  ],
  [SURVEY]: [
    {
      what: 'the day of the answers before the last ones',
      why: 'the report is made of answers of 28 February',
      by: 'another answer',
      wrong: set('lastAnsweredDay', '2026-02-13'),
    },
    {
      what: 'a survey without its last question',
      why: 'it says itself that it has 60',
      by: 'itself',
      wrong: rows('questions', (questions) => questions.slice(0, -1)),
    },
    {
      what: 'always for never',
      why: '1 is 没有 and 5 is 总是',
      by: 'a rule',
      wrong: both(set('options[value=1].label', '总是'), set('options[value=5].label', '没有')),
    },
  ],
  'notes.listNotes': [
    {
      what: 'a note of the day after',
      why: 'it was asked for 1 March',
      by: 'another answer',
      wrong: set('[0].at', '2026-03-02T09:10:00+08:00'),
    },
    {
      what: 'a note that was emptied',
      why: 'without circumstances and words a note is removed',
      by: 'a rule',
      wrong: both(set('[0].circumstances', []), set('[0].note', '')),
    },
  ],
  'feedback.listFeedback': [
    {
      what: 'a trouble with a device that is called wrong data',
      why: 'the type device is called 设备问题',
      by: 'a rule',
      wrong: set('[type=device].typeName', '数据不准'),
    },
    {
      what: 'a reply from before the question',
      why: 'it was written on 15 February',
      by: 'itself',
      wrong: set('[type=suggestion].repliedAt', '2026-02-14T09:45:00+08:00'),
    },
    {
      what: 'a phone to call back that is the daughter’s',
      why: 'she may want her daughter to be called',
      by: 'another answer',
      label: 'possible',
      wrong: set('[0].contact', '138****0009'),
    },
  ],
  'lookup.listDiseaseNames': [
    {
      what: 'names but for the last five',
      why: 'the categories have five diseases more',
      by: 'another answer',
      wrong: rows('', (names) => names.slice(0, -5)),
    },
  ],
})

export const kept = [...TOGETHER, ...SINGLE]
