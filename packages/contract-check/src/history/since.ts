// What has changed from one run to the next of the same back end.
import * as z from 'zod/mini'

const Place = z.object({ kind: z.string(), path: z.string() })

/** What a run that was kept must have to be compared with; runs of older schemas have it too. */
const Kept = z.object({
  startedAt: z.string(),
  base: z.string(),
  profile: z.string(),
  operations: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      milliseconds: z.optional(z.number()),
      drifts: z.array(Place),
    }),
  ),
})

/** What of a run is compared with another. */
export interface Run {
  readonly startedAt: string
  readonly base: string
  readonly profile: string
  readonly operations: readonly {
    readonly name: string
    readonly status: string
    readonly milliseconds?: number | undefined
    readonly drifts: readonly { readonly kind: string; readonly path: string }[]
  }[]
}

/** Undefined for what is no run. */
export const readKeptRun = (value: unknown): Run | undefined => z.safeParse(Kept, value).data

/** A drift by its place: how often it was met, and with which value, is chance. */
export interface DriftPlace {
  readonly operation: string
  readonly kind: string
  readonly path: string
}

export interface Slower {
  readonly operation: string
  /** Milliseconds. */
  readonly before: number
  readonly now: number
}

export interface Since {
  /** When the run before began, ISO 8601. */
  readonly startedAt: string
  readonly appeared: readonly DriftPlace[]
  /** Drifts of calls that were made in both runs, and are not there any more. */
  readonly mended: readonly DriftPlace[]
  readonly slower: readonly Slower[]
}

/** Less than this is chance on a network. */
const SLOWER_BY_MS = 300
const SLOWER_TIMES = 2

const placesOf = ({ operations }: Run): DriftPlace[] =>
  operations.flatMap(({ name, drifts }) =>
    drifts.map(({ kind, path }) => ({ operation: name, kind, path })),
  )

const isIn = (places: readonly DriftPlace[], { operation, kind, path }: DriftPlace): boolean =>
  places.some((each) => each.operation === operation && each.kind === kind && each.path === path)

const wasCalled = (run: Run, operation: string): boolean =>
  run.operations.some(
    ({ name, status }) => name === operation && (status === 'kept' || status === 'drifted'),
  )

function slowerOf(before: Run, now: Run): Slower[] {
  const times = new Map(before.operations.map(({ name, milliseconds }) => [name, milliseconds]))

  return now.operations.flatMap(({ name, milliseconds }): Slower[] => {
    const was = times.get(name)
    if (was === undefined || milliseconds === undefined) return []
    const isSlower = milliseconds - was >= SLOWER_BY_MS && milliseconds >= was * SLOWER_TIMES
    return isSlower ? [{ operation: name, before: was, now: milliseconds }] : []
  })
}

export function sinceRun(before: Run, now: Run): Since {
  const [old, there] = [placesOf(before), placesOf(now)]

  return {
    startedAt: before.startedAt,
    appeared: there.filter((place) => !isIn(old, place)),
    mended: old.filter((place) => !isIn(there, place) && wasCalled(now, place.operation)),
    slower: slowerOf(before, now),
  }
}
