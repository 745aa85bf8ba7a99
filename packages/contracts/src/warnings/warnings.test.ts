import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { Warning } from './list-warnings.ts'
import { markRead } from './mark-read.ts'

it('an abnormal event has the decided fields', () => {
  const decided = [
    'id',
    'eventType',
    'eventName',
    'value',
    'unit',
    'limit',
    'level',
    'createTime',
    'handled',
  ]

  expect(Object.keys(Warning.shape)).toEqual(expect.arrayContaining(decided))

  const event = {
    id: 'w1',
    eventType: 'oxygen-low',
    eventName: '夜间血氧偏低',
    value: 87,
    unit: '%',
    limit: 90,
    level: 'bad',
    createTime: '2026-03-02T03:26:00+08:00',
    handled: false,
  }

  expect(z.safeParse(Warning, event).success).toBe(true)

  for (const field of decided) {
    expect(z.safeParse(Warning, { ...event, [field]: undefined }).success).toBe(false)
  }
})

const reason = (input: unknown) => z.safeParse(markRead.input, input).error?.issues[0]?.message

it('marking asks for events, or for all', () => {
  expect([{}, { ids: [] }, { all: false }, { ids: 'w1' }].map(reason)).toEqual(
    Array(4).fill('请选择要标记的事件'),
  )

  expect([{ ids: ['w1'] }, { all: true }].map(reason)).toEqual([undefined, undefined])
})
