// The hub of the reports and their lists: which comes first, whose count, pages that overlap, and days that are lost.
import { isObject } from '../../mutations/kind.ts'
import { both, fields, replace, rows, set, taken } from '../places.ts'
import { strangersOf, togetherOf } from '../stranger.ts'

const HUB = 'reports.getOverview'
const LISTS = 'reports.listReports'
const FIRST_TWO = 'kind=all&pn=1&ps=2'

const SINGLE = strangersOf({
  [HUB]: [
    {
      what: 'the newest of the unread reports is to be opened first, and not the gravest',
      why: 'the gravest comes first: the report of the week is unread and bad, that of the day a warning',
      by: 'a rule',
      wrong: both(
        taken('first.id', { place: 'daily.id' }),
        set('first.kind', 'daily'),
        set('sentence[1]', { text: '先看 3月1日 的日报。', tone: 'warn' }),
        set('elderSentence[1]', { text: '先看 3月1日 的日报。', tone: 'warn' }),
      ),
    },
    {
      what: 'the survey before the latest is told',
      why: 'the latest of each kind is told, and the list has a survey of 02-28',
      by: 'another answer',
      wrong: both(
        taken('tcm.id', { at: 'ps=20&kind=tcm', place: 'list[1].id' }),
        taken('tcm.day', { at: 'ps=20&kind=tcm', place: 'list[1].day' }),
        taken('tcm.at', { at: 'ps=20&kind=tcm', place: 'list[1].at' }),
      ),
    },
    {
      what: 'the calendar has no dot where all was well',
      why: 'the list has a report of 02-22, and the calendar all days that have one',
      by: 'another answer',
      wrong: rows('calendar', (list) =>
        list.filter((dot) => !(isObject(dot) && dot['state'] === 'good')),
      ),
    },
  ],
  [LISTS]: [
    {
      what: 'the second page begins with the last row of the first',
      why: 'the first page of two rows has that report already, and a list has each once',
      by: 'another answer',
      at: 'kind=all&pn=2&ps=2',
      wrong: both(
        taken('list[1]', { place: 'list[0]' }),
        taken('list[0]', { at: FIRST_TWO, place: 'list[1]' }),
      ),
    },
  ],
})

const ROW = 'list[day=2026-03-01]'
const YANG = '阳虚质'
const SUNDAY_WEEK = { day: '2026-02-22', endDay: '2026-02-28', title: '2月22日–28日' }

const TOGETHER = togetherOf([
  {
    what: 'the night after the day stands in the report of the day, wherever that is told',
    why: 'the week of nights has 331 minutes at 03-01 and 359 at 03-02, and the report falls asleep at 00:09',
    by: 'another answer',
    changes: [
      { call: HUB, wrong: set('daily.keyNumbers[label=睡眠].text', '5小时59分') },
      { call: LISTS, wrong: set(`${ROW}.keyNumbers[label=睡眠].text`, '5小时59分') },
      {
        call: 'reports.getReport',
        at: 'kind=daily',
        wrong: both(
          set('keyNumbers[label=睡眠].text', '5小时59分'),
          set('sections[metric=sleep].value', 359),
          set('sections[metric=sleep].valueText', '5小时59分'),
        ),
      },
    ],
  },
  {
    what: 'hub and lists name another constitution than its report',
    why: 'the report of the same day and the history have 气虚质 as the main one',
    by: 'another answer',
    changes: [
      { call: HUB, wrong: set('tcm.main', YANG) },
      { call: LISTS, wrong: set('list[day=2026-02-28].keyNumbers[label=体质].text', YANG) },
    ],
  },
  {
    what: 'weeks begin on Sunday in lists, hub and report',
    why: 'a week has its Monday first: 02-22 is a Sunday, and seven values of it begin with those of 02-23',
    by: 'a rule',
    changes: [
      {
        call: LISTS,
        wrong: fields('list[title=2月23日–3月1日]', () => SUNDAY_WEEK),
      },
      {
        call: HUB,
        wrong: both(
          fields('weekly', () => SUNDAY_WEEK),
          replace('sentence[1].text', '2月23日–3月1日', '2月22日–28日'),
          replace('elderSentence[1].text', '2月23日–3月1日', '2月22日–28日'),
        ),
      },
      {
        call: 'reports.getReport',
        at: 'kind=weekly',
        wrong: both(set('day', '2026-02-22'), set('endDay', '2026-02-28')),
      },
    ],
  },
])

export const reportLists = [...SINGLE, ...TOGETHER]
