import { expect, it } from 'vitest'
import { CHANGE_KINDS, type ChangeKind, severityOf, type Severity, type Side } from './kinds.ts'

const ROWS: readonly (readonly [ChangeKind, Side, Severity])[] = [
  ['optional-removed', 'request', 'breaking'],
  ['required-removed', 'response', 'breaking'],
  ['optional-removed', 'response', 'dangerous'],
  ['became-required', 'request', 'breaking'],
  ['became-required', 'response', 'fine'],
  ['became-optional', 'request', 'fine'],
  ['became-optional', 'response', 'breaking'],
  ['null-refused', 'request', 'breaking'],
  ['null-allowed', 'response', 'breaking'],
  ['type-narrowed', 'request', 'breaking'],
  ['type-widened', 'response', 'breaking'],
  ['value-removed', 'request', 'breaking'],
  ['value-removed', 'response', 'fine'],
  ['value-added', 'request', 'fine'],
  ['value-added', 'response', 'dangerous'],
  ['bound-tightened', 'request', 'breaking'],
  ['bound-loosened', 'response', 'dangerous'],
  ['form-dropped', 'response', 'breaking'],
  ['form-changed', 'request', 'breaking'],
  ['optional-added', 'response', 'fine'],
  ['required-added', 'request', 'breaking'],
  ['required-added', 'response', 'fine'],
  ['call-removed', 'call', 'breaking'],
  ['security-added', 'call', 'breaking'],
  ['origin-lowered', 'call', 'breaking'],
  ['access-narrowed', 'call', 'breaking'],
  ['code-added', 'call', 'dangerous'],
  ['status-removed', 'response', 'breaking'],
  ['media-type-removed', 'response', 'breaking'],
  ['words', 'response', 'words'],
]

it.each(ROWS)('%s of the %s is %s', (kind, side, severity) => {
  expect(severityOf({ kind, side, path: '' })).toBe(severity)
})

it('says every kind in Chinese and in English, in words of its own', () => {
  const kinds = Object.values(CHANGE_KINDS)
  expect(kinds.filter(({ zh }) => !/^[\p{Script=Han}\p{P}A-Z ]+$/u.test(zh))).toEqual([])
  expect(new Set(kinds.map(({ zh }) => zh)).size).toBe(kinds.length)
  expect(new Set(kinds.map(({ en }) => en)).size).toBe(kinds.length)
})
