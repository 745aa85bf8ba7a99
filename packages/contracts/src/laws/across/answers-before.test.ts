// The answers before the newest ones, as the report compares with them and as the history has them.
import { expect, it } from 'vitest'
import { CONSTITUTIONS } from '../../medicine/constitution-names.ts'
import { between } from '../testing/told.ts'

const REPORT = 'medicine.getConstitutionReport'
const HISTORY = 'medicine.listConstitutionReports'

const qi = { type: 'qi-deficiency', verdict: 'yes' }
const yang = { type: 'yang-deficiency' }

/** 56.3 of the one and 32.1 of the other before. */
const SCORES = Object.keys(CONSTITUTIONS).map((type) => {
  if (type === qi.type) return { type, score: 37.5, change: -18.8 }
  return type === yang.type ? { type, score: 17.9, change: -14.2 } : { type, score: 5, change: 0 }
})

const now = { day: '2026-02-28' }

const told = (rows: readonly object[], main: object = qi) =>
  between([
    [REPORT, { ...now, scores: SCORES, previous: { day: '2026-02-13', main } }],
    [HISTORY, [now, ...rows]],
  ]).filter((breach) => breach.includes(' reckoned ') || breach.includes(' detail '))

const row = (main: object, secondary: readonly object[]) => [
  { day: '2026-02-13', main: { ...qi, score: 56.3, ...main }, secondary },
]

it('stand in the history', () => {
  expect(told(row({}, [yang]))).toEqual([])
  expect(told([])).toEqual([`${REPORT} detail data.previous.day`])
})

it('had the scores, and so the types, from which those of now differ', () => {
  expect(told(row({}, []))).toEqual([`${HISTORY} reckoned data[].secondary`])
  const others = [yang, { type: 'yin-deficiency' }]
  expect(told(row({}, others))).toEqual([`${HISTORY} reckoned data[].secondary`])
  const tended = { ...qi, verdict: 'tendency' }
  const breaches = told(row({ verdict: 'tendency' }, [yang]), tended)

  expect(breaches).toEqual([
    `${REPORT} reckoned data.previous.main.verdict`,
    `${HISTORY} reckoned data[].main.verdict`,
  ])
})
