import * as z from 'zod/mini'
import { addedInput } from '../documents/origin.ts'
import { operation } from '../operation.ts'
import { EcgDetail, EXAMPLE_ECG } from './ecg-record.ts'
import { userCode } from '../wire/kinds.ts'

export const getEcgRecord = operation({
  origin: 'documented',
  method: 'GET',
  path: '/monitor/v1/app/find-ecg-info',
  summary: 'An ECG record with its samples',
  input: z.object({
    ecgId: z.string().check(z.minLength(1), z.maxLength(64)),
    userCode: addedInput(userCode),
  }),
  output: EcgDetail,
  ownership: 'granted',
  looksAt: 'ecg',
  safety: 'read',
  example: {
    input: { ecgId: EXAMPLE_ECG.id },
    output: {
      heartRat: EXAMPLE_ECG.heartRat,
      qt: EXAMPLE_ECG.qt,
      hrv: EXAMPLE_ECG.hrv,
      ecgContent: '0.012,0.018,0.031,,0.044',
      dataContent: '心率 72 次/分，节律规则，见 1 次早搏。',
      kangban: {
        id: EXAMPLE_ECG.id,
        dataTime: EXAMPLE_ECG.dataTime,
        sentence: [{ text: '心率 72 次/分，节律规则。', tone: 'plain' }],
        elderSentence: [{ text: '心跳平稳。', tone: 'plain' }],
        advice: null,
        source: 'recorder',
        durationSeconds: 30,
        complete: true,
        circumstances: ['palpitations'],
        note: '',
        hrvMethod: { metric: 'SDNN', windowSeconds: 30, beats: 36 },
        qtcFridericia: 416,
        qtcBeats: 36,
        qtcSd: 12,
        rhythm: 'sinus',
        rateRange: { lowest: 68, highest: 76 },
        marks: [{ sample: 5120, kind: 'supraventricular' }],
        denials: [],
        pdfFilePath: null,
      },
    },
  },
})
