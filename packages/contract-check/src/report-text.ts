import type { Comparison } from './compare.ts'
import { DRIFT_KINDS } from './drift.ts'
import type { CheckResult } from './result.ts'

/** What the terminal shows: what drifted, what was skipped and why, and one line of counts. */
export function textReport({ operations, counts, milliseconds, base }: CheckResult): string {
  const lines = [base]
  for (const { name, status, drifts, reason } of operations) {
    if (status === 'skipped') lines.push(`- ${name}  跳过 skipped: ${reason?.zh} / ${reason?.en}`)
    if (status !== 'drifted') continue
    lines.push(`✗ ${name}`)
    for (const { kind, path, count, expected, got, renamedTo } of drifts) {
      const words = `${DRIFT_KINDS[kind].zh} ${DRIFT_KINDS[kind].en}`
      const renamed = renamedTo ? `  → ${renamedTo} ?` : ''
      lines.push(`    ${words}  ${path}  ×${count}  ${expected} / ${got}${renamed}`)
    }
  }
  const { kept, drifted, skipped, drifts } = counts
  lines.push(
    `${kept} 项符合，${drifted} 项不符（${drifts} 处），${skipped} 项跳过，${counts['not-called']} 项未调用，用时 ${(milliseconds / 1000).toFixed(1)} 秒`,
    `${kept} kept, ${drifted} drifted (${drifts} places), ${skipped} skipped, ${counts['not-called']} not called`,
  )
  return lines.join('\n')
}

export function comparisonText({ columns, operations, differences }: Comparison): string {
  const lines = [columns.join(' · ')]
  for (const { name, fields } of operations) {
    for (const { path, sides, differs } of fields) {
      if (!differs) continue
      const each = sides.map((side) => (side ? `${side.types}${side.presence === 'always' ? '' : '?'}` : '–'))
      lines.push(`≠ ${name}  ${path}  ${each.join(' · ')}`)
    }
  }
  lines.push(`${differences} 处不同`, `${differences} fields differ`)
  return lines.join('\n')
}
