import { both, edit, fields, later, plus, replace, set } from '../places.ts'
import { strangersOf } from '../stranger.ts'

export const heartRisk = strangersOf({
  'reports.getHeartRisk': [
    {
      what: 'the points are not those of the findings',
      why: '4, 2, 2 and 1 are 9',
      by: 'itself',
      wrong: set('points', 7),
    },
    {
      what: 'the level is not that of the points',
      why: '4 and more are high, by the method beside it',
      by: 'itself',
      wrong: fields('', () => ({
        level: 'moderate',
        levelText: '中等风险',
        state: 'warn',
        stateText: '中等风险',
      })),
    },
    {
      what: 'the number of findings counts what was not found',
      why: 'four are found',
      by: 'itself',
      wrong: set('keyNumbers[0].text', '6 项'),
    },
    {
      what: 'a finding counts one more than its moments',
      why: 'two moments are listed',
      by: 'itself',
      wrong: set('findings[0].count', 3),
    },
    {
      what: 'what was not measured is called none',
      why: 'it has no ECG, so that nothing could be looked at',
      by: 'itself',
      person: 'son',
      wrong: set('findings[0].state', 'none'),
    },
    {
      what: 'a moment that no event has',
      why: 'the list of events has 13:15',
      by: 'another answer',
      wrong: later('findings[1].times[0]', 3),
    },
    {
      what: 'the span is of 31 days',
      why: 'the sentence says 30',
      by: 'itself',
      wrong: set('day', '2026-01-30'),
    },
    {
      what: 'a week begins on a Tuesday',
      why: 'weeks have seven days each and end with the last day',
      by: 'itself',
      wrong: edit('trend.weeks[2].day', () => '2026-02-17'),
    },
    {
      what: 'the weeks are of events',
      why: 'the matters of the weeks make those of the span',
      by: 'itself',
      wrong: plus('trend.weeks[3].count', 11),
    },
    {
      what: 'worse, and nothing to compare with',
      why: 'the text says that there is nothing yet',
      by: 'itself',
      wrong: set('trend.direction', 'worse'),
    },
    {
      what: 'measured days are those of the span',
      why: 'the month of the heart has 14 days until 1 March',
      by: 'another answer',
      wrong: both(set('measuredDays', 30), set('keyNumbers[1].text', '30 天')),
    },
    {
      what: 'the greatest rate is an older one',
      why: 'its event has 137',
      by: 'another answer',
      wrong: replace('findings[1].text', '137', '131'),
    },
    {
      what: 'the mean of the pressure in the text is that of the week',
      why: 'without today 26 readings of the month have 140/86',
      by: 'another answer',
      wrong: replace('findings[5].text', '140/86', '146/90'),
    },
  ],
})
