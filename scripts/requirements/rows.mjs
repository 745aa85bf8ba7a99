// Which rows of docs/requirements.tsv tests show, and what stands against counting them.
import { readFileSync, writeFileSync } from 'node:fs'

const ID = /\[([A-Z0-9]+-\d+)\]/g
const ROWS = 'docs/requirements.tsv'

/** The rows that a run has shown once: none of them may be lost. */
export const COVERED = 'docs/requirements-covered.txt'

export const idsIn = (text) => [...text.matchAll(ID)].map(([, id]) => id)

export const readRows = () =>
  readFileSync(ROWS, 'utf8')
    .split('\n')
    .slice(1)
    .filter(Boolean)
    .map((line) => {
      const [id, area, layer, , requirement] = line.split('\t')
      return { id, area, layer, requirement }
    })

export const readCovered = () => readFileSync(COVERED, 'utf8').split('\n').filter(Boolean)

/** In the order of the rows, so that a difference stands beside its neighbours. */
export function writeCovered(rows, ids) {
  const kept = rows.filter(({ id }) => ids.has(id)).map(({ id }) => `${id}\n`)
  writeFileSync(COVERED, kept.join(''))
}

/** Ids that a passed test cites and that no test cites in vain, by the titles that ran. */
export function shownBy(tests) {
  const passed = new Set()
  const failed = new Set()

  for (const { title, status } of tests)
    for (const id of idsIn(title)) (status === 'passed' ? passed : failed).add(id)

  return passed.difference(failed)
}

/** What the reports tell against themselves: tests that did not run, and test files that no part ran. */
export function faultsOfRun(reports, testFiles) {
  const ran = new Set(reports.flatMap(({ files }) => files))

  const waiting = reports
    .flatMap(({ tests }) => tests)
    .filter(({ status }) => status !== 'passed' && status !== 'failed')
    .map(({ file, title, status }) => `${file}: "${title}" did not run (${status})`)

  const strangers = testFiles
    .filter((file) => !ran.has(file))
    .map((file) => `${file} belongs to no project of vitest or Playwright: it never ran`)

  return [...waiting, ...strangers]
}

/** Against `covered`: the rows that are shown no more, and those that could be kept from now on. */
export const compare = (shown, covered) => ({
  lost: covered.filter((id) => !shown.has(id)),
  won: [...shown].filter((id) => !covered.includes(id)),
})
