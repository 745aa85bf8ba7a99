// Steps: the streak, the goals, the best day and the means, by the rules that the contract states.
import { shanghaiDay } from '@kangban/china-time'
import { SPANS } from '../../constants.ts'
import { KCAL_PER_KG_KM, NOTABLE_SHARE, STRIDE_OF_HEIGHT } from '../../monitoring/figure-rules.ts'
import type { Breach, Between } from '../catalogue.ts'
import { answerOf, type Answers, fieldOf, isList, numberOf, numbersIn, type Told } from '../node.ts'
import { at, breach, CUT_OR_ROUNDED, sumOf } from '../operations/tools.ts'
import { daysOver } from './days-of-span.ts'
import { type Figure, figuresOf, isOurs } from './figures.ts'

/** Each of the 24 hours is a whole number. */
const HOURS_ROUNDED = 13

const meanOfDays = (told: Told): number | undefined => {
  const days = daysOver(told, 'details').map(({ value }) => value)

  return isOurs(told.answer) && isSpan(told) && days.length > 0
    ? sumOf(days) / days.length
    : undefined
}

const isSpan = ({ input }: Told): boolean => input['type'] !== SPANS.day

const FIGURES: readonly Figure[] = [
  { of: 'average', due: meanOfDays, within: CUT_OR_ROUNDED },
  {
    of: 'average',
    due: ({ answer }) => {
      const hours = numbersIn(fieldOf(answer, 'hourMeans'))
      return hours.length > 0 ? sumOf(hours) : undefined
    },
    within: HOURS_ROUNDED,
  },
  {
    of: 'daysMet',
    due: (told) => {
      const [total, target] = ['total', 'target'].map((name) =>
        numberOf(fieldOf(told.answer, name)),
      )

      if (isSpan(told) || total === undefined || target === undefined) return undefined
      return total >= target ? 1 : 0
    },
  },
]

/** The goals of a span in its order, each met or not; today not where it is open. */
function metOf({ answer, input, now }: Told): readonly boolean[] {
  const [goals, details] = ['goals', 'details'].map((name) => fieldOf(answer, name))
  if (!isList(goals) || !isList(details) || goals.items.length !== details.items.length) return []

  const met = details.items.map((item, index) => {
    const [steps, goal] = [item, goals.items[index]].map(numberOf)
    return steps !== undefined && goal !== undefined && steps >= goal
  })

  const isOpen = input['dat'] === shanghaiDay(now) && met.at(-1) === false
  return isOpen ? met.slice(0, -1) : met
}

/** Days in a row that met their goals; a row that fills the span may have begun before it. */
export function* streak(told: Told): Generator<Breach> {
  const node = fieldOf(told.answer, 'streak')
  const [days, met] = [numberOf(node), metOf(told)]
  if (!node || days === undefined || met.length === 0) return
  const inARow = met.length - 1 - met.lastIndexOf(false)
  const isWhole = inARow === met.length
  if (days < inARow || (!isWhole && days > inARow)) yield breach('reckoned', node, 'other days')
}

/** The best day is one of the span, and no other that is over had more steps. */
export function* best(told: Told): Generator<Breach> {
  const [day, node] = ['day', 'steps'].map((name) => at(told.answer, 'best', name))
  const most = numberOf(node)
  if (!node || !day || most === undefined || !isSpan(told)) return
  if (daysOver(told, 'details').some(({ value }) => value > most))
    yield breach('reckoned', node, 'fewer than another day')
  const days = fieldOf(told.answer, 'detailTimes')?.items ?? []
  if (days.length > 0 && days.every(({ value }) => value !== day.value))
    yield breach('reckoned', day, 'no day of the span')
}

/** Both means are whole numbers. */
const AT_THE_EDGE = 1.1

/** More, less or as much as before: less than a twentieth of difference is none. */
export function* compared({ answer }: Told): Generator<Breach> {
  const node = fieldOf(answer, 'compared')
  const [now, before] = ['average', 'averageBefore'].map((name) => numberOf(fieldOf(answer, name)))
  if (!node || now === undefined) return

  if (before === undefined) {
    if (node.value !== null) yield breach('reckoned', node, 'with nothing')
    return
  }

  const [more, notable] = [now - before, NOTABLE_SHARE * before]
  if (Math.abs(Math.abs(more) - notable) <= AT_THE_EDGE) return
  const due = Math.abs(more) < notable ? 'same' : more > 0 ? 'more' : 'less'
  if (node.value !== due) yield breach('reckoned', node, 'other than both means')
}

export const figuresOfSteps = figuresOf(FIGURES)

const CM_PER_METRE = 100
const METRES_PER_KM = 1000
/** Two figures were rounded on the way, of a day once each. */
const roundedOf = (told: Told): number => (isSpan(told) ? 1.5 : CUT_OR_ROUNDED)

/** The way by the stride of the height, and what walking it costs, where our contract says so. */
export function* wayAndCost(told: Answers): Generator<Between> {
  const profile = answerOf(told, 'profile.getHealthInfo')
  const [tall, heavy, sex] = ['height', 'weight', 'sex'].map((n) => numberOf(fieldOf(profile, n)))
  if (!tall || !heavy) return

  for (const each of told) {
    const { name, input, answer } = each
    if (name !== 'monitoring.getSteps' || input['userCode'] !== undefined) continue
    const [total, way, cost] = ['total', 'distance', 'calorie'].map((key) => fieldOf(answer, key))
    const [steps, metres, energy] = [total, way, cost].map(numberOf)
    if (!fieldOf(answer, 'missing') || steps === undefined) continue
    const stride = sex === 1 || sex === 2 ? STRIDE_OF_HEIGHT[sex] : STRIDE_OF_HEIGHT.unknown
    const due = (steps * stride * tall) / CM_PER_METRE
    if (way && metres !== undefined && Math.abs(metres - due) > roundedOf(each))
      yield { name, law: 'reckoned', path: way.path, got: 'other than steps and height make it' }
    const spent = (KCAL_PER_KG_KM * heavy * (metres ?? due)) / METRES_PER_KM
    if (cost && energy !== undefined && Math.abs(energy - spent) > roundedOf(each))
      yield { name, law: 'reckoned', path: cost.path, got: 'other than way and weight make it' }
  }
}
