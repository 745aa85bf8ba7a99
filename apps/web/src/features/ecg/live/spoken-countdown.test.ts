import { expect, it } from 'vitest'
import type { LiveSnapshot } from './live-snapshot.ts'
import { INITIAL_LIVE } from './live-state.ts'
import { spokenOf } from './spoken-countdown.ts'

const live = (change: Partial<LiveSnapshot>): LiveSnapshot => ({
  ...INITIAL_LIVE,
  batteryPercent: 80,
  heartRateBpm: null,
  restLeft: 0,
  ...change,
})

const rest = (restLeft: number) => live({ phase: 'rest', restLeft })

const measuring = (left: number) =>
  live({ phase: 'measuring', contact: { left: true, right: true }, measured: (30 - left) * 512 })

/** What is heard of one snapshot after another. */
const heard = (...course: LiveSnapshot[]) =>
  course.flatMap((one, index) => spokenOf(one, course[index - 1] ?? null) ?? [])

it('says what to do once, then calls out few seconds, and the last five one by one', () => {
  const seconds = Array.from({ length: 60 }, (_, index) => rest(60 - index))

  expect(heard(...seconds)).toEqual([
    '先静坐一分钟，心跳稳了再测。到时会自动往下走，不用一直看着手机。',
    '还有 45 秒',
    '还有 30 秒',
    '还有 20 秒',
    '还有 10 秒',
    '5',
    '4',
    '3',
    '2',
    '1',
  ])
})

it('says each new step, and the same second never twice', () => {
  expect(
    heard(rest(1), live({ phase: 'hands' }), measuring(30), measuring(20), measuring(20)),
  ).toEqual([
    expect.stringContaining('先静坐一分钟'),
    '已连上，请把双手放到电极上。两只手都放好，就自动开始测。',
    '接触良好，请保持不动。双手轻放，不说话，正常呼吸。',
    '还有 20 秒',
  ])
})

it('is silent before the start and at the result', () => {
  expect(heard(live({ phase: 'idle' }), live({ phase: 'finished' }))).toEqual([])
})
