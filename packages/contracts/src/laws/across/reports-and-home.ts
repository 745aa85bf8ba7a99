// What a report of a day asks for, against what home and the page of warnings ask for while it waits.
import type { Between } from '../catalogue.ts'
import { type Answers, fieldOf } from '../node.ts'
import { nodesAt } from '../places.ts'
import { isUnread } from './reports-and-days.ts'

const REPORT = 'reports.getReport'
const SUMMARY = 'warnings.getWarningSummary'

/** A report of a day asks for what home asks for, as long as nobody has read it and its events wait. */
export function* reportsAndHome(told: Answers): Generator<Between> {
  const matters = told
    .filter(({ name }) => name === SUMMARY)
    .flatMap(({ answer }) => nodesAt(answer, 'matters[]'))
    .filter((matter) => fieldOf(matter, 'state')?.value !== 'over')

  for (const { answer } of told.filter(({ name }) => name === REPORT)) {
    const list = fieldOf(answer, 'advice')
    const events = new Set(nodesAt(answer, 'events[].id').map(({ value }) => value))
    const given = nodesAt(list, '[]').map(({ value }) => value)
    if (!list || !isUnread(told, answer)) continue

    const left = matters.some(
      (matter) =>
        nodesAt(matter, 'ids[]').some(({ value }) => events.has(value)) &&
        !given.includes(fieldOf(matter, 'advice')?.value),
    )

    if (left)
      yield { name: REPORT, law: 'same-fact', path: list.path, got: `other than ${SUMMARY}` }
  }
}
