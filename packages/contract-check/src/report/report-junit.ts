import type { CheckResult, OperationResult } from './result.ts'

/** What XML 1.0 may hold, with its own signs written out. */
const xml = (text: string): string =>
  text
    // oxlint-disable-next-line no-control-regex -- XML 1.0 forbids these, also when escaped
    .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')

const seconds = (milliseconds = 0): string => (milliseconds / 1000).toFixed(3)

/** What is hard to believe and what is assumed fail nothing; they stand beside the case. */
function outputOf({
  assumptions,
  warnings,
}: Pick<OperationResult, 'assumptions' | 'warnings'>): string {
  if (assumptions.length + warnings.length === 0) return ''

  const doubted = warnings.map(
    ({ law, path, count, expected, got }) =>
      `warning ${law} ${path} x${count}: ${expected} / ${got}`,
  )

  const lines = assumptions.map(
    ({ row, kind, path, count, expected, got }) =>
      `assumption ${row ?? '-'} ${kind} ${path} x${count}: ${expected} / ${got}`,
  )

  return `<system-out>${xml([...doubted, ...lines].join('\n'))}</system-out>`
}

function testCase({
  name,
  path,
  status,
  drifts,
  warnings,
  assumptions,
  reason,
  milliseconds,
}: OperationResult): string {
  const head = `<testcase classname="contract" name="${xml(`${name} ${path}`)}" time="${seconds(milliseconds)}"`
  const output = outputOf({ assumptions, warnings })
  if (status === 'kept') return output ? `${head}>${output}</testcase>` : `${head}/>`

  if (status !== 'drifted') {
    return `${head}><skipped message="${xml(reason?.en ?? status)}"/>${output}</testcase>`
  }

  const lines = drifts.map(
    ({ kind, path, count, expected, got }) => `${kind} ${path} x${count}: ${expected} / ${got}`,
  )

  const failure = `<failure message="${drifts.length} drifted" type="drift">${xml(lines.join('\n'))}</failure>`
  return `${head}>${failure}${output}</testcase>`
}

export function junitReport(result: CheckResult): string {
  const { operations, counts, milliseconds, startedAt, profile, profileFound } = result
  const skipped = counts.skipped + counts['not-called'] + counts['not-offered']
  const properties = Object.entries({ profile, profileFound, assumptions: counts.assumptions })
  const totals = `tests="${operations.length}" failures="${counts.drifted}" errors="0" skipped="${skipped}"`

  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites ${totals} time="${seconds(milliseconds)}">`,
    `<testsuite name="contract-check" ${totals} time="${seconds(milliseconds)}" timestamp="${xml(startedAt)}">`,
    '<properties>',
    ...properties.map(([name, value]) => `<property name="${name}" value="${value}"/>`),
    '</properties>',
    ...operations.map(testCase),
    '</testsuite>',
    '</testsuites>',
    '',
  ].join('\n')
}
