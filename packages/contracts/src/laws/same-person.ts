// What the page for the doctor tells of a body against the profile, and a report of the ones beside it against their list.
import { isDay, shanghaiDay } from '@kangban/china-time'
import type { Between } from './catalogue.ts'
import { momentOf } from './moments.ts'
import { answerOf, type Answers, fieldOf, type Node, numberOf, textOf } from './node.ts'

/** Whole years on a day. */
export function ageOn(day: string, birthday: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthday.slice(0, 4))
  return day.slice(5) < birthday.slice(5) ? years - 1 : years
}

const SEXES: Readonly<Record<string, number>> = { 男: 1, 女: 2 }

/** Each fact by its form, and what the profile makes of it; undefined where it does not say. */
function due(fact: string, { profile, day }: { profile: Node; day: string }) {
  const [, years] = /^(\d+) ?岁/.exec(fact) ?? []
  const [, tall] = /^身高 ?(\d+(?:\.\d+)?)/.exec(fact) ?? []
  const [, heavy] = /^体重 ?(\d+(?:\.\d+)?)/.exec(fact) ?? []
  const birthday = textOf(fieldOf(profile, 'birthday'))
  if (years && isDay(birthday)) return [Number(years), ageOn(day, birthday)] as const
  if (tall) return [Number(tall), numberOf(fieldOf(profile, 'height'))] as const
  if (heavy) return [Number(heavy), numberOf(fieldOf(profile, 'weight'))] as const
  return [SEXES[fact], numberOf(fieldOf(profile, 'sex'))] as const
}

/** Rounded to whole numbers. */
const ROUNDED = 0.5

/** Sex, age, height and weight on the page for the doctor are those of the profile. */
export function* factsOfDoctor(told: Answers): Generator<Between> {
  const name = 'doctor.getDoctorPage'
  const [page, profile] = [name, 'profile.getHealthInfo'].map((each) => answerOf(told, each))
  const made = momentOf(fieldOf(page, 'madeAt')?.value)
  if (!page || !profile || !made) return
  const day = shanghaiDay(made.ms)

  for (const fact of fieldOf(fieldOf(page, 'person'), 'facts')?.items ?? []) {
    const [said, own] = due(textOf(fact) ?? '', { profile, day })
    if (said !== undefined && own && Math.abs(said - own) > ROUNDED)
      yield { name, law: 'same-fact', path: fact.path, got: 'other than in the profile' }
  }
}

/** The reports beside one are reports of its kind, where the list of these is told whole. */
export function* listedNeighbours(told: Answers): Generator<Between> {
  for (const { name, input, answer } of told) {
    if (name !== 'reports.getReport') continue

    const list = told.find(
      (each) => each.name === 'reports.listReports' && each.input['kind'] === input['kind'],
    )?.answer

    const rows = fieldOf(list, 'list')?.items ?? []
    if (rows.length === 0 || numberOf(fieldOf(list, 'total')) !== rows.length) continue
    const ids = rows.map((row) => fieldOf(row, 'id')?.value)
    // The list may have been asked for before the report was made.
    if (!ids.includes(fieldOf(answer, 'id')?.value)) continue

    for (const key of ['previousId', 'nextId']) {
      const beside = fieldOf(answer, key)
      if (beside && textOf(beside) !== undefined && !ids.includes(beside.value))
        yield { name, law: 'detail', path: beside.path, got: 'not in the list' }
    }
  }
}
