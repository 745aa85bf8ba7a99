// Days that the page for the doctor tells of are no gaps in the weeks and months of their pages.
import { addDays, isDay, MS_PER_HOUR, shanghaiDay } from '@kangban/china-time'
import { SPANS } from '../../constants.ts'
import type { Between } from '../catalogue.ts'
import { type Answers, fieldOf, type Node, numberOf, type Told } from '../node.ts'
import { nodesAt, numberAt, saidAt } from '../places.ts'

const DOCTOR = 'doctor.getDoctorPage'

/** By page: where the doctor is told of its days, and whether what is of a night may be of the evening before. */
const TOLD: Readonly<Record<string, readonly [rows: string, value: string, isOfNight: boolean]>> = {
  'monitoring.getHeartRate': ['restingHeart.days[]', 'value', false],
  'monitoring.getOxygen': ['oxygen.nights[]', 'lowest', true],
  'monitoring.getSleep': ['sleep.nights[]', 'minutes', false],
}

/** After midnight what was measured on the day before may still come. */
const LATE_MS = 6 * MS_PER_HOUR

/** The slots of a week or a month by their days. */
const slotsOf = ({ answer }: Told): ReadonlyMap<unknown, Node | undefined> =>
  new Map(
    nodesAt(answer, 'detailTimes[]').map(({ value }, index) => [
      value,
      fieldOf(answer, 'details')?.items[index],
    ]),
  )

function* gapsIn(page: Told, doctor: Node): Generator<Between> {
  const [rows = '', value = '', isOfNight] = TOLD[page.name] ?? []
  const slots = slotsOf(page)
  const open = shanghaiDay(page.now.getTime() - LATE_MS)

  for (const row of nodesAt(doctor, rows)) {
    const day = saidAt(row, 'day')
    if (!isDay(day) || day >= open || numberAt(row, value) === undefined) continue
    const own = isOfNight ? [day, addDays(day, -1)] : [day]
    const [gap] = own.flatMap((each) => slots.get(each) ?? [])
    if (!gap || own.some((each) => !slots.has(each) || numberOf(slots.get(each)) !== undefined))
      continue
    yield { name: page.name, law: 'silent', path: gap.path, got: `nothing, unlike ${DOCTOR}` }
    return
  }
}

export function* gapsOfDays(told: Answers): Generator<Between> {
  for (const { answer } of told.filter(({ name }) => name === DOCTOR))
    for (const page of told)
      if (
        page.name in TOLD &&
        page.input['type'] !== SPANS.day &&
        page.input['userCode'] === undefined
      )
        yield* gapsIn(page, answer)
}
