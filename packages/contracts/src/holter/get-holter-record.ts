import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { EXAMPLE_HOLTER, HolterDetail, ofRecord } from './holter-record.ts'

export const getHolterRecord = operation({
  origin: 'ours',
  method: 'GET',
  path: '/monitor/v1/app/holter/info',
  summary: 'A record of many hours: figures, hours, episodes and the overview of its trace',
  input: z.object(ofRecord),
  output: HolterDetail,
  ownership: 'granted',
  looksAt: 'ecg',
  safety: 'read',
  example: {
    input: { id: EXAMPLE_HOLTER.id },
    output: {
      ...EXAMPLE_HOLTER,
      figures: [
        {
          name: 'sdnn',
          label: 'SDNN',
          value: 118,
          unit: '毫秒',
          method: '全部正常心跳间隔的标准差',
          windowSeconds: 86_400,
        },
      ],
      hours: [
        {
          at: '2026-03-01T08:00:00+08:00',
          heartRateMean: 74,
          heartRateLow: 66,
          heartRateHigh: 98,
          beats: 4432,
          premature: 3,
          prematureWide: 0,
          afSeconds: 0,
          usablePercent: 99,
        },
      ],
      episodes: [
        {
          kind: 'suspected-af',
          label: '疑似房颤',
          from: 11_059_200,
          to: 12_902_400,
          at: '2026-03-01T14:00:00+08:00',
          seconds: 3600,
          beats: 6720,
          heartRate: 112,
          longestRrMs: 1180,
        },
      ],
      sentence: [
        { text: '24 小时里有 1 段心跳间隔不齐，疑似房颤，', tone: 'bad' },
        { text: '请今天把心电给医生看。', tone: 'bad' },
      ],
      elderSentence: [
        { text: '心跳不齐，疑似房颤，', tone: 'bad' },
        { text: '请今天把心电给医生看。', tone: 'bad' },
      ],
      overview: { samplesPerPair: 4096, microvolts: 1, data: 'LP+gBA==' },
    },
  },
})
