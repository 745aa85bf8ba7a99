// What matters are called against the hours of their events, and the days of shorter words.
import { shanghaiHour } from '@kangban/china-time'
import type { Between, Breach } from '../catalogue.ts'
import { eventsOf, msOf } from '../across/events-told.ts'
import { type Answers, fieldOf, type Told } from '../node.ts'
import { breach } from '../operations/tools.ts'
import { nodesAt, saidAt } from '../places.ts'
import { isAt } from './matter-texts.ts'

/** A matter is not called after hours that none of its events had. */
export function* hoursOfMatters(told: Answers): Generator<Between> {
  const rows = new Map(eventsOf(told)?.rows.map((row) => [fieldOf(row, 'id')?.value, row]))

  for (const { name, answer } of told)
    for (const matter of nodesAt(answer, 'matters[]')) {
      const [title, ids] = [fieldOf(matter, 'title'), nodesAt(matter, 'ids[]')]
      const own = ids.flatMap(({ value }) => rows.get(value) ?? [])
      const hours = own.filter((row) => msOf(row) > 0).map((row) => shanghaiHour(msOf(row)))
      if (!title || hours.length === 0 || hours.length < ids.length) continue
      if (hours.every((hour) => !isAt(saidAt(matter, 'title'), hour)))
        yield { name, law: 'same-fact', path: title.path, got: 'of other hours than its events' }
    }
}

/** Today may be when to do something about it, and a day that is told by its date may be called otherwise. */
const AGO = /大前天|前天|昨天/g
const DATE = /\d月\d+日/

/** The shorter words tell of no other day than the longer ones. */
export function* sameDays({ answer }: Told): Generator<Breach> {
  const said = saidAt(answer, 'sentence')
  const days: readonly string[] = said.match(AGO) ?? []
  const own: readonly string[] = saidAt(answer, 'elderSentence').match(AGO) ?? []
  const elder = fieldOf(answer, 'elderSentence')
  if (elder && days.length > 0 && !DATE.test(said) && own.some((day) => !days.includes(day)))
    yield breach('told-twice', elder, 'another day than sentence')
}
