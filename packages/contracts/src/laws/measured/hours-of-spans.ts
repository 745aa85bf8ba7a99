// The mean hours of the steps of a month against those of the week that is a part of it.
import { SPANS } from '../../constants.ts'
import type { Between } from '../catalogue.ts'
import { type Answers, fieldOf, isList, numberOf } from '../node.ts'
import { daysOver } from '../reckoned/days-of-span.ts'

const NAME = 'monitoring.getSteps'
/** Each was rounded. */
const ROUNDED = 1

/** What all days of a week walked in an hour is no more than what those of its month did. */
export function* hoursOfSpans(told: Answers): Generator<Between> {
  const spans = (type: string) =>
    told.filter(({ name, input }) => name === NAME && input['type'] === type)

  for (const week of spans(SPANS.week))
    for (const month of spans(SPANS.month)) {
      const [part, whole] = [week, month].map(({ answer }) => fieldOf(answer, 'hourMeans'))
      const isOne = ['dat', 'userCode'].every((key) => week.input[key] === month.input[key])
      const isLater = told.indexOf(month) > told.indexOf(week)
      if (!isOne || !isLater || !isList(part) || !isList(whole)) continue
      const [days, all] = [week, month].map((each) => daysOver(each, 'details').length)

      const wrong = whole.items.find((node, index) => {
        const [mean, own] = [numberOf(node), numberOf(part.items[index])]
        if (mean === undefined || own === undefined) return false
        return (mean + ROUNDED) * (all ?? 0) < (own - ROUNDED) * (days ?? 0)
      })

      if (wrong) yield { name: NAME, law: 'same-fact', path: wrong.path, got: 'less than its week' }
    }
}
