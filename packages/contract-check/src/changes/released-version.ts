// Which version follows from which changes.
import type { Change } from './kinds.ts'

export interface Version {
  readonly major: number
  readonly minor: number
  readonly patch: number
}

/** Without the parts of a version that is not released yet: the contract has none. @throws TypeError */
export function parseVersion(text: string): Version {
  const match = /^(\d+)\.(\d+)\.(\d+)$/.exec(text)
  if (!match) throw new TypeError(`${text} is not a version such as 1.2.3`)
  return { major: Number(match[1]), minor: Number(match[2]), patch: Number(match[3]) }
}

const written = ({ major, minor, patch }: Version): string => `${major}.${minor}.${patch}`

const isBelow = (a: Version, b: Version): boolean =>
  a.major - b.major < 0 ||
  (a.major === b.major && (a.minor < b.minor || (a.minor === b.minor && a.patch < b.patch)))

/** The lowest version after a release that is true to what has changed since: a broken caller asks for another major. */
export function versionAfter(released: string, changes: readonly Change[]): string {
  const old = parseVersion(released)

  const has = (...severities: Change['severity'][]) =>
    changes.some(({ severity }) => severities.includes(severity))

  if (has('breaking')) return written({ major: old.major + 1, minor: 0, patch: 0 })
  if (has('dangerous', 'fine')) return written({ ...old, minor: old.minor + 1, patch: 0 })
  return has('words') ? written({ ...old, patch: old.patch + 1 }) : released
}

/** The higher of both. */
export const laterOf = (a: string, b: string): string =>
  isBelow(parseVersion(a), parseVersion(b)) ? b : a

/** Whether callers can tell by the version that something of theirs broke. */
export const tellsBreaking = (
  { released, now }: { released: string; now: string },
  changes: readonly Change[],
): boolean =>
  !changes.some(({ severity }) => severity === 'breaking') ||
  parseVersion(now).major > parseVersion(released).major
