// Constitution and its survey: signs, scores against verdicts, the latest answers, and what a number means.
import { both, edit, fields, rows, set } from '../places.ts'
import { strangersOf, togetherOf } from '../stranger.ts'

const REPORT = 'medicine.getConstitutionReport'
const HISTORY = 'medicine.listConstitutionReports'
const SURVEY = 'survey.getSurvey'

const single = strangersOf({
  [REPORT]: [
    {
      what: 'the changes are those of the older answers against the newer ones',
      why: 'the score fell from 56.3 to 37.5 in the words of the same answer, and has 18.8 more',
      by: 'itself',
      wrong: edit('scores[].change', (change) =>
        typeof change === 'number' ? 0 - change : change,
      ),
    },
    {
      what: 'the scores stand with the highest first',
      why: 'all nine come in the order of the standard in a judgement, and a report may sort them',
      by: 'a rule',
      label: 'unlikely',
      wrong: rows('scores', (list) =>
        list.toSorted(
          (one, other) => (other as { score: number }).score - (one as { score: number }).score,
        ),
      ),
    },
  ],
  [SURVEY]: [
    {
      what: 'a question is lost that is for one sex alone',
      why: 'the introduction says that there are sixty, and 59 are left',
      by: 'itself',
      wrong: rows('questions', (list) => list.slice(0, -1)),
    },
    {
      what: 'the questions come in another order',
      why: 'they are told apart by their ids, and no order of them is promised',
      by: 'a rule',
      label: 'possible',
      wrong: rows('questions', (list) => list.toReversed()),
    },
    {
      what: 'the last answers are those of the time before',
      why: 'the history has some of 28 February, a fortnight later',
      by: 'another answer',
      wrong: set('lastAnsweredDay', '2026-02-13'),
    },
  ],
})

const HOLDS = { verdict: 'yes', verdictText: '是' }

const together = togetherOf([
  {
    what: 'a type is told to hold that is only tended to, in report, scores and history',
    why: 'types hold from a score of forty on, and this one has 37.5',
    by: 'a rule',
    changes: [
      {
        call: REPORT,
        wrong: both(
          fields('main', () => HOLDS),
          fields('scores[type=qi-deficiency]', () => HOLDS),
          set('sentence', [
            { text: '您的体质偏', tone: 'plain' },
            { text: '气虚质', tone: 'warn' },
            { text: '。', tone: 'plain' },
          ]),
        ),
      },
      { call: HISTORY, wrong: fields('[0].main', () => HOLDS) },
    ],
  },
  {
    what: 'the answers of two days are one day apart in report, history, survey and hub',
    why: 'the hub has the answers as of the 28th at eleven in the morning, which no clock makes the 27th',
    by: 'another answer',
    changes: [
      { call: REPORT, wrong: set('day', '2026-02-27') },
      { call: HISTORY, wrong: set('[0].day', '2026-02-27') },
      { call: SURVEY, wrong: set('lastAnsweredDay', '2026-02-27') },
      { call: 'reports.getOverview', wrong: set('tcm.day', '2026-02-27') },
    ],
  },
])

export const medicine = [...single, ...together]
