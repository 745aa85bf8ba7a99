// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest'
import { keepLastKnown, readLastKnown } from './last-known.ts'
import { summaryWith } from './test-data.ts'

beforeEach(() => localStorage.clear())

it('gives back what the same user saw last', () => {
  const summary = summaryWith([])
  keepLastKnown('U1', summary)
  expect(readLastKnown('U1')).toEqual(summary)
})

it('never shows the data of another user, and throws it away', () => {
  keepLastKnown('U1', summaryWith([]))
  expect(readLastKnown('U2')).toBeNull()
  expect(readLastKnown('U1')).toBeNull()
})

it('has nothing after a copy that cannot be read', () => {
  localStorage.setItem('lastHomeSummary', '{')
  expect(readLastKnown('U1')).toBeNull()
  localStorage.setItem('lastHomeSummary', '{"userCode":"U1"}')
  expect(readLastKnown('U1')).toBeNull()
})
