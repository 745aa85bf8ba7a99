import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { classifyRhythm } from '@kangban/ecg-core'
import { CliError } from '../cli-error.ts'
import { RHYTHMS } from '../evaluate-rhythm.ts'
import { groups, table } from '../table.ts'
import { afConstantsFile, fitRhythm } from './fit-rhythm.ts'
import { readRhythmSamples } from './rhythm-samples.ts'
import type { RhythmSample } from './rhythm-samples.ts'

const FILE = fileURLToPath(new URL('../../../ecg-core/src/rhythm/af-constants.ts', import.meta.url))

/** Strips are single records, too many to leave out one by one. */
const STRIP_FOLDS = 15

const constantsFrom = (samples: readonly RhythmSample[]) =>
  fitRhythm(samples.filter(({ isTold }) => isTold))

/** Records that are left out together. */
function foldsOf(samples: readonly RhythmSample[]): RhythmSample[][] {
  const byRecord = groups(samples, ({ record }) => record)

  const [long, strips] = [true, false].map((isLong) =>
    byRecord.filter(([, own]) => own.length > 1 === isLong).map(([, own]) => own),
  )

  const folds = Array.from({ length: STRIP_FOLDS }, (_, fold) =>
    (strips ?? []).filter((_strip, i) => i % STRIP_FOLDS === fold).flat(),
  )

  return [...(long ?? []), ...folds].filter(({ length }) => length > 0)
}

/** What each sample is called by constants that were chosen without its record. */
function leftOutTable(samples: readonly RhythmSample[]): string[] {
  const told = foldsOf(samples).flatMap((fold) => {
    const left = new Set(fold)
    const constants = constantsFrom(samples.filter((sample) => !left.has(sample)))

    return fold.map(({ record, truth, evidence }) => ({
      name: `${path.dirname(record)} ${truth}`,
      rhythm: classifyRhythm(evidence, constants).rhythm,
    }))
  })

  return table([
    ['each by constants chosen without it', ...RHYTHMS],
    ...groups(told, ({ name }) => name).map(([name, own]) => [
      name,
      ...RHYTHMS.map((rhythm) => String(own.filter((one) => one.rhythm === rhythm).length)),
    ]),
  ])
}

/** Chooses the constants of the rhythm on the development records and writes them where ecg-core reads them. */
export function writeRhythm(data: string): string[] {
  const samples = readRhythmSamples(data)
  const records = new Set(samples.map(({ record }) => record)).size
  if (!samples.some(({ isAf }) => isAf)) throw new CliError(`${data} shows no fibrillation`)
  writeFileSync(FILE, afConstantsFile(constantsFrom(samples), records))

  return [
    `${path.relative(process.cwd(), FILE)}: from ${records} records`,
    ...leftOutTable(samples),
  ]
}
