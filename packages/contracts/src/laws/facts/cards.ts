// The cards of the home page against the pages of their days: a value has a page, and a night one verdict.
import { shanghaiDay } from '@kangban/china-time'
import { SPANS } from '../../constants.ts'
import type { Between } from '../catalogue.ts'
import { momentOf } from '../moments.ts'
import { type Answers, fieldOf, type Node, textOf, type Told } from '../node.ts'
import { nodesAt, tells } from '../places.ts'
import { differences } from './fact.ts'

const PAGES: Readonly<Record<string, string>> = {
  heartRate: 'monitoring.getHeartRate',
  bloodPressure: 'monitoring.getBloodPressure',
  oxygen: 'monitoring.getOxygen',
  temperature: 'monitoring.getTemperature',
  sleep: 'monitoring.getSleep',
  steps: 'monitoring.getSteps',
}

const metricOf = (card: Node): string => textOf(fieldOf(card, 'metric')) ?? ''

const isOwnDay = ({ input }: Told, day: string): boolean =>
  input['type'] === SPANS.day && input['dat'] === day && input['userCode'] === undefined

const MONTH = 'ecg.listEcgMonth'

/** Who has an ECG has its card. */
function* cardOfEcg(told: Answers, home: Told): Generator<Between> {
  const list = fieldOf(home.answer, 'cards')
  const metrics = nodesAt(list, '[].metric').map(({ value }) => value)

  const isMeasured = told.some(
    ({ name, input, answer }) =>
      name === MONTH && input['userCode'] === undefined && tells(answer, 'list[].rateText'),
  )

  if (list && isMeasured && !metrics.includes('ecg'))
    yield { name: home.name, law: 'silent', path: list.path, got: `without one, unlike ${MONTH}` }
}

/** Who is told a metric on the page of the day has its card. */
export function* cardsOfPages(told: Answers): Generator<Between> {
  for (const home of told.filter(({ name }) => name === 'home.getHomeSummary')) {
    const [list, day] = ['cards', 'day'].map((key) => fieldOf(home.answer, key))
    const metrics = nodesAt(list, '[].metric').map(({ value }) => value)
    if (!list || home.input['userCode'] !== undefined) continue
    yield* cardOfEcg(told, home)

    for (const [metric, call] of Object.entries(PAGES))
      if (
        !metrics.includes(metric) &&
        told.some(
          (each) =>
            each.name === call && isOwnDay(each, textOf(day) ?? '') && each.answer.value !== null,
        )
      )
        yield {
          name: home.name,
          law: 'silent',
          path: list.path,
          got: `without one, unlike ${call}`,
        }
  }
}

/** The page of the day of a value is not empty. */
export function* pagesOfCards(told: Answers): Generator<Between> {
  for (const home of told.filter(({ name }) => name === 'home.getHomeSummary'))
    for (const card of nodesAt(home.answer, 'cards[]')) {
      const moment = momentOf(fieldOf(card, 'measuredAt')?.value)
      const value = fieldOf(card, 'value')?.value ?? null
      if (!moment || value === null || fieldOf(card, 'byHand')?.value === true) continue

      const page = told.find(
        (each) => each.name === PAGES[metricOf(card)] && isOwnDay(each, shanghaiDay(moment.ms)),
      )

      if (!page || moment.ms > page.now.getTime()) continue
      if (page.answer.value === null)
        yield {
          name: page.name,
          law: 'silent',
          path: page.answer.path,
          got: 'nothing, unlike home',
        }
      else if (metricOf(card) === 'sleep' && fieldOf(page.answer, 'totalTime')?.value === value)
        yield* differences(
          { told: page, node: page.answer, path: 'state' },
          { told: home, node: card, path: 'state' },
        )
    }
}
