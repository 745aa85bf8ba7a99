import { expect, it } from 'vitest'
import { LONG_STRIP_SECONDS, longStrips, type StripEpisode } from './long-strips.ts'

const RATE = 100
const record = { rateHz: RATE, sampleCount: 3600 * RATE }

/** From a second on, of so many seconds. */
const episode = (
  kind: StripEpisode['kind'],
  second: number,
  change: Partial<StripEpisode> & { seconds?: number } = {},
): StripEpisode => {
  const { seconds = 30, ...rest } = change

  return {
    kind,
    from: second * RATE,
    to: (second + seconds) * RATE,
    beats: 5,
    heartRate: { meanBpm: 110, lowestBpm: 100, highestBpm: 120 },
    longestRrMs: 900,
    ...rest,
  }
}

it('takes of each kind the one that says most, the gravest kinds first, three at most', () => {
  const strips = longStrips(
    [
      episode('slow', 100),
      episode('fast', 200),
      episode('ventricular-run', 300, { beats: 4 }),
      episode('ventricular-run', 400, { beats: 9 }),
      episode('suspected-af', 1000, { seconds: 60 }),
      episode('suspected-af', 2000, { seconds: 600 }),
      episode('pause', 3000, { longestRrMs: 2400 }),
      episode('lead-off', 3300, { seconds: 300 }),
    ],
    record,
  )

  // Each begins two seconds before what it shows.
  expect(strips).toEqual([
    { from: 398 * RATE, verdict: '连续宽大心搏', rate: '连续 9 次，平均 110 次/分' },
    { from: 1998 * RATE, verdict: '疑似房颤', rate: '平均 110 次/分' },
    { from: 2998 * RATE, verdict: '心跳停顿', rate: '最长间隔 2.40 秒' },
  ])
})

it('shows no stretch twice', () => {
  const strips = longStrips(
    [episode('ventricular-run', 300), episode('fast', 302), episode('slow', 320)],
    record,
  )

  expect(strips.map(({ from }) => from)).toEqual([298 * RATE, 318 * RATE])
})

it('stays within the record, and is empty where nothing was found', () => {
  const [first] = longStrips([episode('fast', 1)], record)
  expect(first?.from).toBe(0)
  const [last] = longStrips([episode('slow', 3599)], record)
  expect(last?.from).toBe((3600 - LONG_STRIP_SECONDS) * RATE)
  expect(longStrips([episode('poor-signal', 5)], record)).toEqual([])
})
