// What the page of warnings says of its first matter, and which part of the day events are named after.
import { shanghaiHour } from '@kangban/china-time'
import type { Breach } from '../catalogue.ts'
import { momentOf } from '../moments.ts'
import { everyNode, fieldOf, type Node, textOf, type Told } from '../node.ts'
import { breach } from '../operations/tools.ts'
import { nodesAt, numberAt } from '../places.ts'
import type { Said } from './said.ts'

const firstOf = (answer: Node): Node | undefined =>
  nodesAt(answer, 'matters[]').find((matter) => fieldOf(matter, 'state')?.value !== 'over')

const textOfFirst = (answer: Node, name: string): string | undefined =>
  textOf(fieldOf(firstOf(answer), name))

/** How many wait, which of them is first, and what to do about it. */
export const SUMMARY_SAYS: readonly Said[] = [
  {
    at: 'sentence',
    says: /^(\d+) 件事还没了结(?:，先看|：)(.+?)，(.+)。$/,
    due: (answer) => [
      numberAt(answer, 'open'),
      textOfFirst(answer, 'title'),
      textOfFirst(answer, 'advice'),
    ],
  },
  {
    at: 'elderSentence',
    says: /^([^，]+)，(.+)。$/,
    due: (answer) => [textOfFirst(answer, 'title'), textOfFirst(answer, 'advice')],
  },
]

/** Hours that each part of the day has, widely: people begin a morning and a night at several. */
const PARTS: readonly (readonly [says: RegExp, from: number, to: number])[] = [
  [/^凌晨/, 0, 7],
  [/^早晨|^早上/, 4, 12],
  [/^中午/, 10, 15],
  [/^下午/, 12, 20],
  [/^晚上/, 17, 24],
  [/^白天/, 5, 23],
]

const NIGHT = { from: 20, to: 9 } as const

export function isAt(name: string, hour: number): boolean {
  if (name.startsWith('夜间')) return hour >= NIGHT.from || hour < NIGHT.to
  const part = PARTS.find(([says]) => says.test(name))
  return !part || (hour >= part[1] && hour < part[2])
}

/** 早晨血压偏高 was no evening. */
export function* partOfDay({ answer }: Told): Generator<Breach> {
  for (const node of everyNode(answer)) {
    const name = fieldOf(node, 'eventName') ?? fieldOf(node, 'title')
    const moment = momentOf((fieldOf(node, 'createTime') ?? fieldOf(node, 'occurredAt'))?.value)
    const text = textOf(name)
    if (!name || text === undefined || !moment || node.key === 'kangban') continue
    if (!isAt(text, shanghaiHour(moment.ms))) yield breach('told-twice', name, 'another hour')
  }
}
