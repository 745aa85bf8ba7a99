// What an ECG is found to be in the lists, against the rhythm and the marks of its record.
import type { Between } from '../catalogue.ts'
import { type Answers, everyNode, fieldOf, type Node, textOf } from '../node.ts'
import { amountIn } from '../reckoned/amounts.ts'

const RECORD = 'ecg.getEcgRecord'
const LISTS = /^ecg\.list/

/** By rhythm what may be found: fibrillation goes before all else, and of what is not known nothing is clear. */
const FOUND: Readonly<Record<string, RegExp>> = {
  af: /^af$/,
  sinus: /^(?!af$|rhythm$)/,
  other: /^(?!af$|clear$)/,
  unclassified: /^(?:unclear|unjudged|rate)$/,
}

const EARLY = /早搏 (\d+) 次/

/** What is clear has no mark, and early beats are as many as are marked. */
function marksOf(row: Node, record: Node): string | undefined {
  const marks = fieldOf(record, 'marks')?.items.length
  const said = amountIn(textOf(fieldOf(row, 'stateText')) ?? '', EARLY)
  // A mark that somebody calls wrong may count or not.
  if (marks === undefined || fieldOf(record, 'denials')?.items.length) return undefined
  if (fieldOf(row, 'finding')?.value === 'clear' && marks > 0) return 'clear, with marks'
  return said !== undefined && said !== marks ? 'other than its marks' : undefined
}

/** Of each record every list tells what its own page lets it be. */
export function* ecgAndLists(told: Answers): Generator<Between> {
  for (const { answer: record } of told.filter(({ name }) => name === RECORD)) {
    const [id, rhythm] = ['id', 'rhythm'].map((key) => textOf(fieldOf(record, key)))
    if (id === undefined || rhythm === undefined) continue

    for (const { name, answer } of told.filter((each) => LISTS.test(each.name)))
      for (const row of everyNode(answer)) {
        const finding = fieldOf(row, 'finding')
        const found = textOf(finding)
        if (row.key === 'kangban' || fieldOf(row, 'id')?.value !== id) continue
        if (!finding || found === undefined) continue
        const wrong = FOUND[rhythm]?.test(found) === false ? 'of another rhythm' : undefined
        const got = wrong ?? marksOf(row, record)
        if (got !== undefined) yield { name, law: 'same-fact', path: finding.path, got }
      }
  }
}
