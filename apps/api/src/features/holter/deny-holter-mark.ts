import {
  BEAT_MARKS,
  type contract,
  type Handler,
  type MarkDenial,
  refuse,
} from '@kangban/contracts'
import { decodeBeats } from '@kangban/ecg-core'
import { type Context, sessionUser } from '../../context.ts'
import { sayOfMark } from '../../shared/ecg/mark-denials.ts'
import { readStoredAnalysis } from '../../shared/ecg/stored-analysis.ts'
import { unknownRecord } from './holter-facts.ts'
import { holterRepository } from './holter.repository.ts'

interface Analysed {
  summary: unknown
  beats: Uint8Array | null
}

/** Whether the analysis marked a beat, or a stretch from here on, as this. */
function isMarked(
  { summary, beats }: Analysed,
  { sample, kind }: Pick<MarkDenial, 'sample' | 'kind'>,
): boolean {
  if (summary === null || !beats) return false
  const code = BEAT_MARKS.findIndex((mark) => mark === kind) + 1

  if (code === 0)
    return readStoredAnalysis(summary).episodes.some(
      (episode) => episode.kind === kind && episode.from === sample,
    )

  const list = decodeBeats(beats)
  return list.kinds[list.beats.indexOf(sample)] === code
}

export const denyHolterMark: Handler<typeof contract.holter.denyHolterMark, Context> = async ({
  context,
  input: { id, ...said },
}) => {
  const { services } = context
  const { accountId } = sessionUser(context)
  const record = await holterRepository(services).findMarks({ id, accountId })
  if (!record) throw unknownRecord()
  // What a later analysis no longer marks can still be taken back.
  if (said.denied && !isMarked(record, said)) throw refuse('markUnknown', 'no such mark')
  return sayOfMark(services, { accountId, recordId: id, ...said })
}
