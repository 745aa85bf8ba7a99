// What the contract makes of the score and of the time asleep.
import { MS_PER_HOUR, MS_PER_MINUTE } from '@kangban/china-time'
import { SPANS } from '../../constants.ts'
import type { Breach } from '../catalogue.ts'
import { fieldOf, numberOf, textOf, type Told } from '../node.ts'
import { agree, breach, CUT_OR_ROUNDED } from '../operations/tools.ts'

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
    within: CUT_OR_ROUNDED,
  })
}
