// A record of many hours against its row and against its beats.
import type { Between } from '../catalogue.ts'
import { type Answers, fieldOf, type Node, numberOf, textOf } from '../node.ts'
import { nodesAt, numberAt } from '../places.ts'

const RECORD = 'holter.getHolterRecord'
const LIST = 'holter.listHolterRecords'
const BEATS = 'holter.readBeats'

/** Both were rounded. */
const ROUNDED = 1

/** An hour has the same slowest and fastest in the row. */
function* hoursOfRow(told: Answers, record: Node): Generator<Between> {
  const rows = told
    .filter(({ name }) => name === LIST)
    .flatMap(({ answer }) => nodesAt(answer, 'list[]'))

  for (const row of rows) {
    if (fieldOf(row, 'id')?.value !== fieldOf(record, 'id')?.value) continue

    for (const [index, hour] of nodesAt(row, 'hours[]').entries())
      for (const [name, of] of [
        ['low', 'heartRateLow'],
        ['high', 'heartRateHigh'],
      ] as const) {
        const [own] = nodesAt(hour, name)
        const due = numberAt(record, `hours[${index}].${of}`)
        if (own && due !== undefined && Math.abs((numberOf(own) ?? due) - due) > ROUNDED)
          yield { name: LIST, law: 'same-fact', path: own.path, got: `other than ${RECORD}` }
      }
  }
}

const LAST_BYTE = 0x80
const KINDS = 0b11
const VENTRICULAR = 2

/** Of each beat the lowest bits of its first byte; undefined of what is no base64. */
function kindsIn(text: string): number[] | undefined {
  try {
    const bytes = Array.from(atob(text), (sign) => sign.charCodeAt(0))

    return bytes
      .filter((_, index) => index === 0 || (bytes[index - 1] ?? 0) < LAST_BYTE)
      .map((byte) => byte & KINDS)
  } catch {
    return undefined
  }
}

/** All beats of a record are those that it counts, and so are the wide ones. */
function* beatsOfRecord(told: Answers, record: Node): Generator<Between> {
  const figureOf = (name: string) =>
    numberAt(
      nodesAt(record, 'figures[]').find((row) => fieldOf(row, 'name')?.value === name),
      'value',
    )

  for (const { name, input, answer } of told) {
    if (name !== BEATS || input['id'] !== fieldOf(record, 'id')?.value) continue
    if (input['from'] !== undefined || input['to'] !== undefined) continue
    const beats = fieldOf(answer, 'beats')
    const kinds = kindsIn(textOf(beats) ?? '')
    if (!beats || !kinds) continue

    for (const [figure, count] of [
      ['beats', kinds.length],
      ['prematureWide', kinds.filter((kind) => kind === VENTRICULAR).length],
    ] as const) {
      const due = figureOf(figure)
      if (due !== undefined && due !== count)
        yield { name, law: 'same-fact', path: beats.path, got: `other than ${RECORD}` }
    }
  }
}

export function* recordAndBeats(told: Answers): Generator<Between> {
  for (const { answer } of told.filter(({ name }) => name === RECORD))
    for (const law of [hoursOfRow, beatsOfRecord]) yield* law(told, answer)
}
