import { shanghaiTime } from '@kangban/china-time'
import type { contract, Handler } from '@kangban/contracts'
import { refuse } from '@kangban/contracts'
import { SAMPLE_RATE } from '@kangban/ecg-core'
import type { Context } from '../../context.ts'
import { type Threads, workIn } from '../../ports/threads.ts'
import { ecgAdvice } from '@kangban/rules/ecg/ecg-advice'
import { ecgSentence, ecgSummary } from '@kangban/rules/ecg/ecg-sentence'
import { personAsked } from '../../shared/family/person-asked.ts'
import { readWaiting } from '../../shared/readings/waiting.ts'
import { storedCircumstances } from '../../shared/readings/stored-circumstances.ts'
import * as Text from '../../shared/ecg/samples-text.ts'
import { markDenials } from '../../shared/ecg/mark-denials.ts'
import { marksOf } from '../../shared/ecg/marks.ts'
import { factsOf, measuredOf, stretchOf, wireFigures } from './ecg-facts.ts'
import { ecgRepository } from './ecg.repository.ts'
import { reportLink } from './report-link.ts'

const TEXT = workIn<typeof Text, 'samplesText'>(
  new URL('../../shared/ecg/samples-text.ts', import.meta.url),
  'samplesText',
)

/** So much is written in 6 ms, sooner than a thread is asked. */
const SHORT = 60 * SAMPLE_RATE

const contentOf = async (threads: Threads, { samples, sampleCount }: Stored): Promise<string> =>
  sampleCount > SHORT ? threads.run(TEXT, samples) : Text.samplesText(samples)

interface Stored {
  samples: Uint8Array
  sampleCount: number
}

export const getEcgRecord: Handler<typeof contract.ecg.getEcgRecord, Context> = async ({
  context,
  input,
}) => {
  const { database, links, threads, vault } = context.services
  const person = await personAsked(context, input.userCode)
  const { accountId, isOwner } = person
  const record = await ecgRepository(database).find({ id: input.ecgId, accountId })

  if (!record) {
    throw refuse('ecgNotFound', 'no such ECG of this user')
  }

  const facts = factsOf(record)
  const measured = measuredOf(record)
  const { hrvMs, hrvSeconds, hrvBeats } = record

  const hrv =
    hrvMs === null || hrvSeconds === null || hrvBeats === null
      ? null
      : { valueMs: hrvMs, windowSeconds: hrvSeconds, beats: hrvBeats }

  const [denials, waiting] = await Promise.all([
    markDenials(context.services, { accountId, recordId: record.id }),
    readWaiting(context.services, person),
  ])

  const asked = { stretch: stretchOf(record), waiting }

  return {
    ...wireFigures(record),
    ecgContent: await contentOf(threads, record),
    dataContent: ecgSummary({ ...measured, ...facts, hrv }, asked),
    kangban: {
      id: record.id,
      dataTime: shanghaiTime(record.startedAt),
      ...ecgSentence(facts, asked),
      advice: ecgAdvice(facts, asked),
      source: record.source === 'recorder' ? 'recorder' : 'watch',
      durationSeconds: record.sampleCount / SAMPLE_RATE,
      complete: record.complete,
      circumstances: storedCircumstances(record.circumstances),
      note: record.noteCipher === null ? '' : vault.decrypt(record.noteCipher),
      hrvMethod: hrv && { metric: 'SDNN', windowSeconds: hrv.windowSeconds, beats: hrv.beats },
      qtcFridericia: record.qtcMs === null ? null : Math.round(record.qtcMs),
      qtcBeats: record.qtcBeats,
      qtcSd: record.qtcSdMs === null ? null : Math.round(record.qtcSdMs),
      rhythm: facts.rhythm,
      rateRange: measured.rateRange,
      marks: marksOf(record.marks),
      denials,
      // A link outlives a sharing that was taken back, and its document has the whole name.
      pdfFilePath: isOwner && record.analysedAt ? reportLink(links, record.id) : null,
    },
  }
}
