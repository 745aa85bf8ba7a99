import type { Comparison } from '../answer/compare.ts'
import { type Drift, DRIFT_KINDS } from '../answer/drift.ts'
import { FOUND_TEXTS, PROFILE_TEXTS } from '../profile.ts'
import type { CheckResult, OperationResult } from './result.ts'

/** What this back end has otherwise where the documents left us the choice; no promise is broken. */
const assumptionLines = ({ name, assumptions }: OperationResult): string[] =>
  assumptions.length === 0
    ? []
    : [
        `? ${name}  假设不成立 assumptions not shared`,
        ...assumptions.map(({ kind, path, count, expected, got, renamedTo, row }) => {
          const words = `${DRIFT_KINDS[kind].zh} ${DRIFT_KINDS[kind].en}`
          const renamed = renamedTo ? `  → ${renamedTo} ?` : ''
          return `    ${row ?? '–'}  ${words}  ${path || '–'}  ×${count}  ${expected} / ${got}${renamed}`
        }),
      ]

/** A finding of meaning says what to ask those who run the back end. */
const askLine = ({ ask }: Drift): string[] => (ask ? [`        → ${ask.zh} ${ask.en}`] : [])

/** What is hard to believe; no promise is broken. */
const warningLines = ({ name, warnings }: OperationResult): string[] =>
  warnings.length === 0
    ? []
    : [
        `! ${name}`,
        ...warnings.flatMap((warning) => {
          const { kind, path, count, expected, got } = warning
          const words = `${DRIFT_KINDS[kind].zh} ${DRIFT_KINDS[kind].en}`
          return [`    ${words}  ${path}  ×${count}  ${expected} / ${got}`, ...askLine(warning)]
        }),
      ]

/** Of so many calls the text says how long they took; the page says it of all. */
const SLOWEST = 3

/** What the terminal shows: what drifted, what was skipped and why, and one line of counts. */
export function textReport(result: CheckResult): string {
  const { operations, counts, milliseconds, base, profile, profileFound, config } = result
  const [held, found] = [PROFILE_TEXTS[profile], FOUND_TEXTS[profileFound]]
  const lines = [base, `${profile}: ${held.zh}（${found.zh}） / ${held.en} (${found.en})`]

  for (const { name, status, drifts, reason } of operations) {
    if (status === 'skipped') lines.push(`- ${name}  跳过 skipped: ${reason?.zh} / ${reason?.en}`)
    if (status !== 'drifted') continue
    lines.push(`✗ ${name}`)

    for (const drift of drifts) {
      const { kind, path, count, expected, got, renamedTo } = drift
      const words = `${DRIFT_KINDS[kind].zh} ${DRIFT_KINDS[kind].en}`
      const renamed = renamedTo ? `  → ${renamedTo} ?` : ''
      lines.push(`    ${words}  ${path}  ×${count}  ${expected} / ${got}${renamed}`)
      lines.push(...askLine(drift))
    }
  }

  lines.push(...operations.flatMap(warningLines))
  lines.push(...operations.flatMap(assumptionLines))

  const times = operations.flatMap(({ name, median = 0, slowest }) =>
    slowest === undefined ? [] : [{ name, median, slowest }],
  )

  const slow = times.toSorted((a, b) => b.slowest - a.slowest).slice(0, SLOWEST)
  if (slow.length > 0) lines.push('最慢的调用（中位 / 最长） / slowest calls (median / longest)：')
  for (const { name, median, slowest } of slow) lines.push(`    ${name}  ${median} / ${slowest} ms`)

  if (profile === 'documented') {
    lines.push(
      ...operations.flatMap(({ name, notes }) =>
        notes.map(({ zh, en }) => `· ${name}  ${zh} / ${en}`),
      ),
    )
  }

  const { kept, drifted, skipped, drifts, warnings, assumptions } = counts
  const [uncalled, absent] = [counts['not-called'], counts['not-offered']]

  lines.push(
    'config.json 中的写法 / lines for config.json：',
    ...config,
    `${kept} 项符合，${drifted} 项不符（${drifts} 处），${assumptions} 处假设不成立，${warnings} 处可疑，${skipped} 项跳过，${uncalled} 项未调用，${absent} 项未提供，用时 ${(milliseconds / 1000).toFixed(1)} 秒`,
    `${kept} kept, ${drifted} drifted (${drifts} places), ${assumptions} assumptions not shared, ${warnings} hard to believe, ${skipped} skipped, ${uncalled} not called, ${absent} not offered`,
  )

  return lines.join('\n')
}

export function comparisonText({ columns, operations, differences }: Comparison): string {
  const lines = [columns.join(' · ')]

  for (const { name, fields } of operations) {
    for (const { path, sides, differs } of fields) {
      if (!differs) continue

      const each = sides.map((side) =>
        side ? `${side.types}${side.presence === 'always' ? '' : '?'}` : '–',
      )

      lines.push(`≠ ${name}  ${path}  ${each.join(' · ')}`)
    }
  }

  lines.push(`${differences} 处不同`, `${differences} fields differ`)
  return lines.join('\n')
}
