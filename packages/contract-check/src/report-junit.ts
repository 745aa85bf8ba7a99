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

function testCase({ name, path, status, drifts, reason, milliseconds }: OperationResult): string {
  const head = `<testcase classname="contract" name="${xml(`${name} ${path}`)}" time="${seconds(milliseconds)}"`
  if (status === 'kept') return `${head}/>`
  if (status !== 'drifted') return `${head}><skipped message="${xml(reason?.en ?? status)}"/></testcase>`
  const lines = drifts.map(({ kind, path, count, expected, got }) => `${kind} ${path} x${count}: ${expected} / ${got}`)
  return `${head}><failure message="${drifts.length} drifted" type="drift">${xml(lines.join('\n'))}</failure></testcase>`
}

export function junitReport({ operations, counts, milliseconds, startedAt }: CheckResult): string {
  const skipped = counts.skipped + counts['not-called']
  const totals = `tests="${operations.length}" failures="${counts.drifted}" errors="0" skipped="${skipped}"`
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites ${totals} time="${seconds(milliseconds)}">`,
    `<testsuite name="contract-check" ${totals} time="${seconds(milliseconds)}" timestamp="${xml(startedAt)}">`,
    ...operations.map(testCase),
    '</testsuite>',
    '</testsuites>',
    '',
  ].join('\n')
}
