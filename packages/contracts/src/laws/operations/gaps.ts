// Series of one page that were measured together: where one has a value the others have theirs.
import { SPANS } from '../../constants.ts'
import type { Breach } from '../catalogue.ts'
import { fieldOf, isList, type Node, type Told } from '../node.ts'
import { isSilent } from '../places.ts'
import { agree, breach } from './tools.ts'

const OF_SLOTS = ['details', 'lowDetails', 'hiDetails']

/** By call, which series have their gaps at the same places. */
const TOGETHER: Readonly<Record<string, readonly (readonly string[])[]>> = {
  'monitoring.getHeartRate': [OF_SLOTS],
  'monitoring.getOxygen': [OF_SLOTS],
  'monitoring.getBloodPressure': [['hiDetails', 'lowDetails', 'states']],
  'monitoring.getSleep': [
    ['deepDetails', 'lightDetails', 'remDetails', 'wakeDetails'],
    ['startDetails', 'endDetails'],
  ],
}

/** Of a night that is told in more than its minutes these are told. */
const NEEDS = [
  ['details', 'deepDetails'],
  ['details', 'scoreDetails'],
  ['details', 'startDetails'],
] as const

const isGapOf = (list: Node, index: number): boolean => {
  const item = list.items[index]
  return item === undefined || isSilent(item)
}

const areListsOf = (lists: readonly (Node | undefined)[]): lists is readonly Node[] =>
  lists.every((list) => isList(list) && list.items.length === lists[0]?.items.length)

export function* gapsTogether({ name, answer, input }: Told): Generator<Breach> {
  for (const names of TOGETHER[name] ?? []) {
    const lists = names.map((each) => fieldOf(answer, each))
    if (!areListsOf(lists)) continue
    const [first, ...others] = lists

    const wrong = others.find((list) =>
      list.items.some((_, index) => first && isGapOf(list, index) !== isGapOf(first, index)),
    )

    if (wrong) yield breach('parallel', wrong, `other gaps than ${first?.key}`)
  }

  if (name !== 'monitoring.getSleep' || input['type'] === SPANS.day) return

  for (const names of NEEDS) {
    const lists = names.map((each) => fieldOf(answer, each))
    const [minutes, more] = lists
    if (!areListsOf(lists) || !minutes || !more) continue
    if (more.items.some((_, index) => !isGapOf(more, index) && isGapOf(minutes, index)))
      yield breach('parallel', more, 'where there was no night')
  }
}

/** On the page of a day there is one night. */
export function* oneNight({ answer, input }: Told): Generator<Breach> {
  if (input['type'] === SPANS.day)
    yield* agree('count', fieldOf(answer, 'nights'), { with: 1, within: 0 })
}

const HOURS = 24

/** A day has 24 hours. */
export function* allHours({ answer, input }: Told): Generator<Breach> {
  const hours = fieldOf(answer, 'hourMeans')
  if (input['type'] === SPANS.day || !isList(hours) || hours.items.length === 0) return
  if (hours.items.length !== HOURS) yield breach('count', hours, 'other than 24')
}

/** Each zone but the last ends where the next begins. */
export function* zonesEnd({ answer }: Told): Generator<Breach> {
  const ends = (fieldOf(answer, 'zones')?.items ?? [])
    .slice(0, -1)
    .map((zone) => fieldOf(zone, 'to'))

  const open = ends.find((end) => end?.value === null)
  if (open) yield breach('sum', open, 'no end before the next one')
}
