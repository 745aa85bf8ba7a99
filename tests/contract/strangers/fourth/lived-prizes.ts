// Points, prizes and winners, each answer by itself.
import { isObject } from '../../mutations/kind.ts'
import { both, edit, instead, numbers, plus, replace, rows, set, texts } from '../places.ts'
import { strangersOf } from '../stranger.ts'

export const prizes = strangersOf({
  'points.getPoints': [
    {
      what: 'a draw of new users that nobody has drawn, though she has',
      why: 'her own draw counts among those of everybody',
      by: 'itself',
      wrong: set('activityResps[id=new-user].partake', 0),
    },
    {
      what: 'a wheel drawn by everybody less often than by her',
      why: 'five of her draws cost the 100 points of that wheel',
      by: 'another answer',
      wrong: set('activityResps[id=lucky-wheel].partake', 4),
    },
    {
      what: 'a free draw still to be had by who has had it',
      why: 'seven prizes and six costs: one draw was free, and one alone is',
      by: 'another answer',
      wrong: set('activityResps[id=new-user].isPart', false),
    },
    {
      what: 'a free draw used by who has won nothing',
      why: 'each of those draws wins, and the record of prizes is empty',
      by: 'another answer',
      person: 'newcomer',
      wrong: set('activityResps[id=new-user].isPart', true),
    },
    {
      what: 'the days of the cycle from the last to the first',
      why: 'the first sign-in of the cycle granted 30',
      by: 'itself',
      wrong: rows('integrals', (list) => list.toReversed()),
    },
    {
      what: 'a price in the words that is not the price',
      why: '每次消耗100积分 stands beside a price of 10',
      by: 'itself',
      wrong: numbers('activityResps[id=lucky-wheel].consume', (points) => points / 10),
    },
    {
      what: 'the sign-ins of somebody else',
      why: 'not one of these is in the own record of points',
      by: 'another answer',
      wrong: (data, answered) =>
        edit('userOperEntites', () => {
          const other = answered('son', '/integral/v1/app/info')
          return isObject(other) ? other['userOperEntites'] : []
        })(data, answered),
    },
    {
      what: 'a sum that was kept from before the last sign-in',
      why: 'the record of points adds up to 60 more',
      by: 'another answer',
      wrong: plus('remain', -60),
    },
  ],
  'points.listPointRecords': [
    {
      what: 'points that are to be handed out',
      why: 'only a cash prize has a state of being handed out',
      by: 'a rule',
      at: 'flag=2',
      wrong: set('list[detailExplain=积分奖励 +50].kangban.sendStatus', '1001'),
    },
    {
      what: 'a cash prize that is not handed out',
      why: 'it may wait for that',
      by: 'another answer',
      label: 'possible',
      at: 'flag=2',
      wrong: set('list[0].kangban.sendStatus', '1001'),
    },
    {
      what: 'cash in fen where the words have yuan',
      why: '2.8元 and 280',
      by: 'itself',
      at: 'flag=2',
      wrong: set('list[0].quota', 280),
    },
    {
      what: 'the record of prizes in the place of that of points',
      why: 'it was asked for points, and their sum is no longer what remains',
      by: 'another answer',
      at: 'pn=1&ps=20&flag=1',
      wrong: instead('pn=1&ps=20&flag=2'),
    },
  ],
  'points.listWinners': [
    {
      what: 'cash that was won as points',
      why: 'points are whole, and 8.8 and 2.8 are not',
      by: 'a rule',
      wrong: texts('[].money', (money) => money.replace('元', '积分')),
    },
    {
      what: 'a winner by the whole name',
      why: 'names are masked',
      by: 'a rule',
      wrong: replace('[-1].name', '王*兰', '王桂兰'),
    },
  ],
  'points.getWheel': [
    {
      what: 'cash of the type of points',
      why: 'points are whole, and the name says 现金红包',
      by: 'itself',
      wrong: set('[prizeId=new-user-5].prizeType', '0001'),
    },
    {
      what: 'a blank among prizes where each draw wins',
      why: 'the activity says 次次有奖',
      by: 'another answer',
      wrong: both(set('[0].prizeName', '谢谢参与'), set('[0].quota', 0)),
    },
  ],
})
