// The bands of a week's report against the limits of the pages.
import type { Between } from '../catalogue.ts'
import { type Answers, fieldOf, numberOf, textOf } from '../node.ts'
import { nodesAt, numberAt } from '../places.ts'
import { reportsOf } from './reports-and-days.ts'

/** Of which page the ends of the band of a measure are the limits. */
const BANDS: Readonly<Record<string, readonly [call: string, low: string, high?: string]>> = {
  pressureMorning: ['monitoring.getBloodPressure', 'normal.sbp.low', 'normal.sbp.high'],
  pressureEvening: ['monitoring.getBloodPressure', 'normal.sbp.low', 'normal.sbp.high'],
  oxygenLowest: ['monitoring.getOxygen', 'threshold'],
}

/** What counts as in range in a week does so on the pages. */
export function* bandsOfWeeks(told: Answers): Generator<Between> {
  for (const { answer } of reportsOf(told, 'weekly'))
    for (const row of nodesAt(answer, 'measures[]')) {
      const [call, ...limits] = BANDS[textOf(fieldOf(row, 'measure')) ?? ''] ?? []
      const page = told.find((each) => each.name === call && each.answer.value !== null)?.answer

      for (const [index, limit] of limits.entries()) {
        const node = fieldOf(row, index === 0 ? 'referenceLow' : 'referenceHigh')
        const [own, due] = [numberOf(node), numberAt(page, limit ?? '')]
        if (node && call && own !== undefined && due !== undefined && own !== due)
          yield {
            name: 'reports.getReport',
            law: 'same-fact',
            path: node.path,
            got: `other than ${call}`,
          }
      }
    }
}
