// The record that the recorder plays in the browser tests: a real one where the data is at hand, else a made one.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import {
  annotationCode,
  parseWfdbHeader,
  readWfdbAnnotations,
  readWfdbSignal,
  resample,
  writeWfdbAnnotations,
  writeWfdbHeader,
  writeWfdbSignal16,
} from '@kangban/ecg-core'
import { createEcg, createPerson, createRandom } from '@kangban/vitals'

const DATA = resolve(process.env['ECG_DATA_DIR'] ?? '../shared/data/ecg')
const REAL = join(DATA, 'mitdb/119.hea')
const MADE = resolve('test-results/records/made.hea')

/** MIT-BIH annotation letters that mark a beat. */
const BEATS = new Set('NLRBAaJSVrFejnE/fQ?')

function makeRecord(): string {
  const rateHz = 360

  const person = createPerson(createRandom(3), {
    id: 'made',
    sex: 'male',
    ageYears: 60,
    conditions: [],
  })

  const ecg = createEcg({ person, seed: 3, rateHz, rhythm: { kind: 'pvc', heartRate: 66 } })
  const samples = ecg.read(60 * rateHz)
  const scale = { gain: 200, baseline: 0 }

  const header = parseWfdbHeader(
    `made 1 ${rateHz} ${samples.length}\nmade.dat 16 ${scale.gain}(0)/mV 16 0 0 0 0 I\n`,
  )

  mkdirSync(dirname(MADE), { recursive: true })
  writeFileSync(MADE, writeWfdbHeader(header))
  writeFileSync(MADE.replace('.hea', '.dat'), writeWfdbSignal16([samples], scale))

  const beats = ecg
    .beats()
    .map(({ sample, kind }) => ({ sample, code: annotationCode(kind === 'normal' ? 'N' : 'V') }))

  writeFileSync(MADE.replace('.hea', '.atr'), writeWfdbAnnotations(beats))
  return MADE
}

export const recordPath = (): string =>
  existsSync(REAL) ? REAL : existsSync(MADE) ? MADE : makeRecord()

/** Lead 0 of the record at the recorder's 512 Hz, in millivolts, and its annotated beats as 512 Hz sample positions. */
export function readRecord(path: string): { samples: Float32Array; beats: number[] } {
  const header = parseWfdbHeader(readFileSync(path, 'utf8'))
  const signal = header.signals[0]
  if (!signal) throw new Error(`${path} has no signal`)
  const bytes = readFileSync(join(dirname(path), signal.fileName))
  const samples = resample(readWfdbSignal(header, bytes, 0), header.rateHz, 512)
  const atr = readFileSync(path.replace(/\.hea$/, '.atr'))
  const annotations = readWfdbAnnotations(atr, header.rateHz)

  const beats = annotations
    .filter(({ symbol }) => BEATS.has(symbol))
    .map(({ sample }) => (sample * 512) / header.rateHz)

  return { samples, beats }
}
