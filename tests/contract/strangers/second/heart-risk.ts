import { both, replace, set } from '../places.ts'
import { strangersOf } from '../stranger.ts'

export const heartRisk = strangersOf({
  'reports.getHeartRisk': [
    {
      what: 'a moderate risk with nine points',
      why: 'from four on it is high, by its own method',
      by: 'itself',
      wrong: both(set('level', 'moderate'), set('levelText', '中等风险')),
    },
    {
      what: 'three times with two moments',
      why: 'two moments are told',
      by: 'itself',
      wrong: set('findings[kind=irregular].count', 3),
    },
    {
      what: 'every day of the span measured',
      why: 'its own figures say 14 days',
      by: 'itself',
      wrong: set('measuredDays', 30),
    },
    {
      what: 'nothing found in what was not measured',
      why: 'he has no monitor and no reading',
      by: 'another answer',
      person: 'son',
      wrong: both(
        set('findings[kind=pressure].state', 'none'),
        set('findings[kind=pressure].text', '血压都在范围里'),
      ),
    },
    {
      what: 'more out of range than measured',
      why: 'twelve of twenty-six are',
      by: 'itself',
      wrong: replace('findings[kind=pressure].text', '量了 26 次，12 次', '量了 12 次，26 次'),
    },
    {
      what: 'a rising trend without a month before',
      why: 'it says that there is none to compare with',
      by: 'itself',
      wrong: set('trend.direction', 'worse'),
    },
    {
      what: 'points of what was not measured',
      why: 'the risk is low with 0 points',
      by: 'itself',
      person: 'son',
      wrong: set('findings[kind=low-hrv].points', 1),
    },
  ],
})
