// The constitution and its survey: scores against verdicts, answers of before, and questions that are lost.
import { both, set, taken, without } from '../places.ts'
import { strangersOf, togetherOf } from '../stranger.ts'

const REPORT = 'medicine.getConstitutionReport'
const HISTORY = 'medicine.listConstitutionReports'
const SURVEY = 'survey.getSurvey'

const holds = (place: string) =>
  both(set(`${place}.verdict`, 'yes'), set(`${place}.verdictText`, '是'))

const SINGLE = strangersOf({
  [REPORT]: [
    {
      what: 'the balanced type reaches its score and does not hold',
      why: 'it holds from 60 on while no other reaches 40, and it has 60.4',
      by: 'a rule',
      wrong: both(set('scores[0].score', 60.4), set('scores[0].change', 4.1)),
    },
  ],
  [HISTORY]: [
    {
      what: 'the second type of the answers before stands with the latest too',
      why: 'the report of that day has 17.9 for it, which is no tendency, and no second type',
      by: 'another answer',
      wrong: taken('[0].secondary', { place: '[1].secondary' }),
    },
  ],
  [SURVEY]: [
    {
      what: 'a question is lost',
      why: 'the words before the questions have 60 of them, and 59 follow',
      by: 'itself',
      wrong: without('questions', 37),
    },
    {
      what: 'a man is asked what women are asked',
      why: 'one of the questions is about discharge of women, and the profile has a man',
      by: 'another answer',
      person: 'son',
      wrong: taken('questions', { at: 'survey/v1/app/info', place: 'questions' }),
    },
  ],
})

const TOGETHER = togetherOf([
  {
    what: 'a tendency is called a type that holds, by report and history',
    why: 'a type holds from 40 on, and it has 37.5',
    by: 'a rule',
    changes: [
      {
        call: REPORT,
        wrong: both(
          holds('main'),
          holds('scores[type=qi-deficiency]'),
          set('sentence', [
            { text: '您的体质偏', tone: 'plain' },
            { text: '气虚质', tone: 'warn' },
            { text: '。', tone: 'plain' },
          ]),
        ),
      },
      { call: HISTORY, wrong: holds('[0].main') },
    ],
  },
  {
    what: 'the latest answers are told as of the day before, by report, history and survey',
    why: 'lists of reports and the hub have the same survey on 02-28',
    by: 'another answer',
    changes: [
      { call: REPORT, wrong: set('day', '2026-02-27') },
      { call: HISTORY, wrong: set('[0].day', '2026-02-27') },
      { call: SURVEY, wrong: set('lastAnsweredDay', '2026-02-27') },
    ],
  },
])

export const medicine = [...SINGLE, ...TOGETHER]
