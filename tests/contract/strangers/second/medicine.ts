import { both, instead, rows, set } from '../places.ts'
import { strangersOf } from '../stranger.ts'

export const medicine = strangersOf({
  'medicine.getConstitutionReport': [
    {
      what: 'a change of the other sign',
      why: 'it went from 56.3 to 37.5',
      by: 'itself',
      wrong: set('scores[type=qi-deficiency].change', 18.8),
    },
    {
      what: 'the day of the answers one early',
      why: 'the history has 28 February',
      by: 'another answer',
      wrong: set('day', '2026-02-27'),
    },
    {
      what: 'answers of who never answered',
      why: 'the history is empty',
      by: 'another answer',
      person: 'newcomer',
      wrong: instead('tcm/v1/app/report'),
    },
    {
      what: 'the main one that is not the highest',
      why: '痰湿质 has 43.8 and 湿热质 25',
      by: 'itself',
      person: 'son',
      wrong: set('main', { type: 'damp-heat', name: '湿热质', verdict: 'yes', verdictText: '是' }),
    },
    {
      what: 'a verdict that is not that of its words',
      why: '否 is no',
      by: 'itself',
      person: 'son',
      wrong: set('scores[type=damp-heat].verdictText', '是'),
    },
  ],
  'medicine.listConstitutionReports': [
    {
      what: 'the score of the time before',
      why: 'the report has 37.5',
      by: 'another answer',
      wrong: set('[0].main.score', 56.3),
    },
  ],
  'survey.getSurvey': [
    {
      what: 'answered the time before the last',
      why: 'the report is of 28 February',
      by: 'another answer',
      wrong: set('lastAnsweredDay', '2026-02-13'),
    },
    {
      what: 'the first question two times',
      why: 'an id is there twice',
      by: 'itself',
      person: 'son',
      wrong: rows('questions', (all) => [all[0], ...all.slice(0, -1)]),
    },
    {
      what: 'answers from always to never',
      why: 'the report could turn them back',
      by: 'a rule',
      label: 'unlikely',
      wrong: both(set('options[0].label', '总是'), set('options[4].label', '没有')),
    },
    {
      what: 'answered by who never did',
      why: 'her history is empty',
      by: 'another answer',
      person: 'newcomer',
      wrong: set('lastAnsweredDay', '2026-02-28'),
    },
  ],
})
