import { expect, it } from 'vitest'
import { documentedPart } from './documented-part.ts'

it('the documented part of an answer is a copy without anything of ours, at any depth', () => {
  const data = {
    avgSbp: 142,
    records: [
      { sbp: 142, device: { sn: 'K', kangban: { at: 1 } }, kangban: { state: 'high' } },
      null,
      7,
    ],
    kangban: { sentence: [] },
  }

  const before = structuredClone(data)
  const part = documentedPart(data)
  expect(part).toEqual({ avgSbp: 142, records: [{ sbp: 142, device: { sn: 'K' } }, null, 7] })
  expect(data).toEqual(before)
  expect((part as typeof data).records).not.toBe(data.records)
})

it.each([null, undefined, 'text', 1000, true, []])('leaves %j as it is', (data) => {
  expect(documentedPart(data)).toEqual(data)
})
