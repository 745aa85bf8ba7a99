import { useQueries } from '@tanstack/react-query'
import { client } from '../../../api/client.ts'
import { todayInChina } from '../../../shared/format/date.ts'
import {
  comparedConstitution,
  comparedDaily,
  comparedHeartRisk,
  type ComparedReport,
  comparedWeekly,
} from './compared-report.ts'
import type { ComparedKind, Pick } from './pick.ts'

/** Null where there is no such report. */
async function readReport(kind: ComparedKind, key: string): Promise<ComparedReport | null> {
  const today = todayInChina()

  if (kind === 'tcm') {
    const report = await client.medicine.getConstitutionReport.query({ date: key })
    return report && comparedConstitution(report, today)
  }

  if (kind === 'heart-risk') {
    const report = await client.reports.getHeartRisk.query({ id: key })
    return report && comparedHeartRisk(report, today)
  }

  const report = await client.reports.getReport.query({ kind, id: key })
  return report.kind === 'daily' ? comparedDaily(report, today) : comparedWeekly(report, today)
}

export interface ComparedSide extends ComparedReport {
  key: string
}

/** The two chosen reports, the earlier one first; an answer that there is none comes as null. */
export function useComparison({ kind, keys }: Pick) {
  const queries = useQueries({
    queries: keys.map((key) => ({
      queryKey: ['compared report', kind, key],
      queryFn: () => readReport(kind, key),
    })),
  })

  const sides = queries.flatMap(({ data }, index) =>
    data ? [{ ...data, key: keys[index] ?? '' }] : [],
  )

  const complete = sides.length === queries.length

  return {
    sides: complete ? sides.toSorted((a, b) => a.endDay.localeCompare(b.endDay)) : null,
    failed: queries.find(({ isError }) => isError) ?? null,
    gone: queries.some(({ data }) => data === null),
    refetch: () =>
      Promise.all(queries.filter(({ isError }) => isError).map((query) => query.refetch())),
  }
}
