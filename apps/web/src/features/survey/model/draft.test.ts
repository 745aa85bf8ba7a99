// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest'
import { clearStored } from '../../../stores/storage.ts'
import { dropDraft, EMPTY_DRAFT, keepDraft, readDraft } from './draft.ts'

const DRAFT = { answers: { tired: 3, cold: 1 }, day: '2024-01-02' }

afterEach(() => localStorage.clear())

it('keeps the answers of each user apart', () => {
  keepDraft('U1', DRAFT)
  expect(readDraft('U1')).toEqual(DRAFT)
  expect(readDraft('U2')).toEqual(EMPTY_DRAFT)
})

it('is gone after it was sent, and after a log-out', () => {
  keepDraft('U1', DRAFT)
  dropDraft('U1')
  expect(readDraft('U1')).toEqual(EMPTY_DRAFT)
  keepDraft('U1', DRAFT)
  clearStored()
  expect(readDraft('U1')).toEqual(EMPTY_DRAFT)
})

it.each(['', '7', '{"answers":4}', 'no json'])('takes %j for nothing', (stored) => {
  localStorage.setItem('kangban.survey.U1', stored)
  expect(readDraft('U1')).toEqual(EMPTY_DRAFT)
})

it('takes only answers that there are', () => {
  localStorage.setItem('kangban.survey.U1', '{"answers":{"a":5,"b":6,"c":"3","d":2.5,"e":0}}')
  expect(readDraft('U1')).toEqual({ answers: { a: 5 }, day: '' })
})
