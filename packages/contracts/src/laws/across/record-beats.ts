// A record of many hours against its row and against its beats.
import type { Between } from '../catalogue.ts'
import { type Answers, fieldOf, type Node, numberOf, textOf } from '../node.ts'
import { nodesAt, numberAt, saidAt } from '../places.ts'
import { amountIn } from '../reckoned/amounts.ts'

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

const EARLY = /早搏 (\d+) 次/

/** By what a row finds: the figure of the record that is not 0 then. */
const FOUND: Readonly<Record<string, string>> = { af: 'suspectedAf', early: 'premature' }

const figureOf = (record: Node, name: string): number | undefined =>
  numberAt(
    nodesAt(record, 'figures[]').find((row) => fieldOf(row, 'name')?.value === name),
    'value',
  )

/** What a row finds in a record is counted there, no less often than the row says; what is called wrong may count or not. */
function* foundInRow(told: Answers, record: Node): Generator<Between> {
  const id = fieldOf(record, 'id')?.value
  if (nodesAt(record, 'denials[]').length > 0) return
  const stretches = nodesAt(record, 'episodes[].kind').map(({ value }) => value)

  for (const { answer } of told.filter(({ name }) => name === LIST))
    for (const row of nodesAt(answer, 'list[]')) {
      const finding = fieldOf(row, 'finding')
      const count = figureOf(record, FOUND[textOf(finding) ?? ''] ?? '')
      const said = finding?.value === 'early' ? amountIn(saidAt(row, 'stateText'), EARLY) : 1
      if (!finding || fieldOf(row, 'id')?.value !== id || count === undefined) continue
      // A short one is less than half a minute.
      if (stretches.includes('suspected-af') && finding.value === 'af') continue
      if (count === 0 || (finding.value === 'early' && (said ?? 0) > count))
        yield { name: LIST, law: 'same-fact', path: finding.path, got: `other than ${RECORD}` }
    }
}

const LAST_BYTE = 0x80
const KINDS = 0b11
const NORMAL = 0
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

/** All beats of a record are those that it counts, and so are the wide ones; no more are early than are marked. */
function* beatsOfRecord(told: Answers, record: Node): Generator<Between> {
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
      const due = figureOf(record, figure)
      if (due !== undefined && due !== count)
        yield { name, law: 'same-fact', path: beats.path, got: `other than ${RECORD}` }
    }

    // An early beat is no normal one.
    if ((figureOf(record, 'premature') ?? 0) > kinds.filter((kind) => kind !== NORMAL).length)
      yield { name, law: 'same-fact', path: beats.path, got: 'fewer early ones than are counted' }
  }
}

export function* recordAndBeats(told: Answers): Generator<Between> {
  for (const { answer } of told.filter(({ name }) => name === RECORD))
    for (const law of [hoursOfRow, foundInRow, beatsOfRecord]) yield* law(told, answer)
}
