import { expect, it } from 'vitest'
import { cleaned, draftOf, emptyDraft, isTouched, problemOf, typedOf } from './manual-form.ts'

const now = new Date('2026-11-22T08:29:30Z')
const draft = emptyDraft('bloodPressure', now)
const filled = { ...draft, figures: { systolic: '138', diastolic: '86' } }

it('begins with the time in China, and is nothing to lose', () => {
  expect(draft.at).toBe('2026-11-22T16:29')
  expect(isTouched(draft)).toBe(false)
  expect(isTouched({ ...draft, figures: { pulse: '7' } })).toBe(true)
})

it('says what is missing, in the order of the page', () => {
  expect(problemOf(draft, now)).toEqual({ field: 'systolic', text: '请填高压' })
  const half = { ...draft, figures: { systolic: '138' } }
  expect(problemOf(half, now)).toEqual({ field: 'diastolic', text: '请填低压' })
  expect(problemOf(filled, now)).toBeNull()
  expect(problemOf({ ...filled, at: '' }, now)?.field).toBe('at')
  expect(problemOf({ ...filled, at: '2026-11-22T17:00' }, now)?.text).toBe('测量时间不能晚于现在')
})

it('is sent as typed, and comes back as typed', () => {
  const reading = typedOf({ ...filled, note: '  走着去的 ', arm: 'left' })
  expect(reading).toMatchObject({ at: '2026-11-22T16:29:00+08:00', pulse: null, note: '走着去的' })
  if (!reading) throw new Error('nothing was typed')

  expect(draftOf('id', reading)).toMatchObject({
    at: filled.at,
    figures: filled.figures,
    arm: 'left',
  })
})

it('takes digits, and of a decimal one place', () => {
  expect(cleaned('1 3a8', { decimal: false })).toBe('138')
  expect(cleaned('61.46', { decimal: true })).toBe('61.4')
  expect(cleaned('61。4.9', { decimal: true })).toBe('61.4')
  expect(cleaned('36，7', { decimal: true })).toBe('36.7')
})
