// The calls on ECG records where no call saves one: what was measured on this phone is kept on it and listed beside what
// the back end has.
import { shanghaiTime } from '@kangban/china-time'
import { BUSINESS_FAILURE, MESSAGES } from '@kangban/contracts'
import { FailedCall } from '@kangban/contracts/link'
import {
  analyseEcg,
  countPremature,
  type EcgAnalysis,
  parseSamples,
  SAMPLE_RATE,
} from '@kangban/ecg-core'
import { ecgRowWords, rateRangeOf } from '@kangban/rules/ecg/ecg-row-verdict'
import { durationText, ecgSummary } from '@kangban/rules/ecg/ecg-sentence'
import { useSession } from '../stores/session.ts'
import { type CallOf, composition, type Inputs, type Outputs } from './composition.ts'
import { askedNow, composeEcgRecord, findingsOf } from './ecg-record.ts'
import { findKept, keepEcg, type KeptEcg, keptOfDay } from './kept-ecg.ts'
import { isKeptId } from './kept-id.ts'

type Measurements = Outputs['ecg']['listEcgMeasurements']
type Detail = Outputs['ecg']['getEcgRecord']

const rounded = (value: number | null): number | null => (value === null ? null : Math.round(value))

function figuresOf(analysis: EcgAnalysis) {
  const { rhythm, beats, heartRateBpm, qtMs, qtcFridericiaMs, qtcFridericiaSdMs, qtcBeats, hrv } =
    analysis

  const judged = { rhythm, heartRateBpm, prematureBeats: countPremature(beats) }
  const rateRange = rateRangeOf(analysis)

  return {
    wire: {
      heartRat: rounded(heartRateBpm),
      qt: rounded(qtMs),
      hrv: rounded(hrv?.valueMs ?? null),
    },
    facts: {
      ...judged,
      rateRange,
      qtMs,
      qtcMs: qtcFridericiaMs,
      qtcBeats,
      qtcSdMs: qtcFridericiaSdMs,
      hrv,
    },
    row: ecgRowWords(judged, rateRange),
  }
}

const dataTimeOf = (startedAt: string): string => shanghaiTime(new Date(startedAt))

/** Keeps the measurement on this phone; nothing of it reaches the network. */
export const composeSave = composition<CallOf<'ecg', 'saveEcgRecord'>>(async (input) => {
  const { samples } = parseSamples(input.ecgContent)
  const { id, stored } = await keepEcg(input, samples.length)
  const { wire } = figuresOf(analyseEcg(samples, SAMPLE_RATE))
  return { id, dataTime: dataTimeOf(input.startedAt), ...wire, stored }
})

/** What a record of this phone says: it has its samples. */
export const keptRow = ({ ecgContent }: KeptEcg) =>
  figuresOf(analyseEcg(parseSamples(ecgContent).samples, SAMPLE_RATE)).row

const listed = (kept: KeptEcg): Measurements[number] => ({
  id: kept.id,
  ...keptRow(kept),
  recordStartTime: dataTimeOf(kept.startedAt).slice(0, 19).replace('T', ' '),
  durationStr: durationText(kept.durationSeconds),
  completed: kept.complete,
  labeled: true,
  pdfFilePath: null,
})

async function keptHere({
  measurementDate,
  userCode,
}: Inputs['ecg']['listEcgMeasurements']): Promise<Measurements> {
  // Of a relative whose data are looked at, nothing is on this phone.
  if (userCode && userCode !== useSession.getState().user?.userCode) return []
  return (await keptOfDay(measurementDate)).map(listed)
}

/** What the back end has of the day, then what is kept here; neither hides the other when it cannot be read. */
export const composeMeasurements = composition<CallOf<'ecg', 'listEcgMeasurements'>>(
  async (input, ask) => {
    const [there, here] = await Promise.allSettled([ask(), keptHere(input)])
    if (here.status === 'rejected')
      console.warn('the measurements on this phone could not be read', here.reason)
    const kept = here.status === 'fulfilled' ? here.value : []
    if (there.status === 'fulfilled') return [...there.value, ...kept]
    if (kept.length === 0) throw there.reason
    console.warn('the ECG recorder data of the back end could not be read', there.reason)
    return kept
  },
)

async function keptDetail(id: string): Promise<Detail> {
  const kept = await findKept(id)
  if (!kept)
    throw new FailedCall({ kind: 'code', code: BUSINESS_FAILURE, message: MESSAGES.ecgNotFound })
  const { startedAt, complete, ecgContent, circumstances = null } = kept
  const { samples } = parseSamples(ecgContent)
  const analysis = analyseEcg(samples, SAMPLE_RATE)
  const { wire, facts } = figuresOf(analysis)
  const began = new Date(startedAt)

  return {
    ...wire,
    ecgContent,
    dataContent: ecgSummary({ ...facts, complete }, askedNow(began, samples.length)),
    id,
    dataTime: dataTimeOf(startedAt),
    source: 'recorder',
    complete,
    circumstances,
    ...findingsOf(analysis, { sampleCount: samples.length, startedAt: began }),
  }
}

/** A record of this phone, or one of the back end with what its signal says. */
export const composeRecord = composition<CallOf<'ecg', 'getEcgRecord'>>(async (input, ask) =>
  isKeptId(input.ecgId)
    ? keptDetail(input.ecgId)
    : ((await composeEcgRecord(input, ask)) as Detail),
)
