// What the contract makes of the score and of the time asleep.
import { MINUTES_PER_DAY, MS_PER_HOUR, MS_PER_MINUTE } from '@kangban/china-time'
import { SLEEP_STAGE_CODES, SPANS } from '../../constants.ts'
import type { Breach } from '../catalogue.ts'
import { fieldOf, isList, numberOf, textOf, type Told } from '../node.ts'
import { agree, breach, sumOf } from '../operations/tools.ts'

/** A usual score is that of the nights before one; a span has none. */
export function* scoreOfNight({ answer, input }: Told): Generator<Breach> {
  const usual = fieldOf(answer, 'usualScore')
  if (usual && numberOf(usual) !== undefined && input['type'] !== SPANS.day)
    yield breach('reckoned', usual, 'of no single night')
}

const HOURS = /^(\d+(?:\.\d+)?)-(\d+(?:\.\d+)?)小时$/
const MOST = 100

/** Time asleep is compared with the middle of what is recommended. */
export function* timeAsleep({ answer }: Told): Generator<Breach> {
  const [, low, high] = HOURS.exec(textOf(fieldOf(answer, 'sleepRef')) ?? '') ?? []
  const total = numberOf(fieldOf(answer, 'totalTime'))
  if (low === undefined || high === undefined || !total) return
  const middle = (((Number(low) + Number(high)) / 2) * MS_PER_HOUR) / MS_PER_MINUTE

  yield* agree('reckoned', fieldOf(answer, 'sleepCompRate'), {
    with: Math.min(MOST, (MOST * total) / middle),
    within: 1,
  })
}

const CLOCK = /^(\d{2}):(\d{2})$/

const minutesOf = (text: string | undefined): number => {
  const [, hours, minutes] = CLOCK.exec(text ?? '') ?? []
  return (Number(hours) * MS_PER_HOUR) / MS_PER_MINUTE + Number(minutes)
}

/** By stage: where its minutes are told. */
const STAGES = [
  [SLEEP_STAGE_CODES.deep, 'deepSleep'],
  [SLEEP_STAGE_CODES.light, 'lightSleep'],
  [SLEEP_STAGE_CODES.rem, 'rem'],
  [SLEEP_STAGE_CODES.awake, 'wake'],
] as const

/** Beginnings of stretches are whole minutes: of several stretches these do not all err the same way. */
const mostOff = (stretches: number): number => 1 + stretches / 2

/** The stretches of each stage, from one beginning to the next and to the end of the sleep, come to its minutes. */
export function* minutesOfStages({ answer, input }: Told): Generator<Breach> {
  const [stages, labels] = ['details', 'detailTimes'].map((name) => fieldOf(answer, name))
  if (input['type'] !== SPANS.day || !isList(stages) || !isList(labels)) return
  const end = minutesOf(textOf(fieldOf(answer, 'sleepEndTime')))
  const begins = labels.items.map((label) => minutesOf(textOf(label)))

  const lengths = begins.map(
    (from, index) => ((begins[index + 1] ?? end) - from + MINUTES_PER_DAY) % MINUTES_PER_DAY,
  )

  if (stages.items.length !== begins.length || lengths.some(Number.isNaN)) return

  for (const [code, name] of STAGES) {
    const own = lengths.filter((_, index) => numberOf(stages.items[index]) === code)

    yield* agree('sum', fieldOf(answer, name), {
      with: sumOf(own),
      within: mostOff(own.length),
    })
  }
}
