import type { Fragment } from './fragment.ts'

/** A record of which parts have come, but not all. */
export interface IncompleteRecord {
  readonly recordNumber: number
  readonly total: number
  /** In order, from 0. */
  readonly missing: readonly number[]
}

/**
 * - `partial`: more parts are to come.
 * - `complete`: `record` is whole.
 * - `duplicate`: a part that was there, or of a record that was whole; dropped.
 * - `inconsistent`: contradicts parts that came before, so that either may be wrong; dropped.
 */
export type FragmentResult =
  | { readonly kind: 'partial'; readonly missing: readonly number[] }
  | { readonly kind: 'complete'; readonly record: Uint8Array<ArrayBuffer> }
  | { readonly kind: 'duplicate' }
  | { readonly kind: 'inconsistent'; readonly reason: string }

export interface FragmentReassembler {
  push(fragment: Fragment): FragmentResult
  /** Records that still miss parts, the one begun first in front. */
  incomplete(): IncompleteRecord[]
}

/** A watch sends one record after the other; more open ones at a time are not honest traffic. */
const MAX_OPEN = 64
/** How many whole records are remembered, to know their late duplicates. */
const MAX_REMEMBERED = 64

/** Puts records together whatever the order of their parts; for one link, since numbers may begin anew on the next. */
export function createFragmentReassembler(): FragmentReassembler {
  const open = new Map<number, (Uint8Array | undefined)[]>()
  const finished = new Set<number>()

  const finish = (recordNumber: number, parts: readonly Uint8Array[]): FragmentResult => {
    open.delete(recordNumber)
    finished.add(recordNumber)

    for (const oldest of finished) {
      if (finished.size <= MAX_REMEMBERED) break
      finished.delete(oldest)
    }

    return { kind: 'complete', record: joined(parts) }
  }

  return {
    push({ recordNumber, part, total, payload }) {
      const parts = open.get(recordNumber) ?? Array<undefined>(total).fill(undefined)
      if (finished.has(recordNumber)) return { kind: 'duplicate' }

      if (parts.length !== total) {
        return {
          kind: 'inconsistent',
          reason: `record ${recordNumber} has ${parts.length} parts, then ${total}`,
        }
      }

      const known = parts[part]

      if (known !== undefined) {
        if (sameBytes(known, payload)) return { kind: 'duplicate' }

        return {
          kind: 'inconsistent',
          reason: `record ${recordNumber} has two parts ${part} that differ`,
        }
      }

      if (!open.has(recordNumber) && open.size >= MAX_OPEN) {
        return {
          kind: 'inconsistent',
          reason: `record ${recordNumber} begins while ${open.size} others are open`,
        }
      }

      parts[part] = payload
      open.set(recordNumber, parts)
      const missing = missingParts(parts)
      if (missing.length > 0) return { kind: 'partial', missing }

      return finish(
        recordNumber,
        parts.filter((one) => one !== undefined),
      )
    },
    incomplete: () =>
      [...open].map(([recordNumber, parts]) => ({
        recordNumber,
        total: parts.length,
        missing: missingParts(parts),
      })),
  }
}

function missingParts(parts: readonly (Uint8Array | undefined)[]): number[] {
  return [...parts.keys()].filter((part) => parts[part] === undefined)
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let at = 0

  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }

  return whole
}

function sameBytes(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, i) => byte === b[i])
}
