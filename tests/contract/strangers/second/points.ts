import { instead, later, rows, set, times } from '../places.ts'
import { type Answered, strangersOf } from '../stranger.ts'

const LEDGER = 'pn=1&ps=20&flag=1'
const PRIZES = 'pn=1&ps=20&flag=2'

/** The last record of the page before. */
const lastOfTheFirst = (answered: Answered): unknown =>
  (answered('grandmother', LEDGER) as { list: unknown[] }).list.at(-1)

export const points = strangersOf({
  'points.getPoints': [
    {
      what: 'a sign-in counted twice',
      why: 'the 28 records come to 563',
      by: 'another answer',
      wrong: set('remain', 623),
    },
    {
      what: 'a sign-in eight hours on',
      why: 'the record of it is of 12:05',
      by: 'another answer',
      wrong: later('userOperEntites[0].createTime', 8),
    },
    {
      what: 'the draw of new users unused',
      why: 'a draw before any was paid for is in the records, whose activity is not told',
      by: 'another answer',
      label: 'unlikely',
      wrong: set('activityResps[0].isPart', false),
    },
    {
      what: 'points of somebody without a record',
      why: 'there is no record',
      by: 'another answer',
      person: 'newcomer',
      wrong: set('remain', 100),
    },
    {
      what: 'what was won not counted',
      why: 'the records come to 321',
      by: 'another answer',
      person: 'patient',
      wrong: set('remain', 80),
    },
    {
      what: 'a cycle of six days',
      why: 'a cycle has seven',
      by: 'a rule',
      person: 'son',
      wrong: rows('integrals', (all) => all.slice(0, 6)),
    },
  ],
  'points.getWheel': [
    {
      what: 'shares for weights',
      why: 'a weight may be any number',
      by: 'a rule',
      label: 'possible',
      wrong: times('[].rate', 0.001),
    },
  ],
  'points.listPointRecords': [
    {
      what: 'a filter that is not applied',
      why: 'prizes were asked for, and a sign-in is none',
      by: 'a rule',
      at: PRIZES,
      wrong: instead(LEDGER),
    },
    {
      what: 'pages that overlap by one',
      why: 'the last of the first page is there again',
      by: 'another answer',
      at: 'ps=20&pn=2&flag=1',
      wrong: (data, answered) =>
        rows('list', (list) => [lastOfTheFirst(answered), ...list.slice(0, -1)])(data, answered),
    },
    {
      what: 'a sign-in one day on',
      why: 'the running cycle has it on 1 March',
      by: 'another answer',
      at: LEDGER,
      wrong: later('list[0].createTime', 24),
    },
    {
      what: 'points of the account before it was made',
      why: 'the account was made on 12 February',
      by: 'another answer',
      at: LEDGER,
      person: 'patient',
      wrong: set('list[-1].createTime', '2026-01-02T10:00:00+08:00'),
    },
    {
      what: "the mother's records",
      why: 'his balance is 370',
      by: 'another answer',
      at: LEDGER,
      person: 'son',
      wrong: instead(LEDGER),
    },
    {
      what: 'a cash prize without its title',
      why: 'cash has 现金 in it',
      by: 'a rule',
      at: PRIZES,
      wrong: set('list[0].detailExplain', '红包 2.8元'),
    },
  ],
})
