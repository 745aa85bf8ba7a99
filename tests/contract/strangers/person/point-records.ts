import { both, instead, later, replace, reversed, rows, set, taken, without } from '../places.ts'
import { strangersOf } from '../stranger.ts'

const FIRST = 'pn=1&ps=20&flag=1'
const PRIZES = 'flag=2'

export const pointRecords = strangersOf({
  'points.listPointRecords': [
    {
      what: 'the amount of an entry is positive where it is spent',
      why: 'its own words have -100',
      by: 'itself',
      at: FIRST,
      wrong: set('list[3].quota', 100),
    },
    {
      what: 'the words of an entry have another amount',
      why: 'the amount is 60',
      by: 'itself',
      at: FIRST,
      wrong: replace('list[0].detailExplain', '60', '30'),
    },
    {
      what: 'the prize record where the points were asked for',
      why: 'flag 1 is the record of points',
      by: 'a rule',
      at: FIRST,
      wrong: instead(PRIZES),
    },
    {
      what: 'the total is that of the page',
      why: 'the second page has eight more',
      by: 'another answer',
      at: FIRST,
      wrong: set('total', 20),
    },
    {
      what: 'an entry is missing',
      why: 'the pages together have fewer than the total',
      by: 'another answer',
      at: FIRST,
      wrong: without('list', 9),
    },
    {
      what: 'the second page is the first one',
      why: 'a row stands on one page',
      by: 'another answer',
      at: 'ps=20&pn=2',
      wrong: taken('list', { at: FIRST, place: 'list' }),
    },
    {
      what: 'pages count from 0',
      why: 'the first page was asked for as 1',
      by: 'a rule',
      at: FIRST,
      wrong: set('pn', 0),
    },
    {
      what: 'the size of a page is that of what came',
      why: 'pages of 20 were asked for',
      by: 'itself',
      at: 'ps=20&pn=2',
      wrong: set('ps', 8),
    },
    { what: 'oldest first', why: 'newest first', by: 'a rule', at: FIRST, wrong: reversed('list') },
    {
      what: 'a prize in cents',
      why: 'its own words have 2.8元',
      by: 'itself',
      at: PRIZES,
      wrong: set('list[0].quota', 280),
    },
    {
      what: 'points with a code of a cash prize',
      why: 'null for what is no cash prize',
      by: 'a rule',
      at: PRIZES,
      wrong: set('list[1].kangban.sendStatus', '1001'),
    },
    {
      what: 'cash without a picture of a code',
      why: 'the picture is that of a cash prize',
      by: 'a rule',
      at: PRIZES,
      label: 'unlikely',
      wrong: set('list[0].url', null),
    },
    {
      what: 'a cash prize that nobody was told to hand out',
      why: 'nobody else tells of it',
      by: 'itself',
      at: PRIZES,
      label: 'possible',
      wrong: set('list[0].kangban.sendStatus', '1001'),
    },
    {
      what: 'a prize of points that the record does not know',
      why: 'the record of points has +50 at that moment',
      by: 'another answer',
      at: PRIZES,
      wrong: both(set('list[2].quota', 500), set('list[2].detailExplain', '积分奖励 +500')),
    },
    {
      what: 'a draw an hour later than it was paid',
      why: 'the record of points has the draw at 12:08:51',
      by: 'another answer',
      at: PRIZES,
      wrong: later('list[2].createTime', 1),
    },
    {
      what: 'his mother’s record',
      why: 'his points come to 370',
      by: 'another answer',
      person: 'son',
      at: FIRST,
      wrong: instead(FIRST),
    },
    {
      what: 'the record of the patient is empty',
      why: 'he has 321 points',
      by: 'another answer',
      person: 'patient',
      wrong: both(set('list', []), set('total', 0)),
    },
    {
      what: 'one sign-in is cut in two',
      why: 'the sign-in of that day granted 60',
      by: 'another answer',
      at: FIRST,
      wrong: both(
        rows('list', (all) => [
          { ...(all[0] as object), detailExplain: '签到 +30', quota: 30 },
          { ...(all[0] as object), detailExplain: '签到 +30', quota: 30 },
          ...all.slice(1, -1),
        ]),
      ),
    },
  ],
})
