// Lists of reports and the hub: pages, totals of another filter, neighbours, and what is unread.
import { both, later, replace, rows, set } from '../places.ts'
import { strangersOf, togetherOf } from '../stranger.ts'

const LIST = 'reports.listReports'
const OVERVIEW = 'reports.getOverview'
const REPORT = 'reports.getReport'
const RISK = 'reports.getHeartRisk'

const listOf = (data: unknown) => (data as { list: readonly unknown[] }).list

const single = strangersOf({
  [LIST]: [
    {
      what: 'the total of a kind is that of all kinds',
      why: 'a page of twenty with two rows of the kind has no 23',
      by: 'itself',
      at: 'kind=tcm',
      wrong: set('total', 23),
    },
    {
      what: 'the weekly reports have a screening of the heart among them',
      why: 'the kind that was asked for is weekly, and the row says another',
      by: 'a rule',
      at: 'kind=weekly',
      wrong: (data, answered) =>
        both(
          rows('list', (list) => [
            ...listOf(answered('grandmother', 'ps=20&kind=heart-risk')),
            ...list,
          ]),
          set('total', 3),
        )(data, answered),
    },
  ],
})

const together = togetherOf([
  {
    what: 'the screening looks at 31 days in its list, among all and in itself',
    why: 'it is one of thirty days, and from 30 January to 1 March they are 31',
    by: 'a rule',
    changes: [
      { call: RISK, wrong: set('day', '2026-01-30') },
      {
        call: LIST,
        wrong: both(
          set('list[kind=heart-risk].day', '2026-01-30'),
          set('list[kind=heart-risk].title', '1月30日–3月1日'),
        ),
      },
    ],
  },
  {
    what: 'one unread report less is counted, in the number and both sentences',
    why: 'two daily reports of the calendar in the same answer are unread, as in the list',
    by: 'itself',
    changes: [
      {
        call: OVERVIEW,
        wrong: both(
          set('unread.daily', 1),
          replace('sentence[0].text', '4 份', '3 份'),
          replace('elderSentence[0].text', '4 份', '3 份'),
        ),
      },
    ],
  },
  {
    what: 'the morning pressure fell where it rose, in list, hub and report',
    why: 'the measure of the report has 147 this week and 138 in the one before',
    by: 'another answer',
    changes: [
      { call: OVERVIEW, wrong: replace('weekly.change', '血压高', '血压低') },
      { call: LIST, wrong: replace('list[kind=weekly].change', '血压高', '血压低') },
      { call: REPORT, at: 'kind=weekly', wrong: replace('change', '血压高', '血压低') },
    ],
  },
  {
    what: 'the week begins on a Sunday, in list, hub and report',
    why: 'seven days from Monday on are promised, and 22 February 2026 is a Sunday',
    by: 'a rule',
    changes: [
      {
        call: REPORT,
        at: 'kind=weekly',
        wrong: both(set('day', '2026-02-22'), set('endDay', '2026-02-28')),
      },
      {
        call: OVERVIEW,
        wrong: both(
          set('weekly.day', '2026-02-22'),
          set('weekly.endDay', '2026-02-28'),
          set('weekly.title', '2月22日–28日'),
          replace('sentence[1].text', '2月23日–3月1日', '2月22日–28日'),
          replace('elderSentence[1].text', '2月23日–3月1日', '2月22日–28日'),
        ),
      },
      {
        call: LIST,
        wrong: rows('list', (list) =>
          list.map((row) =>
            both(replace('title', '2月23日–3月1日', '2月22日–28日'), (each) =>
              (each as { title: string }).title === '2月22日–28日'
                ? { ...(each as object), day: '2026-02-22', endDay: '2026-02-28' }
                : each,
            )(row, () => undefined),
          ),
        ),
      },
    ],
  },
  {
    what: 'the daily reports come an hour from now wherever they are told',
    why: 'the page for the doctor is made now, and nothing that is read now was made an hour later',
    by: 'another answer',
    changes: [
      { call: LIST, wrong: later('list[kind=daily].at', 1) },
      { call: OVERVIEW, wrong: later('daily.at', 1) },
      { call: REPORT, at: 'kind=daily', wrong: later('createdAt', 1) },
    ],
  },
])

export const reportLists = [...single, ...together]
