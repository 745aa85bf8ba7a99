// The card of the ECG against the lists of records.
import { shanghaiMonth } from '@kangban/china-time'
import type { Between } from '../catalogue.ts'
import { momentOf } from '../moments.ts'
import { answerOf, type Answers, fieldOf, numberOf } from '../node.ts'
import { msAt, nodesAt } from '../places.ts'
import { differences } from './fact.ts'

const HOME = 'home.getHomeSummary'
const MONTH = 'ecg.listEcgMonth'
const LONG = 'holter.listHolterRecords'

/** The record of a card is in a list, and has there the verdict that the card tells. */
export function* ecgCard(told: Answers): Generator<Between> {
  const [month, long] = [MONTH, LONG].map((call) => told.find(({ name }) => name === call))
  const records = nodesAt(month?.answer, 'list[]')
  const longs = nodesAt(answerOf(told, LONG), 'list[]')
  if (!month || !long || numberOf(fieldOf(long.answer, 'total')) !== longs.length) return

  for (const home of told.filter(({ name }) => name === HOME))
    for (const card of nodesAt(home.answer, 'cards[]')) {
      const measured = fieldOf(card, 'measuredAt')
      const ms = momentOf(measured?.value)?.ms
      if (fieldOf(card, 'metric')?.value !== 'ecg' || !measured || ms === undefined) continue
      if (shanghaiMonth(ms) !== month.input['month']) continue
      const record = records.find((row) => msAt(row, 'dataTime') === ms)

      if (record)
        yield* differences(
          { told: home, node: card, path: 'state' },
          { told: month, node: record, path: 'state' },
        )
      else if (!longs.some((row) => msAt(row, 'startedAt') === ms))
        yield { name: HOME, law: 'detail', path: measured.path, got: `not in ${MONTH}` }
    }
}
