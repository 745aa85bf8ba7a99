import type { Sentence } from '@kangban/contracts'
import { Fragment } from 'react'
import { clausesOf } from '../../format/phrases.ts'
import styles from './phrases.module.css'

type Part = Sentence[number]

/** Each part cut to what of it lies in the stretch. */
function partsWithin(parts: readonly Part[], from: number, to: number): Part[] {
  let start = 0

  return parts.flatMap(({ text, tone }) => {
    const begins = start
    start += text.length
    const within = text.slice(Math.max(from - begins, 0), Math.max(to - begins, 0))
    return within === '' ? [] : [{ text: within, tone }]
  })
}

const toned = ({ text, tone }: Part, index: number) =>
  tone === 'plain' ? (
    text
  ) : (
    <span key={index} className={styles[tone]}>
      {text}
    </span>
  )

interface Stretch {
  from: number
  units: readonly string[]
}

/** A figure and its unit may have a space or a dash between them, where browsers end lines. */
const BREAKS_INSIDE = /\d[–~-]\d|\S \S/

function Clause({ parts, from, units }: Stretch & { parts: readonly Part[] }) {
  let start = from

  return units.map((unit, index) => {
    const begins = start
    start += unit.length
    // What ends a line of its own stands behind the clause.
    const pieces = partsWithin(parts, begins, begins + unit.trimEnd().length).map(toned)
    const after = unit.slice(unit.trimEnd().length).replace('\n', '')

    return (
      <Fragment key={begins}>
        {index > 0 && <wbr />}
        {BREAKS_INSIDE.test(unit) ? <span className={styles.whole}>{pieces}</span> : pieces}
        {after}
      </Fragment>
    )
  })
}

/** Text whose lines end between clauses, else between words; a figure and its unit stay together. */
export function Phrases({ value }: { value: Sentence | string }) {
  const parts: Sentence = typeof value === 'string' ? [{ text: value, tone: 'plain' }] : value
  const clauses = clausesOf(parts.map(({ text }) => text).join(''))
  let start = 0

  const stretches = clauses.map((units) => {
    const from = start
    start += units.join('').length
    return { from, units }
  })

  return stretches.map(({ from, units }) => (
    <Fragment key={from}>
      <span className={styles.clause}>
        <Clause parts={parts} from={from} units={units} />
      </span>
      {units.at(-1)?.endsWith('\n') && '\n'}
    </Fragment>
  ))
}
