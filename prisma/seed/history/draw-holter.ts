import { addDays, startOfShanghaiDay } from '@kangban/china-time'
import { BLOCK_SECONDS, SAMPLES_A_PAIR } from '@kangban/contracts'
import { encodeSampleBlock, SAMPLE_RATE } from '@kangban/ecg-core'
import { createEcg, createLiveVitals, GRANDMOTHER, personOf } from '@kangban/vitals'
import {
  analyseBlocks,
  type RecordResult,
} from '../../../apps/api/src/features/holter/analyse-blocks.ts'
import { HOLTER_DAYS_AGO, herStory } from './her-story.ts'

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

/** Her heart on the day of the record, from midnight on, with the rhythm of her history. */
export function heartOfHolter({ seed, today }: Pick<HolterOrder, 'seed' | 'today'>) {
  const person = personOf(GRANDMOTHER, seed)
  const live = createLiveVitals({ person, seed, scenario: herStory(today, seed) })
  const day = addDays(today, -HOLTER_DAYS_AGO)

  return {
    person,
    seed: `${seed} ${day} holter`,
    rhythm: live.rhythmFrom(startOfShanghaiDay(day).getTime()),
  }
}

/** The ECG of that day in blocks, and analysed. */
export function drawHolter({ minutes, ...when }: HolterOrder): DrawnHolter {
  const ecg = createEcg({ ...heartOfHolter(when), rateHz: SAMPLE_RATE })
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
