import { describe, expect, it } from 'vitest'
import { gate, hasRights, type Needs, type Standing, type Verdict } from './gate.ts'

const both = { rights: true, card: true }
const neither = { rights: false, card: false }
const rightsOnly = { rights: true, card: false }
const cardOnly = { rights: false, card: true }

const CASES: readonly [Needs, Standing, Verdict][] = [
  [{}, neither, 'allowed'],
  [{ rights: true }, both, 'allowed'],
  [{ rights: true }, rightsOnly, 'allowed'],
  [{ rights: true }, cardOnly, 'no-rights'],
  [{ rights: true }, neither, 'no-rights'],
  [{ card: true }, both, 'allowed'],
  [{ card: true }, cardOnly, 'allowed'],
  [{ card: true }, rightsOnly, 'no-card'],
  [{ card: true }, neither, 'no-card'],
  [{ rights: true, card: true }, both, 'allowed'],
  [{ rights: true, card: true }, rightsOnly, 'no-card'],
  [{ rights: true, card: true }, cardOnly, 'no-rights'],
  [{ rights: true, card: true }, neither, 'no-rights'],
]

describe('the gate of a service', () => {
  it.each(CASES)('%j with %j: %s', (needs, has, verdict) => {
    expect(gate(needs, has)).toBe(verdict)
  })

  it.each([
    [{}, false],
    [[], false],
    [null, false],
    [undefined, false],
    [[{ kangban: null }], true],
    [{ code: '0001' }, true],
  ])('[GATE-03] [CONFLICT-14] an answer of %j means rights: %s', (answer, rights) => {
    expect(hasRights(answer as never)).toBe(rights)
  })
})
