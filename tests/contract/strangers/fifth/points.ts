// Points and prizes: rows booked twice or not at all, defaults for none, and what a free draw tells.
import { isObject } from '../../mutations/kind.ts'
import { both, later, plus, set } from '../places.ts'
import { type Answered, strangersOf, togetherOf, type Wrong } from '../stranger.ts'

const CALL = 'points.getPoints'
const RECORDS = 'points.listPointRecords'
const POINTS = 'flag=1'
const PRIZES = 'flag=2'

const listOf = (data: unknown): readonly unknown[] =>
  isObject(data) && Array.isArray(data['list']) ? data['list'] : []

const bookedOf = (answered: Answered): readonly unknown[] =>
  ['pn=1&ps=20&flag=1', 'ps=20&pn=2&flag=1'].flatMap((page) => [
    ...listOf(answered('grandmother', page)),
  ])

/** Each page of another record. */
const booked =
  (change: (all: readonly unknown[]) => readonly unknown[]): Wrong =>
  (data, answered) => {
    if (!isObject(data)) return data
    const all = change(bookedOf(answered))
    const [page, size] = [Number(data['pn']), Number(data['ps'])]
    return { ...data, list: all.slice((page - 1) * size, page * size), total: all.length }
  }

const wonAt = (row: unknown): boolean => isObject(row) && row['detailExplain'] === '抽奖获得 +50'

const SINGLE = strangersOf({
  [CALL]: [
    {
      what: 'who drew the prize of newcomers may still draw it',
      why: 'a draw of 30 points on 02-16 cost nothing, and only this activity costs nothing',
      by: 'another answer',
      wrong: set('activityResps[activityType=0001].isPart', false),
    },
    {
      what: 'the great wheel costs less than it did',
      why: 'the draws of last week cost 100, and a cost may be lowered since',
      by: 'another answer',
      label: 'possible',
      wrong: both(
        set('activityResps[id=lucky-wheel].consume', 60),
        set('activityResps[id=lucky-wheel].description', '每次消耗60积分，最高可得88元现金红包'),
      ),
    },
    {
      what: 'sign-ins are told by the clock of Greenwich',
      why: 'the record books the same sign-ins eight hours later, one of them on another day',
      by: 'another answer',
      wrong: later('userOperEntites[].createTime', -8),
    },
  ],
  [RECORDS]: [
    {
      what: 'points that were won wait to be handed out like cash',
      why: 'sendStatus is null for what is no cash prize',
      by: 'a rule',
      at: PRIZES,
      wrong: set('list[url=null].kangban.sendStatus', '1001'),
    },
  ],
})

const TOGETHER = togetherOf([
  {
    what: 'the sign-in of yesterday is booked twice, and its points are there',
    why: 'one signs in once a day, and the running cycle has one of 03-01',
    by: 'a rule',
    changes: [
      { call: CALL, wrong: plus('remain', 60) },
      { call: RECORDS, at: POINTS, wrong: booked((all) => [...all.slice(0, 1), ...all]) },
    ],
  },
  {
    what: 'points of a draw are lost from record and sum',
    why: 'the record of prizes has the 50 points of 02-24 12:08, and the draw took its 100',
    by: 'another answer',
    changes: [
      { call: CALL, wrong: plus('remain', -50) },
      { call: RECORDS, at: POINTS, wrong: booked((all) => all.filter((row) => !wonAt(row))) },
    ],
  },
])

export const points = [...SINGLE, ...TOGETHER]
