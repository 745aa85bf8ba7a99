// The bands of a week's report against the limits of the pages, and its goal against those of its days.
import type { Between } from '../catalogue.ts'
import { type Answers, fieldOf, numberOf, textOf } from '../node.ts'
import { nodesAt, numberAt, saidAt } from '../places.ts'
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

const STEPS = 'monitoring.getSteps'

/** The goal of a week is that of its days, where these and all since have one. */
export function* goalsOfWeeks(told: Answers): Generator<Between> {
  for (const { answer } of reportsOf(told, 'weekly')) {
    const [first = '', last = ''] = ['day', 'endDay'].map((name) => textOf(fieldOf(answer, name)))
    const steps = nodesAt(answer, 'measures[]').find((row) => saidAt(row, 'measure') === 'steps')
    const [goal] = nodesAt(steps, 'referenceLow')

    for (const page of told.filter(({ name }) => name === STEPS)) {
      const days = nodesAt(page.answer, 'detailTimes[]').map(({ value }) => String(value))
      const all = nodesAt(page.answer, 'goals[]').map(({ value }) => value)
      const since = new Set(all.filter((_, index) => (days[index] ?? '') >= first))
      const isTold = days.includes(first) && days.includes(last) && all.length === days.length
      if (
        goal &&
        numberOf(goal) !== undefined &&
        isTold &&
        since.size === 1 &&
        !since.has(goal.value)
      )
        yield {
          name: 'reports.getReport',
          law: 'same-fact',
          path: goal.path,
          got: `other than ${STEPS}`,
        }
    }
  }
}
