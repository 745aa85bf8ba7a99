import { both, instead, rows, set, taken, without } from '../places.ts'
import { type Answered, strangersOf } from '../stranger.ts'

const ALL = 'pn=1&ps=20&kind=all'
const DAILY = 'pn=1&ps=20&kind=daily'
const WEEKLY = 'pn=1&ps=20&kind=weekly'

const share = (told: object): object => ({
  id: '3f0c7c52-6f0b-4f8e-9d3e-0a5a3f6c1b21',
  reportId: '4f0c7c52-6f0b-4f8e-9d3e-0a5a3f6c1b22',
  kind: 'daily',
  day: '2026-02-28',
  endDay: '2026-02-28',
  title: '2月28日 周六',
  createdAt: '2026-03-01T09:00:00+08:00',
  expiresAt: '2026-03-08T09:00:00+08:00',
  ...told,
})

/** The last report of the page before. */
const overlapping = (answered: Answered): unknown =>
  (answered('grandmother', 'kind=all&pn=1&ps=2') as { list: unknown[] }).list.at(-1)

export const reportLists = strangersOf({
  'reports.getOverview': [
    {
      what: 'the first to open another than in words',
      why: 'the words name the weekly report',
      by: 'itself',
      wrong: both(
        taken('first.id', { at: 'overview', place: 'daily.id' }),
        set('first.kind', 'daily'),
      ),
    },
    {
      what: 'a day missing in the calendar',
      why: 'the list has a daily report of it',
      by: 'another answer',
      wrong: without('calendar', 5),
    },
    {
      what: 'the report before the latest',
      why: 'the list has a newer one',
      by: 'another answer',
      wrong: taken('daily', { at: DAILY, place: 'list[1]' }),
    },
    {
      what: 'a report of who measured nothing',
      why: 'his list is empty',
      by: 'another answer',
      person: 'newcomer',
      wrong: instead('overview', 'son'),
    },
  ],
  'reports.listReports': [
    {
      what: 'a filter that is not applied',
      why: 'daily reports were asked for',
      by: 'a rule',
      at: DAILY,
      wrong: taken('list', { at: ALL, place: 'list' }),
    },
    {
      what: 'pages that overlap by one',
      why: 'the last of the first page is there again',
      by: 'another answer',
      at: 'kind=all&pn=2&ps=2',
      wrong: (data, answered) =>
        rows('list', (list) => [overlapping(answered), list[0]])(data, answered),
    },
    {
      what: 'a constitution one day late',
      why: 'the survey is of 28 February',
      by: 'another answer',
      at: 'kind=tcm',
      wrong: both(set('list[0].day', '2026-03-01'), set('list[0].endDay', '2026-03-01')),
    },
    {
      what: 'no comparison of a week that has one',
      why: 'the overview tells it of the same report',
      by: 'another answer',
      at: WEEKLY,
      wrong: set('list[0].change', null),
    },
    {
      what: "the mother's documents",
      why: 'his archive is empty',
      by: 'another answer',
      at: 'kind=document',
      person: 'son',
      wrong: instead('kind=document'),
    },
    {
      what: 'minutes for hours and minutes in the key numbers',
      why: 'a back end may write 331 minutes',
      by: 'another answer',
      label: 'possible',
      at: DAILY,
      wrong: set('list[0].keyNumbers[label=睡眠].text', '331分'),
    },
    {
      what: 'page 2 of who has 20 reports with the entries of page 1',
      why: 'the first page has the same ids',
      by: 'another answer',
      at: 'kind=all&pn=2&ps=2',
      person: 'son',
      wrong: (data, answered) =>
        set('list', (answered('son', 'kind=all&pn=1&ps=2') as { list: unknown }).list)(
          data,
          answered,
        ),
    },
    {
      what: 'a report made before its day was over',
      why: 'the whole day is told',
      by: 'itself',
      at: DAILY,
      wrong: set('list[0].at', '2026-03-01T07:00:00+08:00'),
    },
  ],
  'reports.listShares': [
    {
      what: 'a link for a year',
      why: 'it holds 30 days at most',
      by: 'a rule',
      person: 'son',
      wrong: () => [share({ expiresAt: '2027-03-01T09:00:00+08:00' })],
    },
    {
      what: 'a link of a report that is not there',
      why: 'he has no report',
      by: 'another answer',
      person: 'patient',
      wrong: () => [share({})],
    },
    {
      what: 'a link made before its day',
      why: 'a report of a day comes after it',
      by: 'itself',
      person: 'newcomer',
      wrong: () => [share({ createdAt: '2026-02-27T09:00:00+08:00' })],
    },
  ],
})
