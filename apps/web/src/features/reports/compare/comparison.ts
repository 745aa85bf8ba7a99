import type { ComparedReport } from './compared-report.ts'
import { difference, type Figure } from './difference.ts'
import { COMPARE } from '../lists/list-copy.ts'

interface ComparedFigure {
  label: string
  before: string
  after: string
  difference: string
}

const find = (report: ComparedReport, label: string): Figure | undefined =>
  report.figures.find((figure) => figure.label === label)

/** Every figure that one of the two has, in the order of the later report. */
export function comparedFigures(before: ComparedReport, after: ComparedReport): ComparedFigure[] {
  const labels = new Set([...after.figures, ...before.figures].map(({ label }) => label))

  return [...labels].map((label) => {
    const [from, to] = [find(before, label), find(after, label)]

    return {
      label,
      before: from?.text ?? COMPARE.missing,
      after: to?.text ?? COMPARE.missing,
      difference: from && to ? difference(from, to) : COMPARE.incomparable,
    }
  })
}
