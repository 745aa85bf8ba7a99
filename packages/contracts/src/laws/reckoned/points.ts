// Points: what an activity costs, what winners are told of, and days that are ids.
import { isDay, MS_PER_MINUTE, shanghaiDay } from '@kangban/china-time'
import { isConsuming } from '../../points/points-codes.ts'
import type { Breach } from '../catalogue.ts'
import { momentOf } from '../moments.ts'
import { fieldOf, type Node, numberOf, textOf, type Told } from '../node.ts'
import { breach } from '../operations/tools.ts'
import { amountIn } from './amounts.ts'

const COSTS = /消耗 ?(\d+) ?积分/

/** What is for new users is free, all else costs points: as many as its description says. */
export function* costs({ answer }: Told): Generator<Breach> {
  for (const row of fieldOf(answer, 'activityResps')?.items ?? []) {
    const [type, consume] = ['activityType', 'consume'].map((name) => fieldOf(row, name))
    const [code, points] = [textOf(type), numberOf(consume)]
    if (!consume || code === undefined || points === undefined) continue
    const said = amountIn(textOf(fieldOf(row, 'description')) ?? '', COSTS)
    const partake = fieldOf(row, 'partake')
    if (partake?.value === 0 && fieldOf(row, 'isPart')?.value === true)
      yield breach('count', partake, 'without the own part')
    if (points > 0 !== isConsuming(code)) yield breach('reckoned', consume, 'other than its type')
    else if (said !== undefined && said !== points)
      yield breach('told-twice', consume, 'other than its description')
  }
}

/** Nobody signs in twice on a day, and a sign-in that is known by its day was on that day. */
export function* daysOfSignIns({ answer }: Told): Generator<Breach> {
  const entries = fieldOf(answer, 'userOperEntites')

  const days = (entries?.items ?? []).flatMap(
    (entry) => momentOf(fieldOf(entry, 'createTime')?.value)?.day ?? [],
  )

  if (entries && new Set(days).size < days.length) yield breach('count', entries, 'two on one day')

  for (const entry of fieldOf(answer, 'userOperEntites')?.items ?? []) {
    const id = fieldOf(entry, 'id')
    const moment = momentOf(fieldOf(entry, 'createTime')?.value)
    if (id && isDay(textOf(id)) && moment && moment.day !== id.value)
      yield breach('told-twice', id, 'another day than createTime')
  }
}

const MASKED = /[*＊某]/
const PRIZE = /^(?:\d+积分|\d+(?:\.\d+)?元)$/
const NOTHING = /^0+(?:\.0+)?(?:积分|元)$/

/** Names are masked, and a prize is an amount with its unit; points are whole. */
export function* winners({ answer }: Told): Generator<Breach> {
  for (const row of answer.items) {
    const [name, money] = ['name', 'money'].map((key) => fieldOf(row, key))
    if (name && textOf(name) && !MASKED.test(textOf(name) ?? ''))
      yield breach('kind', name, 'not masked')
    if (money && textOf(money) && !PRIZE.test(textOf(money) ?? ''))
      yield breach('unit', money, 'no amount with its unit')
    if (money && NOTHING.test(textOf(money) ?? '')) yield breach('verdict', money, 'no prize')
  }
}

/** A sign-in may be booked a moment after it, on the next day. */
const BOOKED_WITHIN_MS = MS_PER_MINUTE

const SIGN_IN = '签到'
const FIRST = /^首次/

/** What is booked once: on a day, or ever. */
function onceOf(row: Node): string | undefined {
  const title = (textOf(fieldOf(row, 'detailExplain')) ?? '').split(' ')[0] ?? ''
  const ms = momentOf(fieldOf(row, 'createTime')?.value)?.ms
  if (FIRST.test(title)) return title
  if (title !== SIGN_IN || ms === undefined) return undefined
  const day = shanghaiDay(ms)
  return day === shanghaiDay(ms - BOOKED_WITHIN_MS) ? `${title} ${day}` : undefined
}

/** Nobody signs in twice on a day, nor does anything for the first time twice. */
export function* bookedOnce({ answer }: Told): Generator<Breach> {
  const list = fieldOf(answer, 'list')
  const booked = (list?.items ?? []).flatMap((row) => onceOf(row) ?? [])
  if (list && new Set(booked).size < booked.length) yield breach('count', list, 'booked twice')
}
