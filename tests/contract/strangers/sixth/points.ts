// Points: signs, sums with something else in them, pages, and a draw that is free once.
import { both, replace, rows, set } from '../places.ts'
import { strangersOf, togetherOf } from '../stranger.ts'

const POINTS = 'points.getPoints'
const RECORDS = 'points.listPointRecords'

const single = strangersOf({
  [POINTS]: [
    {
      what: 'a cash prize is added to the points that are left',
      why: 'all 28 entries of the record come to 563, and three more are the 2.8 yuan of the prizes',
      by: 'another answer',
      wrong: set('remain', 566),
    },
    {
      what: 'the draw for new users is used up by somebody who never drew',
      why: 'every such draw has a prize, and the record of prizes is empty',
      by: 'another answer',
      person: 'newcomer',
      wrong: set('activityResps[id=new-user].isPart', true),
    },
    {
      what: 'the large wheel costs sixty, in words too',
      why: 'the record has draws of a hundred last week, though a price may have changed since',
      by: 'another answer',
      label: 'unlikely',
      wrong: both(
        set('activityResps[id=lucky-wheel].consume', 60),
        replace('activityResps[id=lucky-wheel].description', '100', '60'),
      ),
    },
  ],
  [RECORDS]: [
    {
      what: 'a prize of 88 points is missing among the prizes',
      why: 'the record of points has it as won on 22 February',
      by: 'another answer',
      at: 'flag=2',
      wrong: both(
        rows('list', (list) => list.filter((_, index) => index !== 4)),
        set('total', 6),
      ),
    },
    {
      what: 'the cash prize still waits to be handed out',
      why: 'nothing else of the run says that it was',
      by: 'another answer',
      label: 'possible',
      at: 'flag=2',
      wrong: set('list[0].kangban.sendStatus', '1001'),
    },
  ],
})

const asFirstDay = both(replace('list[0].detailExplain', '60', '30'), set('list[0].quota', 30))

const together = togetherOf([
  {
    what: 'yesterday’s sign-in brought what a first day brings, in cycle, record and sum',
    why: 'it is the sixth of its cycle, whose days are listed with 60 for it',
    by: 'itself',
    changes: [
      { call: POINTS, wrong: both(set('userOperEntites[5].integral', 30), set('remain', 533)) },
      { call: RECORDS, at: 'pn=1&ps=20&flag=1', wrong: asFirstDay },
      { call: RECORDS, at: 'pn=1&ps=2&flag=1', wrong: asFirstDay },
    ],
  },
  {
    what: 'the first binding was rewarded twice, in the record and in the sum',
    why: 'a first one is there once, though an operator may reward each kind of device by that name',
    by: 'itself',
    label: 'unlikely',
    changes: [
      { call: POINTS, wrong: set('remain', 593) },
      {
        call: RECORDS,
        at: 'ps=20&pn=2',
        wrong: both(
          rows('list', (list) => [...list.slice(0, 6), ...list.slice(5)]),
          set('total', 29),
        ),
      },
      { call: RECORDS, at: 'flag=1', wrong: set('total', 29) },
    ],
  },
])

export const points = [...single, ...together]
