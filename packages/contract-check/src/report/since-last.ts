// What the reports say of a run beside the one before it.
import { DRIFT_KINDS } from '../answer/drift.ts'
import type { DriftPlace, Since } from '../history/since.ts'
import type { Text } from '../text.ts'
import { both, cell, code, row, section, table } from './html.ts'

const KINDS: ReadonlyMap<string, Text> = new Map(Object.entries(DRIFT_KINDS))

/** A run of another version may know kinds that this one does not. */
const kindText = (kind: string): Text => KINDS.get(kind) ?? { zh: kind, en: kind }

const OPERATION: Text = { zh: '接口', en: 'call' }

const SINCE = {
  appeared: { zh: '新出现的不符', en: 'New drifts' },
  mended: { zh: '已修好的不符', en: 'Mended drifts' },
  slower: { zh: '变慢的接口', en: 'Slower calls' },
} as const satisfies Record<string, Text>

const at = (startedAt: string): string => `${startedAt.slice(0, 19).replace('T', ' ')} UTC`

const isSame = ({ appeared, mended, slower }: Since): boolean =>
  appeared.length + mended.length + slower.length === 0

function placesTable(title: Text, places: readonly DriftPlace[]): string {
  if (places.length === 0) return ''
  const heads: Text[] = [OPERATION, { zh: '不符之处', en: 'drift' }, { zh: '字段', en: 'field' }]

  const rows = places.map(({ operation, kind, path }) =>
    row(cell(code(operation)), cell(both(kindText(kind))), cell(code(path || '–'))),
  )

  return `<h3>${both(title)}</h3>${table(heads, rows)}`
}

function slowerTable({ slower }: Since): string {
  if (slower.length === 0) return ''
  const heads: Text[] = [OPERATION, { zh: '上次', en: 'before' }, { zh: '这次', en: 'now' }]

  const rows = slower.map(({ operation, before, now }) =>
    row(cell(code(operation)), cell(`${before} ms`, 'number'), cell(`${now} ms`, 'number')),
  )

  return `<h3>${both(SINCE.slower)}</h3>${table(heads, rows)}`
}

export function sinceSection(since: Since): string {
  const title: Text = {
    zh: `与上次（${at(since.startedAt)}）相比`,
    en: `Since the run of ${at(since.startedAt)}`,
  }

  if (isSame(since)) {
    const nothing: Text = { zh: '没有变化。', en: 'Nothing has changed.' }
    return section(title, `<p>${both(nothing)}</p>`)
  }

  return section(
    title,
    [
      placesTable(SINCE.appeared, since.appeared),
      placesTable(SINCE.mended, since.mended),
      slowerTable(since),
    ].join('\n'),
  )
}

const placeLines = (sign: string, places: readonly DriftPlace[]): string[] =>
  places.map(({ operation, kind, path }) => {
    const { zh, en } = kindText(kind)
    return `  ${sign} ${operation}  ${zh} ${en}  ${path || '–'}`
  })

export function sinceText(since: Since): string {
  const head = `与上次 ${at(since.startedAt)} 相比 / since the run before`
  if (isSame(since)) return `${head}：没有变化 nothing has changed`

  return [
    `${head}：`,
    ...placeLines('+', since.appeared),
    ...placeLines('-', since.mended),
    ...since.slower.map(
      ({ operation, before, now }) => `  ~ ${operation}  变慢 slower  ${before} ms → ${now} ms`,
    ),
  ].join('\n')
}
