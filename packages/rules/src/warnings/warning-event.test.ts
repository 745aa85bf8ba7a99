import { Warning } from '@kangban/contracts'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { warningEvent } from './warning-event.ts'

const row = {
  id: 'w1',
  kind: 'af-suspected',
  level: 'bad',
  value: 112.4,
  otherValue: null,
  limit: 0,
  otherLimit: null,
  occurredAt: new Date('2026-03-02T01:00:00Z'),
  seconds: null,
  handledAt: null,
  handledAs: null,
}

it('a suspected fibrillation has no limit, and no value where it had no rate', () => {
  const event = warningEvent(row)

  expect(event).toMatchObject({
    value: 112,
    unit: '次/分',
    limit: null,
    createTime: '2026-03-02T09:00:00+08:00',
  })

  expect(warningEvent({ ...row, value: 0 })).toMatchObject({
    value: null,
    kangban: { valueText: '心跳不齐' },
  })
})

it('a value that is not known stays unknown', () => {
  const event = warningEvent({ ...row, kind: 'oxygen-low', value: null, limit: null })
  expect(z.safeParse(Warning, event).success).toBe(true)

  expect(event).toMatchObject({
    value: null,
    limit: null,
    kangban: { valueText: '', limitText: '' },
  })
})

it('every kind keeps the contract and has its unit', () => {
  const units = ['heart-fast', 'heart-slow', 'oxygen-low', 'pressure-high', 'pressure-low'].map(
    (kind) => {
      const event = warningEvent({
        ...row,
        kind,
        limit: 90,
        otherValue: 60,
        handledAt: new Date(0),
      })

      expect(z.safeParse(Warning, event).success).toBe(true)
      expect(event).toMatchObject({ limit: 90, handled: true })
      return event.unit
    },
  )

  expect(units).toEqual(['次/分', '次/分', '%', 'mmHg', 'mmHg'])
})
