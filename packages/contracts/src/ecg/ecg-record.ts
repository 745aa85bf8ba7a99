import * as z from 'zod/mini'
import { moment, sentence } from '../wire/fields.ts'
import { circumstances } from '../monitoring/circumstances.ts'
import { decided, withAdded } from '../documents/origin.ts'
import { ecgRowWords } from './ecg-row.ts'
import { ECG_SOURCES, type EcgSource } from './ecg-source.ts'
import { MarkDenial } from './mark-denial.ts'
import { orZero, real, whole } from '../quantities/quantity.ts'
import { address, id } from '../wire/kinds.ts'

/** The wire spells it `heartRat`. Heart rate in beats/min, QT and HRV in ms; null where the signal did not allow it. */
const figures = {
  heartRat: z.nullable(orZero(real('heartRate'))),
  qt: z.nullable(orZero(real('qt'))),
  hrv: z.nullable(orZero(real('hrv'))),
}

/** What lists of ours and the documented ones have in common. */
export const ecgListed = { id, dataTime: moment, ...figures }

export const EcgListItem = withAdded(ecgListed, ecgRowWords)
export type EcgListItem = z.infer<typeof EcgListItem>

export const EXAMPLE_ECG = {
  id: '0b8f3c52-7d1e-4a96-8a4f-5c2e9d7b6a10',
  dataTime: '2026-03-02T08:36:00+08:00',
  heartRat: 72,
  qt: 392,
  hrv: 38,
}

export const SOURCE = z.enum(Object.keys(ECG_SOURCES) as [EcgSource, ...EcgSource[]])

export const EcgMark = z.object({
  sample: whole('samples'),
  kind: z.enum(['supraventricular', 'ventricular']),
})

export const EcgDetail = withAdded(
  {
    ...figures,
    /** Comma-separated samples in millivolts at 512 Hz; an empty token is a gap. */
    ecgContent: decided('ECGDETAIL-08', z.string()),
    dataContent: decided('ECGDETAIL-08', z.string()),
  },
  {
    id,
    dataTime: moment,
    sentence,
    elderSentence: sentence,
    /** What the sentences ask for, as home asks for it now; null where nothing hurries. */
    advice: z.optional(z.nullable(z.string())),
    source: SOURCE,
    durationSeconds: real('ecgSeconds'),
    complete: z.boolean(),
    circumstances,
    /** What its owner wrote to it; empty is nothing. */
    note: z.string(),
    /** How the HRV figure was made: SDNN over so many beats in so many seconds. */
    hrvMethod: z.nullable(
      z.object({
        metric: z.literal('SDNN'),
        windowSeconds: real('ecgSeconds'),
        beats: whole('beats'),
      }),
    ),
    qtcFridericia: z.nullable(real('qtc')),
    qtcBeats: z.nullable(whole('beats')),
    /** Standard deviation of the corrected QT over these beats; null of records that were stored before it was kept. */
    qtcSd: z.optional(z.nullable(real('qtcSpread'))),
    rhythm: z.enum(['sinus', 'af', 'other', 'unclassified']),
    rateRange: z.nullable(z.object({ lowest: whole('heartRate'), highest: whole('heartRate') })),
    marks: z.array(EcgMark),
    /** Those of them that its owner calls wrong. */
    denials: z.array(MarkDenial),
    pdfFilePath: z.nullable(address),
  },
)
export type EcgDetail = z.infer<typeof EcgDetail>

export const EcgMeasurement = withAdded(
  {
    recordStartTime: z.string(),
    durationStr: z.string(),
    completed: decided('ECGLIST-29', z.boolean()),
    labeled: decided('ECGLIST-29', z.boolean()),
    /** A link that expires, or null while the report is being made. */
    pdfFilePath: decided('ECGLIST-29', z.nullable(z.string())),
  },
  /** So that a measurement of the recorder opens in the detail page. */
  { id, ...ecgRowWords },
)
export type EcgMeasurement = z.infer<typeof EcgMeasurement>
