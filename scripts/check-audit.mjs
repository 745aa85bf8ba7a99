// Known vulnerabilities of our dependencies. Exit 1 on high findings, 3 when the registry does not answer audits.
import { spawnSync } from 'node:child_process'

const { stdout } = spawnSync('npm', ['audit', '--audit-level=high', '--json'], { encoding: 'utf8' })
let report

try {
  report = JSON.parse(stdout)
} catch {
  report = null
}

const counts = report?.metadata?.vulnerabilities

if (!counts) {
  console.warn(
    `This registry does not answer audits (${report?.message ?? 'no answer'}): dependencies were NOT audited.`,
  )

  process.exit(3)
}

console.log(
  `npm audit: ${counts.critical} critical, ${counts.high} high, ${counts.moderate} moderate, ${counts.low} low`,
)

process.exit(counts.critical + counts.high > 0 ? 1 : 0)
