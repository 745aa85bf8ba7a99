import path from 'node:path'
import { existsSync, readFileSync } from 'node:fs'
import { afFeatures, canTellAf, classifyRhythm, stripEvidence } from '@kangban/ecg-core'
import type { AfFeatures, RhythmEvidence } from '@kangban/ecg-core'
import { isDevelopment } from '../development-records.ts'
import { readRhythmLabels, RHYTHM_LABELS } from '../evaluate-rhythm.ts'
import { FIBRILLATION, namedWindows } from '../evaluate-windows.ts'
import { readLead } from '../record.ts'
import type { Lead } from '../record.ts'
import { readAnnotations, readNamedRhythms, recordFolders } from '../record-folder.ts'

/** Flutter, of the atria and of the ventricles, is neither fibrillation nor a fair example of what is none. */
const LEFT_OUT = ['AFL', 'VFL']

/** A strip of CinC 2017, or 30 s of a MIT-BIH record. */
export interface RhythmSample {
  /** With its database. */
  record: string
  /** As the reader named it. */
  truth: string
  isAf: boolean
  evidence: RhythmEvidence
  features: AfFeatures
  /** Whether the constants are asked at all: enough clear intervals, and not too noisy to say. */
  isTold: boolean
}

interface Named {
  record: string
  truth: string
  isAf: boolean
}

function sample(named: Named, { samples, rateHz }: Lead): RhythmSample {
  const { evidence } = stripEvidence(samples, rateHz)
  const isTold = canTellAf(evidence) && classifyRhythm(evidence).rhythm !== 'unclassified'
  return { ...named, evidence, features: afFeatures(evidence), isTold }
}

function readStrips(folder: string): RhythmSample[] {
  const labels = readRhythmLabels(readFileSync(path.join(folder, RHYTHM_LABELS), 'utf8'))

  return [...labels].flatMap(([record, truth]) => {
    const header = path.join(folder, `${record}.hea`)
    if (truth === '~' || !isDevelopment('cinc2017', record) || !existsSync(header)) return []

    return [
      sample({ record: `cinc2017/${record}`, truth, isAf: truth === 'A' }, readLead(header, 0)),
    ]
  })
}

function readWindows(folder: string): RhythmSample[] {
  const names = recordFolders(folder)[0]?.records ?? []

  return names
    .filter((record) => isDevelopment('mitdb', record))
    .flatMap((record) => {
      const header = path.join(folder, `${record}.hea`)
      const { samples, rateHz } = readLead(header, 0)
      const annotations = readAnnotations(header, 'atr') ?? []
      const rhythms = readNamedRhythms(header, annotations, samples.length)

      return namedWindows({ rhythms, samples, rateHz })
        .filter(({ truth }) => !LEFT_OUT.includes(truth))
        .map((window) =>
          sample(
            { record: `mitdb/${record}`, truth: window.truth, isAf: window.truth === FIBRILLATION },
            { samples: window.samples, rateHz },
          ),
        )
    })
}

/** The development records of `cinc2017` and `mitdb` in a folder; too noisy strips are no examples of a rhythm. */
export const readRhythmSamples = (data: string): RhythmSample[] => [
  ...readStrips(path.join(data, 'cinc2017')),
  ...readWindows(path.join(data, 'mitdb')),
]
