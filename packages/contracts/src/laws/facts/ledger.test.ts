// Points and their record: told rightly nothing is found, told wrongly by one of them it is.
import { describe, expect, it } from 'vitest'
import { between } from '../testing/told.ts'

const SUMMARY = 'points.getPoints'
const RECORD = 'points.listPointRecords'

const signIn = (day: string, integral: number) => ({
  id: day,
  createTime: `${day}T08:00:00+08:00`,
  integral,
})

const row = (day: string, quota: number) => ({
  detailExplain: `签到 +${quota}`,
  createTime: `${day}T08:00:00+08:00`,
  quota,
  kangban: { sendStatus: null },
})

const SIGN_INS = [signIn('2026-02-27', 30), signIn('2026-02-28', 60), signIn('2026-03-01', 60)]

const ROWS = [
  row('2026-03-01', 60),
  row('2026-02-28', 60),
  row('2026-02-27', 30),
  row('2026-02-25', -100),
  row('2026-02-20', 150),
]

interface Read {
  readonly total?: number
  readonly ps?: number
  readonly pages?: number
}

const told = (over: object, { total = ROWS.length, ps = 3, pages = 2 }: Read = {}) =>
  between([
    ['points.getPoints', { remain: 200, userOperEntites: SIGN_INS, ...over }],
    ...Array.from({ length: pages }, (_, at) => {
      const list = ROWS.slice(at * ps, (at + 1) * ps)
      const question = { flag: '1', pn: at + 1, ps }
      return ['points.listPointRecords', { list, total }, question] as const
    }),
  ])

const won = (createTime: string, quota: number, sendStatus: string | null = null) =>
  between([
    ['points.listPointRecords', { list: ROWS, total: 5 }, { flag: '1', pn: 1, ps: 20 }],
    [
      'points.listPointRecords',
      { list: [{ createTime, quota, kangban: { sendStatus } }], total: 1 },
      { flag: '2', pn: 1, ps: 20 },
    ],
  ])

describe('points', () => {
  it('that remain are the sum of the record, where all of it was read', () => {
    expect(told({})).toEqual([])
    expect(told({ remain: 10_200 })).toEqual(['points.getPoints same-fact data.remain'])
    // Without the last sign-in, which was before the run.
    expect(told({ remain: 140 })).toEqual(['points.getPoints same-fact data.remain'])
    expect(told({ remain: 10_200 }, { pages: 1 })).toEqual([])
    expect(told({ remain: 10_200 }, { total: 9 })).toEqual([])
  })

  it('are held to a record of our contract alone: the documents do not say what is booked in it', () => {
    const documented = ROWS.map(({ detailExplain, createTime, quota }) => ({
      detailExplain,
      createTime,
      quota,
    }))

    const record = { list: documented, total: documented.length }

    expect(
      between([
        ['points.getPoints', { remain: 10_200, userOperEntites: SIGN_INS }],
        ['points.listPointRecords', record, { flag: '1', pn: 1, ps: 20 }],
      ]),
    ).toEqual([])
  })

  it('that remain after the record was read are no sum of it: a prize may have been drawn since', () => {
    expect(
      between([
        ['points.listPointRecords', { list: ROWS, total: 5 }, { flag: '1', pn: 1, ps: 20 }],
        ['points.getPoints', { remain: 100, userOperEntites: SIGN_INS }],
      ]),
    ).toEqual([])
  })

  it('may have changed while they were asked for', () => {
    const list = [row('2026-03-02', 60), ...ROWS].map((each, at) =>
      at === 0 ? { ...each, createTime: '2026-03-02T10:00:00+08:00' } : each,
    )

    expect(
      between([
        ['points.getPoints', { remain: 200, userOperEntites: SIGN_INS }],
        ['points.listPointRecords', { list, total: 6 }, { flag: '1', pn: 1, ps: 20 }],
      ]),
    ).toEqual([])
  })

  it('of a sign-in are booked at its time, as far back as the record was read', () => {
    const moved = [signIn('2026-02-26', 30), ...SIGN_INS.slice(1)]
    const wrong = ['points.getPoints same-fact data.userOperEntites[].createTime']
    expect(told({ userOperEntites: moved })).toEqual(wrong)
    expect(told({ userOperEntites: moved }, { pages: 1 })).toEqual([])
    const doubled = SIGN_INS.map((each) => ({ ...each, integral: each.integral * 2 }))

    expect(told({ userOperEntites: doubled })).toEqual(
      SIGN_INS.map(() => 'points.getPoints same-fact data.userOperEntites[].integral'),
    )
  })

  it('of all sign-ins since the cycle began stand in the cycle, two of them on no day', () => {
    const place = 'data.userOperEntites'
    expect(told({ userOperEntites: SIGN_INS.slice(1) })).toEqual([])
    const without = [`points.getPoints same-fact ${place}`]
    expect(told({ userOperEntites: SIGN_INS.slice(0, -1) })).toEqual(without)
    expect(told({ userOperEntites: SIGN_INS.toSpliced(1, 1) })).toEqual(without)
  })

  it('that were won are booked as what they are', () => {
    const place = 'points.listPointRecords same-fact data.list[]'
    expect(won('2026-02-20T08:00:00+08:00', 150)).toEqual([])
    expect(won('2026-02-20T08:00:00+08:00', 50)).toEqual([`${place}.quota`])
    expect(won('2026-02-21T08:00:00+08:00', 150)).toEqual([`${place}.createTime`])
    expect(won('2026-02-21T08:00:00+08:00', 150, '1001')).toEqual([])
    // Drawn by the checker itself.
    expect(won('2026-03-02T10:00:00+08:00', 150)).toEqual([])
  })

  it('are spent when they were given, or about then', () => {
    const spent = (...rows: object[]) =>
      between([[RECORD, { list: rows, total: rows.length }, { flag: '1', pn: 1, ps: 20 }]])

    const [cost, gift] = [row('2026-02-25', -100), row('2026-02-20', 150)]
    const wrong = [`${RECORD} sum data.list[].quota`]
    expect(spent(cost, gift)).toEqual([])
    expect(spent(row('2026-02-26', 150), cost)).toEqual(wrong)
    expect(spent({ ...gift, createTime: '2026-02-25T08:00:30+08:00' }, cost)).toEqual([])
    // The gift may stand on a page that was not read.
    expect(between([[RECORD, { list: [cost], total: 2 }, { flag: '1', pn: 1, ps: 1 }]])).toEqual([])
  })

  it('of the prizes are no record of them', () => {
    const prizes = { list: [row('2026-02-25', 10)], total: 1 }

    expect(
      between([
        ['points.getPoints', { remain: 200, userOperEntites: SIGN_INS }],
        ['points.listPointRecords', prizes, { flag: '2', pn: 1, ps: 20 }],
      ]),
    ).toEqual([])
  })
})

const drawn = (activityType: string, ...prizes: object[]) =>
  between([
    [SUMMARY, { activityResps: [{ activityType, isPart: true }] }],
    [RECORD, { list: prizes, total: prizes.length }, { flag: '2', pn: 1, ps: 20 }],
  ])

const bookedDraw = (createTime: string, ...prizes: object[]) =>
  between([
    [
      RECORD,
      {
        list: [
          { ...row('2026-02-25', -100), detailExplain: '抽奖消耗 -100', createTime },
          row('2026-02-20', 150),
        ],
        total: 2,
      },
      { flag: '1', pn: 1, ps: 20 },
    ],
    [RECORD, { list: prizes, total: prizes.length }, { flag: '2', pn: 1, ps: 20 }],
  ])

const cash = {
  createTime: '2026-02-25T08:00:00+08:00',
  quota: 2.8,
  kangban: { sendStatus: '1002' },
}

const wheel = (prize: object) =>
  between([
    [SUMMARY, { activityResps: [{ id: 'w', description: '次次有奖，最高可得88元现金红包' }] }],
    ['points.getWheel', [{ prizeType: '0002', ...prize }], { id: 'w' }],
  ])

const prize = (createTime: string) => ({ ...cash, createTime })

describe('a draw', () => {
  it('has won a prize', () => {
    expect(drawn('0001', cash)).toEqual([])
    expect(drawn('0001')).toEqual([`${SUMMARY} same-fact data.activityResps[].isPart`])
    expect(drawn('0002')).toEqual([])
    const then = cash.createTime
    const without = [`${RECORD} same-fact data.list[].detailExplain`]
    expect([bookedDraw(then, cash), bookedDraw(then)]).toEqual([[], without])
    expect(bookedDraw('2026-02-25T07:00:00+08:00', cash)).toEqual(without)
  })

  it('wins what its activity promises', () => {
    const wrong = ['points.getWheel told-twice data[].quota']
    expect(wheel({ quota: 88 })).toEqual([])
    expect([wheel({ quota: 0 }), wheel({ quota: 188 })]).toEqual([wrong, wrong])
    expect(wheel({ quota: 188, prizeType: '0001' })).toEqual([])
  })

  it('is paid for, but for the one that is free', () => {
    const rows = [row('2026-02-25', -100), row('2026-02-20', 150)].map((each) => ({
      ...each,
      detailExplain: each.quota < 0 ? '抽奖消耗 -100' : '新人见面礼 +150',
    }))

    const paid = (
      costs: object[],
      prizes: object[],
      parts: readonly (readonly [string, boolean])[],
    ) =>
      between([
        [
          SUMMARY,
          { activityResps: parts.map(([activityType, isPart]) => ({ activityType, isPart })) },
        ],
        [RECORD, { list: costs, total: costs.length }, { flag: '1', pn: 1, ps: 20 }],
        [RECORD, { list: prizes, total: prizes.length }, { flag: '2', pn: 1, ps: 20 }],
      ])

    const [won, free, more] = ['25', '24', '23'].map((day) =>
      prize(`2026-02-${day}T08:00:00+08:00`),
    )

    const isPart = `${SUMMARY} same-fact data.activityResps[].isPart`
    const [paidOne, both] = [[won ?? {}], [won ?? {}, free ?? {}]]

    expect(
      paid(rows, paidOne, [
        ['0001', false],
        ['0002', true],
      ]),
    ).toEqual([])

    expect(
      paid(rows, both, [
        ['0001', true],
        ['0002', false],
      ]),
    ).toEqual([])

    expect(
      paid(rows, both, [
        ['0001', false],
        ['0002', false],
      ]),
    ).toEqual([isPart])

    expect(paid(rows, [...both, more ?? {}], [['0001', true]])).toEqual([`${RECORD} sum data.list`])

    expect(
      paid(
        rows.slice(1),
        [],
        [
          ['0001', false],
          ['0002', true],
        ],
      ),
    ).toEqual([isPart])
    // Of what is offered no more nothing is known.

    expect(paid(rows, both, [['0002', false]])).toEqual([])
  })
})
