// What is said of an ECG in words and in a small picture against its numbers.
import type { Breach } from '../catalogue.ts'
import { fieldOf, numberOf, textOf, type Told } from '../node.ts'
import { breach } from './tools.ts'

/** `全程平均心率68次/分`; neither a range nor the slowest, the fastest or the resting one. */
const RATE = /(?<![快慢高低息])心率 ?(\d+) ?次/

/** The text of a report names the rate that stands beside it. */
export function* rateOfReport({ answer }: Told): Generator<Breach> {
  const [rate, text] = [fieldOf(answer, 'heartRat'), fieldOf(answer, 'dataContent')]
  const [, told] = RATE.exec(textOf(text) ?? '') ?? []
  const beats = numberOf(rate)
  if (!rate || !beats || told === undefined) return
  if (Math.abs(beats - Number(told)) >= 1)
    yield breach('told-twice', rate, 'other than dataContent')
}

/** Suspected fibrillation is never left unsaid. */
export function* rhythmSaid({ answer }: Told): Generator<Breach> {
  const rhythm = fieldOf(answer, 'rhythm')
  const parts = fieldOf(answer, 'sentence')?.items ?? []
  const said = parts.map((part) => textOf(fieldOf(part, 'text')) ?? '')
  const words = [...said, textOf(fieldOf(answer, 'dataContent')) ?? ''].join('')
  if (rhythm?.value === 'af' && words !== '' && !words.includes('房颤') && !words.includes('颤动'))
    yield breach('told-twice', rhythm, 'not said in words')
}

/** Three seconds, for each 50 ms the lowest and the highest as a digit. */
const SIGNS_OF_PICTURE = 120

/** The picture of a row is as long as it is to be, and shows the beats that are counted. */
export function* picturesOfRows({ answer }: Told): Generator<Breach> {
  for (const row of fieldOf(answer, 'list')?.items ?? []) {
    const picture = fieldOf(row, 'thumbnail')
    const signs = textOf(picture)
    if (!picture || signs === undefined) continue
    if (signs.length !== SIGNS_OF_PICTURE) yield breach('ecg-picture', picture, 'not three seconds')
    const hasRate = /\d/.test(textOf(fieldOf(row, 'rateText')) ?? '')
    if (hasRate && /^(\w)\1*$/.test(signs)) yield breach('ecg-picture', picture, 'without a beat')
  }
}
