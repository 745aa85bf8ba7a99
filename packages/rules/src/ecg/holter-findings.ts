import type { HolterEpisode } from '@kangban/contracts'
import { ecgFindings, type Finding } from '../warnings/warning-rules.ts'

type Suspected = Pick<HolterEpisode, 'kind' | 'from' | 'to'> & {
  heartRate: { meanBpm: number } | null
}

/** Episodes within an hour of each other are one event: fibrillation that comes and goes would make dozens of a day. */
const APART_SECONDS = 3600

/** The warnings of a long record: suspected fibrillation of 30 s or longer, each event from its first to its last sample. */
export function holterFindings(
  episodes: readonly Suspected[],
  { startedAt, rateHz }: { startedAt: Date; rateHz: number },
): Finding[] {
  const events: Suspected[] = []

  for (const episode of episodes.filter(({ kind }) => kind === 'suspected-af')) {
    const last = events.at(-1)
    if (last && episode.from - last.to <= APART_SECONDS * rateHz)
      last.to = Math.max(last.to, episode.to)
    else events.push({ ...episode })
  }

  return events.flatMap(({ from, to, heartRate }) =>
    ecgFindings([
      {
        startedAt: new Date(startedAt.getTime() + Math.round((from * 1000) / rateHz)),
        rhythm: 'af',
        heartRate: heartRate && Math.round(heartRate.meanBpm),
      },
    ]).map((finding) => ({ ...finding, seconds: Math.round((to - from) / rateHz) })),
  )
}
