import { VENTRICULAR } from '../beats/beat-kind.ts'

/** Beats by their indices, `to` exclusive. */
export interface BeatRow {
  from: number
  to: number
}

/** A pattern is told where it comes this often in a row. */
const REPETITIONS = 3

/** Rows of at least `least` ventricular beats; a row does not go on where `begins` says that signal is missing before a beat. */
export function ventricularRows(
  kinds: ArrayLike<number>,
  least: number,
  begins: (beat: number) => boolean = () => false,
): BeatRow[] {
  const rows: BeatRow[] = []
  let from = 0

  for (let i = 0; i <= kinds.length; i++) {
    const isOne = kinds[i] === VENTRICULAR
    if (isOne && (i === from || !begins(i))) continue
    if (i - from >= least) rows.push({ from, to: i })
    from = isOne ? i : i + 1
  }

  return rows
}

/**
 * Where one beat of every `period` is ventricular, three times in a row or more: 2 is bigeminy, 3 trigeminy. A row begins
 * and ends with a ventricular beat.
 */
export function patternRows(
  kinds: ArrayLike<number>,
  period: 2 | 3,
  begins: (beat: number) => boolean = () => false,
): BeatRow[] {
  const rows: BeatRow[] = []

  const goesOn = (beat: number): boolean => {
    if (kinds[beat + period] !== VENTRICULAR) return false
    for (let i = beat + 1; i < beat + period; i++)
      if (kinds[i] === VENTRICULAR || begins(i)) return false
    return !begins(beat + period)
  }

  for (let i = 0; i < kinds.length; i++) {
    if (kinds[i] !== VENTRICULAR) continue
    let last = i
    while (goesOn(last)) last += period
    if (last - i >= (REPETITIONS - 1) * period) rows.push({ from: i, to: last + 1 })
    // A beat may end one pattern and begin another.
    if (last > i) i = last - 1
  }

  return rows
}
