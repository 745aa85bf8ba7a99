// Points, signing in, prizes and their records.
import { isObject } from '../../mutations/kind.ts'
import { both, edit, instead, later, numbers, plus, replace, set, texts } from '../places.ts'
import { strangersOf, togetherOf, type Wrong } from '../stranger.ts'

type Row = Readonly<Record<string, unknown>>

const rowsOf = (data: unknown): readonly Row[] =>
  isObject(data) && Array.isArray(data['list']) ? (data['list'] as Row[]) : []

/** The whole record of points changed, and every page of it cut anew. */
const rebooked =
  (change: (all: readonly Row[]) => readonly Row[]): Wrong =>
  (data, answered) => {
    if (!isObject(data)) return data
    const pages = ['pn=1&ps=20&flag=1', 'ps=20&pn=2&flag=1']
    const all = change(pages.flatMap((page) => rowsOf(answered('grandmother', page))))
    const [pn, ps] = [Number(data['pn']), Number(data['ps'])]
    return { ...data, list: all.slice((pn - 1) * ps, pn * ps), total: all.length }
  }

const isAt =
  (at: string, title = '') =>
  ({ createTime, detailExplain }: Row): boolean =>
    createTime === at && String(detailExplain).startsWith(title)

const booked = (of: (row: Row) => boolean, to: Row): Wrong =>
  rebooked((all) => all.map((row) => (of(row) ? { ...row, ...to } : row)))

const unbooked = (of: (row: Row) => boolean): Wrong =>
  rebooked((all) => all.filter((row) => !of(row)))

const POINTS = 'points.getPoints'
const RECORDS = 'points.listPointRecords'

const TOGETHER = togetherOf([
  {
    what: 'points of a prize that are in no record, and not left',
    why: 'the record of prizes has 积分奖励 +10 at that moment, and what is granted is booked',
    by: 'another answer',
    changes: [
      {
        call: RECORDS,
        at: 'flag=1',
        wrong: unbooked(isAt('2026-02-24T12:10:32+08:00', '抽奖获得')),
      },
      { call: POINTS, wrong: plus('remain', -10) },
    ],
  },
  {
    what: 'a draw of the costly wheel without its cost, also in what is left',
    why: 'only the one draw of a new user is free, and that was on 16 February',
    by: 'another answer',
    changes: [
      {
        call: RECORDS,
        at: 'flag=1',
        wrong: unbooked(isAt('2026-02-22T17:04:46+08:00', '抽奖消耗')),
      },
      { call: POINTS, wrong: plus('remain', 100) },
    ],
  },
  {
    what: 'a sign-in of the running cycle that was never booked',
    why: 'each sign-in of the cycle is booked in the record of points',
    by: 'another answer',
    changes: [
      { call: RECORDS, at: 'flag=1', wrong: unbooked(isAt('2026-02-27T15:27:13+08:00')) },
      { call: POINTS, wrong: plus('remain', -60) },
    ],
  },
  {
    what: 'double points on a day of the cycle that grants 60',
    why: 'the third day of the cycle grants 60',
    by: 'itself',
    changes: [
      { call: POINTS, wrong: both(set('userOperEntites[2].integral', 120), plus('remain', 60)) },
      {
        call: RECORDS,
        at: 'flag=1',
        wrong: booked(isAt('2026-02-26T07:13:49+08:00'), {
          detailExplain: '签到 +120',
          quota: 120,
        }),
      },
    ],
  },
  {
    what: 'a sign-in at the hour of Greenwich, so that a day has two',
    why: 'one signs in once a day, and 25 February has one at 13:07',
    by: 'a rule',
    changes: [
      { call: POINTS, wrong: later('userOperEntites[2].createTime', -8) },
      {
        call: RECORDS,
        at: 'flag=1',
        wrong: booked(isAt('2026-02-26T07:13:49+08:00'), {
          createTime: '2026-02-25T23:13:49+08:00',
        }),
      },
    ],
  },
  {
    what: 'a welcome before the account',
    why: 'the account is there since 12 February, 10:00',
    by: 'another answer',
    changes: [
      {
        call: RECORDS,
        at: 'flag=1',
        wrong: booked(isAt('2026-02-12T10:00:00+08:00'), {
          createTime: '2026-02-12T02:00:00+08:00',
        }),
      },
    ],
  },
  {
    what: 'the cost of a draw that is added to what is left',
    why: 'what was spent is negative',
    by: 'a rule',
    changes: [
      {
        call: RECORDS,
        at: 'flag=1',
        wrong: booked(isAt('2026-02-26T07:15:58+08:00'), {
          detailExplain: '抽奖消耗 +100',
          quota: 100,
        }),
      },
      { call: POINTS, wrong: plus('remain', 200) },
    ],
  },
  {
    what: 'a price between those of the two wheels',
    why: 'a wheel may have had another price a week ago',
    by: 'another answer',
    label: 'unlikely',
    changes: [
      {
        call: RECORDS,
        at: 'flag=1',
        wrong: booked(isAt('2026-02-24T12:07:56+08:00', '抽奖消耗'), {
          detailExplain: '抽奖消耗 -50',
          quota: -50,
        }),
      },
      { call: POINTS, wrong: plus('remain', -20) },
    ],
  },
  {
    what: 'a row of the record booked twice, and counted twice',
    why: 'a device is bound for the first time once',
    by: 'itself',
    changes: [
      {
        call: RECORDS,
        at: 'flag=1',
        wrong: rebooked((all) =>
          all.flatMap((row) => (isAt('2026-02-12T12:00:00+08:00')(row) ? [row, row] : [row])),
        ),
      },
      { call: POINTS, wrong: plus('remain', 30) },
    ],
  },
  {
    what: 'more points won in the record of prizes than were booked',
    why: 'the prize of 88 points is booked with 88',
    by: 'another answer',
    changes: [
      {
        call: RECORDS,
        at: 'flag=2',
        wrong: both(
          set('list[createTime=2026-02-22T17:04:46+08:00].quota', 188),
          set('list[createTime=2026-02-22T17:04:46+08:00].detailExplain', '积分奖励 +188'),
        ),
      },
    ],
  },
  {
    what: 'a cycle that is over since the last sign-in',
    why: 'nothing tells when a cycle ends that was missed for days',
    by: 'a rule',
    label: 'possible',
    person: 'son',
    changes: [{ call: POINTS, wrong: set('userOperEntites', []) }],
  },
])

const SINGLE = strangersOf({
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

export const points = [...TOGETHER, ...SINGLE]
