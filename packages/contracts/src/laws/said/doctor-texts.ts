// What the page for the doctor says in words, against the nights, days and readings that it lists.
import { daysBetween, isDay } from '@kangban/china-time'
import { momentOf } from '../moments.ts'
import { fieldOf, type Node, numberOf, textOf } from '../node.ts'
import { sumOf } from '../operations/tools.ts'
import { nodesAt, numberAt, saidAt } from '../places.ts'
import { about, type Due, type Said } from './said.ts'

const valuesAt = (page: Node, path: string): number[] =>
  nodesAt(page, path).flatMap((node) => numberOf(node) ?? [])

const nightsOf = (page: Node): Node[] =>
  nodesAt(page, 'oxygen.nights[]').filter((night) => numberAt(night, 'lowest') !== undefined)

const lowNights = (page: Node): number =>
  nightsOf(page).filter(
    (night) =>
      (numberAt(night, 'falls') ?? 0) > 0 ||
      (numberAt(night, 'lowest') ?? Infinity) < (numberAt(page, 'oxygen.limit') ?? 0),
  ).length

const lowest = (page: Node): Due => {
  const all = valuesAt(page, 'oxygen.nights[].lowest')
  return all.length === 0 ? undefined : Math.min(...all)
}

/** The night that ended on 2月18日. */
const nightOf = (page: Node, part: string, [month, date]: readonly (string | undefined)[]) =>
  nodesAt(page, `${part}.nights[]`).find((night) => {
    const day = textOf(fieldOf(night, 'day')) ?? ''
    return Number(day.slice(5, 7)) === Number(month) && Number(day.slice(8)) === Number(date)
  })

const meanOf = (values: readonly number[]): Due =>
  values.length === 0 ? undefined : about(sumOf(values) / values.length)

const spanOf = (page: Node): number | undefined => {
  const [from, to] = ['fromDay', 'toDay'].map((name) => textOf(fieldOf(page, name)))
  return isDay(from) && isDay(to) ? daysBetween(from, to) + 1 : undefined
}

const lacking = (page: Node, count: number): Due => {
  const span = spanOf(page)
  return span === undefined ? undefined : span - count
}

const daysOf = (page: Node, part: string): number =>
  new Set(
    nodesAt(page, 'pressure.readings[]')
      .filter((row) => fieldOf(row, 'part')?.value === part)
      .map((row) => momentOf(fieldOf(row, 'at')?.value)?.day),
  ).size

const typed = (page: Node, byHand: boolean): number =>
  nodesAt(page, 'pressure.readings[].byHand').filter(({ value }) => value === byHand).length

const RECENT = 7

const ratesOf = (days: readonly Node[]): number[] =>
  days.flatMap((day) => numberAt(day, 'value') ?? [])

const resting = (page: Node): readonly [recent: number[], before: number[]] => {
  const days = nodesAt(page, 'restingHeart.days[]')
  return [ratesOf(days.slice(-RECENT)), ratesOf(days.slice(0, -RECENT))]
}

/** A night is counted before its minutes are rounded. */
const shortNights = (page: Node): Due => {
  const limit = numberAt(page, 'sleep.limitMinutes') ?? 0
  const all = valuesAt(page, 'sleep.nights[].minutes')

  return [
    all.filter((minutes) => minutes < limit).length,
    all.filter((minutes) => minutes <= limit).length,
  ]
}

const meanText = (page: Node, part: string): Due => {
  const [sbp, dbp] = ['sbp', 'dbp'].map((name) => numberAt(page, `pressure.total.${part}.${name}`))
  return sbp === undefined ? undefined : `${sbp}/${dbp}`
}

/** However a long record is called: 疑似房颤 2 次 over 1 份心电图，1 次 24 小时记录. */
const recordsIn = (text: string): number => {
  const [strips, long] = [/(\d+) 份心电图/, /(?:^|[：，])(\d+) 次 [^（：，]+[（：]/].map(
    (each) => each.exec(text)?.[1],
  )

  return Number(strips ?? 0) + Number(long ?? 0)
}

const MEANS =
  /平均早晨 (?:(\d+\/\d+) mmHg（(\d+) 次）|没有测到)，晚上 ?(?:(\d+\/\d+) mmHg（(\d+) 次）)?/

const ofConclusion = (says: RegExp, due: Said['due']): Said => ({ at: 'conclusions', says, due })

export const DOCTOR_TEXTS: readonly Said[] = [
  {
    in: 'conclusions[]',
    at: 'title',
    says: /^疑似房颤 (\d+) 次/,
    due: (row) => [recordsIn(saidAt(row, 'text'))],
  },
  ofConclusion(MEANS, (page) => [
    meanText(page, 'morning'),
    numberAt(page, 'pressure.total.morning.count'),
    meanText(page, 'evening'),
    numberAt(page, 'pressure.total.evening.count'),
  ]),
  ofConclusion(
    /最低 (\d+)%（(\d+)月(\d+)日早晨醒来的那夜(?:，低了 (\d+) 下)?(?:，共 (\d+) 分钟)?(?:，那夜睡 ([^）]+))?）/,
    (page, _, [, , ...date]) => {
      const [oxygen, sleep] = ['oxygen', 'sleep'].map((part) => nightOf(page, part, date))

      return [
        numberAt(oxygen, 'lowest'),
        undefined,
        undefined,
        numberAt(oxygen, 'falls'),
        numberAt(oxygen, 'minutes'),
        about(numberAt(sleep, 'minutes')),
      ]
    },
  ),
  {
    at: 'oxygen.text',
    says: /^(\d+) 夜：(?:没有|(\d+) 夜)低于 (\d+)%，最低 (\d+)%/,
    due: (page) => [
      nightsOf(page).length,
      lowNights(page),
      numberAt(page, 'oxygen.limit'),
      lowest(page),
    ],
  },
  {
    at: 'ecg.text',
    says: /天心电 (\d+) 次/,
    due: (page) => [numberAt(page, 'ecg.count')],
  },
  {
    at: 'ecg.text',
    says: /天心电 (\d+) 次/,
    due: (page) => [recordsIn(saidAt(page, 'ecg.text'))],
  },
  { at: 'ecg.text', says: /^(\d+) 天/, due: (page) => [spanOf(page)] },
  {
    in: 'pressure',
    at: 'total.title',
    says: /^(\d+) 天$/,
    due: (_, { answer }) => [spanOf(answer)],
  },
  {
    at: 'restingHeart.text',
    says: /^近 7 天平均 (\d+)/,
    due: (page) => [meanOf(resting(page)[0])],
  },
  {
    at: 'restingHeart.text',
    says: /此前 \d+ 天平均 (\d+)/,
    due: (page) => [meanOf(resting(page)[1])],
  },
  {
    at: 'sleep.text',
    says: /^(\d+) 夜平均 (.+?)，(\d+) 夜不足 (.+)$/,
    due: (page) => {
      const nights = valuesAt(page, 'sleep.nights[].minutes')

      return [
        nights.length,
        meanOf(nights),
        shortNights(page),
        numberAt(page, 'sleep.limitMinutes'),
      ]
    },
  },
  {
    at: 'sources',
    says: /血压仪 (\d+) 次(?:，手表 (\d+) 次)?，手动输入 (\d+) 次/,
    due: (page, _, [, monitor, watch = '0']) => [
      typed(page, false) - Number(watch),
      typed(page, false) - Number(monitor),
      typed(page, true),
    ],
  },
  ...(
    [
      [/夜间血氧：缺 (\d+) 天/, (page) => nightsOf(page).length],
      [/静息心率：缺 (\d+) 天/, (page) => valuesAt(page, 'restingHeart.days[].value').length],
      [/睡眠：缺 (\d+) 天/, (page) => valuesAt(page, 'sleep.nights[].minutes').length],
      [/早晨缺 (\d+) 天/, (page) => daysOf(page, 'morning')],
      [/晚上缺 (\d+) 天/, (page) => daysOf(page, 'evening')],
    ] as const satisfies readonly (readonly [RegExp, (page: Node) => number])[]
  ).map(([says, has]): Said => ({
    at: 'missing',
    says,
    due: (page) => [lacking(page, has(page))],
  })),
]
