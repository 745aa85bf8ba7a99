import * as z from 'zod/mini'
import { moment, sentence } from '../wire/fields.ts'
import { operation } from '../operation.ts'
import { MetricState } from '../home/get-home-summary.ts'
import { detailTimes, metricQuery, series, value } from './metric-query.ts'
import { real, whole } from '../quantities/quantity.ts'

/** Degrees Celsius at the wrist, which is not the temperature of the body. */
export const TemperatureSpan = z.object({
  /** The newest measured value of the span. */
  last: real('skinTemperature'),
  lastTime: moment,
  nightMean: value('skinTemperature'),
  baseline: value('skinTemperature'),
  /** `nightMean` - `baseline`. */
  deviation: value('temperatureChange'),
  /** The verdict on `deviation`: a state with its word, 积累中 while there is no baseline, 暂无 without a night. */
  state: MetricState,
  stateText: z.string(),
  /** A deviation of up to so many degrees is normal. */
  band: real('temperatureChange'),
  /** Nights that the baseline is made of, or will be: of `nightsNeeded` at least. */
  baselineNights: whole('days'),
  nightsNeeded: whole('days'),
  /** Of a day the 48 half-hours, else the days. */
  detailTimes,
  details: series('skinTemperature'),
  /** Deviation of each night from the 14 nights before it; on a day that of the half-hours of the night, else null. */
  deviations: series('temperatureChange'),
  sentence,
  elderSentence: sentence,
})
export type TemperatureSpan = z.infer<typeof TemperatureSpan>

export const getTemperature = operation({
  origin: 'ours',
  method: 'GET',
  path: '/monitor/app/v1/temperature/{type}/{dat}',
  summary: 'Skin temperature against the own nights',
  input: metricQuery,
  output: z.nullable(TemperatureSpan),
  ownership: 'granted',
  looksAt: 'temperature',
  safety: 'read',
  example: {
    input: { type: '2', dat: '2026-03-02' },
    output: {
      last: 33.4,
      lastTime: '2026-03-02T09:30:00+08:00',
      nightMean: 34.31,
      baseline: 34.22,
      deviation: 0.09,
      state: 'normal',
      stateText: '正常',
      band: 0.5,
      baselineNights: 13,
      nightsNeeded: 3,
      detailTimes: [
        '2026-02-24',
        '2026-02-25',
        '2026-02-26',
        '2026-02-27',
        '2026-02-28',
        '2026-03-01',
        '2026-03-02',
      ],
      details: [34.18, 34.25, 34.21, 34.3, 34.2, null, 34.31],
      deviations: [-0.04, 0.02, -0.02, 0.07, -0.03, null, 0.09],
      sentence: [{ text: '近7天里，夜里手腕的温度和平时差不多。', tone: 'plain' }],
      elderSentence: [{ text: '近7天夜里手腕冷热和平时差不多。', tone: 'plain' }],
    },
  },
})
