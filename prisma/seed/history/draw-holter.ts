import { addDays, startOfShanghaiDay } from '@kangban/china-time'
import { BLOCK_SECONDS, SAMPLES_A_PAIR } from '@kangban/contracts'
import { encodeSampleBlock, SAMPLE_RATE } from '@kangban/ecg-core'
import { createEcg, createLiveVitals, GRANDMOTHER, personOf } from '@kangban/vitals'
import {
  analyseBlocks,
  type RecordResult,
} from '../../../apps/api/src/features/holter/analyse-blocks.ts'
import { grandmothersScenario } from './seed-history.ts'

/** Plain data, so that a thread can be asked for it. */
export interface HolterOrder {
  seed: number
  today: string
  minutes: number
}

export interface DrawnHolter {
  blocks: Uint8Array<ArrayBuffer>[]
  result: RecordResult
}

/** The ECG of yesterday from midnight on, with the rhythm of her history, in blocks and analysed. */
export function drawHolter({ seed, today, minutes }: HolterOrder): DrawnHolter {
  const person = personOf(GRANDMOTHER, seed)
  const live = createLiveVitals({ person, seed, scenario: grandmothersScenario(today) })
  const yesterday = addDays(today, -1)

  const ecg = createEcg({
    person,
    seed: `${seed} ${yesterday} holter`,
    rateHz: SAMPLE_RATE,
    rhythm: live.rhythmFrom(startOfShanghaiDay(yesterday).getTime()),
  })

  const blockLength = BLOCK_SECONDS * SAMPLE_RATE

  const blocks = Array.from({ length: minutes }, (_, minute) => {
    const block = encodeSampleBlock(ecg.read(blockLength))
    ecg.forgetBefore((minute + 1) * blockLength)
    return block
  })

  const shape = {
    rateHz: SAMPLE_RATE,
    sampleCount: minutes * blockLength,
    blockLength,
    pairLength: SAMPLES_A_PAIR,
  }

  const readBlocks = (first: number, count: number) => blocks.slice(first, first + count)
  return { blocks, result: analyseBlocks({ ...shape, readBlocks }) }
}
