import { shanghaiTime } from '@kangban/china-time'
import {
  type contract,
  type Handler,
  HOLTER_EPISODE_LABELS,
  type HolterDetail,
  SAMPLES_A_PAIR,
} from '@kangban/contracts'
import type { Context } from '../../context.ts'
import { personAsked } from '../../shared/family/person-asked.ts'
import { readWaiting } from '../../shared/readings/waiting.ts'
import { holterFigures } from '@kangban/rules/ecg/holter-figures'
import { kindCountsText } from '@kangban/rules/ecg/long-counts'
import { holterSentence, holterWaitSentence } from '@kangban/rules/ecg/holter-sentence'
import { spanOf, unknownRecord, wireHead } from './holter-facts.ts'
import { holterRepository } from './holter.repository.ts'
import { markDenials } from '../../shared/ecg/mark-denials.ts'
import { readStoredAnalysis, type StoredAnalysis } from '../../shared/ecg/stored-analysis.ts'

const rounded = (value: number | undefined) => (value === undefined ? null : Math.round(value))

interface Axis {
  startedAt: Date
  rateHz: number
}

const momentOf = ({ startedAt, rateHz }: Axis, sample: number) =>
  shanghaiTime(new Date(startedAt.getTime() + (sample * 1000) / rateHz))

function hoursOf({ hours, episodes }: StoredAnalysis, axis: Axis): HolterDetail['hours'] {
  const suspected = episodes.filter(({ kind }) => kind === 'suspected-af')

  return hours.map((hour) => {
    const samples = suspected.reduce(
      (sum, { from, to }) => sum + Math.max(0, Math.min(to, hour.to) - Math.max(from, hour.from)),
      0,
    )

    return {
      at: momentOf(axis, hour.from),
      heartRateMean: rounded(hour.heartRate?.meanBpm),
      heartRateLow: rounded(hour.heartRate?.lowestBpm),
      heartRateHigh: rounded(hour.heartRate?.highestBpm),
      beats: hour.beats,
      premature: hour.earlyBeats,
      prematureWide: hour.wideEarlyBeats,
      afSeconds: Math.round(samples / axis.rateHz),
      usablePercent: Math.round((100 * hour.usableSeconds * axis.rateHz) / (hour.to - hour.from)),
    }
  })
}

const episodesOf = ({ episodes }: StoredAnalysis, axis: Axis): HolterDetail['episodes'] =>
  episodes.map(({ kind, from, to, beats, heartRate, longestRrMs }) => ({
    kind,
    label: HOLTER_EPISODE_LABELS[kind],
    from,
    to,
    at: momentOf(axis, from),
    seconds: Math.round((10 * (to - from)) / axis.rateHz) / 10,
    beats,
    // One long interval is no rate: it would be one that nobody lives with.
    heartRate: kind === 'pause' ? null : rounded(heartRate?.meanBpm),
    longestRrMs: longestRrMs === null ? null : Math.round(longestRrMs),
  }))

export const getHolterRecord: Handler<typeof contract.holter.getHolterRecord, Context> = async ({
  context,
  input,
}) => {
  const person = await personAsked(context, input.userCode)
  const { accountId, userCode: ownerCode } = person
  const record = await holterRepository(context.services).find({ id: input.id, ownerCode })
  if (!record) throw unknownRecord()
  const head = wireHead(record)
  const { summary, overview } = record

  if (head.status !== 'ready' || !overview) {
    return {
      ...head,
      figures: [],
      hours: [],
      episodes: [],
      overview: null,
      ...holterWaitSentence(head),
    }
  }

  const stored = readStoredAnalysis(summary)

  const [denials, waiting] = await Promise.all([
    markDenials(context.services, { accountId, recordId: record.id }),
    readWaiting(context.services, person),
  ])

  return {
    ...head,
    figures: holterFigures(stored.summary),
    hours: hoursOf(stored, record),
    episodes: episodesOf(stored, record),
    countsText: kindCountsText(stored.summary),
    denials,
    ...holterSentence(stored, { stretch: spanOf(record), waiting }),
    overview: {
      samplesPerPair: SAMPLES_A_PAIR,
      microvolts: stored.microvolts,
      data: Buffer.from(overview).toString('base64'),
    },
  }
}
