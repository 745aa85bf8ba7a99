import type { ReportRow } from '@kangban/contracts'

/** What can be laid side by side; a document is a photo. */
const COMPARED = ['daily', 'weekly', 'heart-risk', 'tcm'] as const
export type ComparedKind = (typeof COMPARED)[number]

/** One or two reports of a kind, chosen to be compared. */
export interface Pick {
  kind: ComparedKind
  /** Ids; of a constitution its day, by which it is asked for. */
  keys: readonly string[]
}

/** Of as many as can be compared. */
export const PAIR = 2

const isCompared = (kind: string): kind is ComparedKind => COMPARED.some((known) => known === kind)

export function keyOf({ kind, id, day }: ReportRow): { kind: ComparedKind; key: string } | null {
  return isCompared(kind) ? { kind, key: kind === 'tcm' ? day : id } : null
}

/** daily:r1,r2 as it stands in the address; null for anything else. */
export function parsePick(text: string | null): Pick | null {
  const [kind = '', list = ''] = text?.split(':') ?? []

  const keys = [...new Set(list.split(',').filter((key) => /^[\w-]{1,64}$/.test(key)))].slice(
    0,
    PAIR,
  )

  return isCompared(kind) && keys.length > 0 ? { kind, keys } : null
}

export const pickText = ({ kind, keys }: Pick): string => `${kind}:${keys.join(',')}`

/** With the report chosen, or no longer chosen where it was; null when none is left. */
export function toggled(
  pick: Pick | null,
  { kind, key }: { kind: ComparedKind; key: string },
): Pick | null {
  const keys = pick?.keys ?? []
  if (!keys.includes(key)) return { kind, keys: [...keys, key] }
  const left = keys.filter((known) => known !== key)
  return left.length > 0 ? { kind, keys: left } : null
}

/** Whether a report may be chosen now: of the same kind as the first, and not a third one. */
export function canToggle(pick: Pick | null, row: ReportRow): boolean {
  const own = keyOf(row)
  if (!own) return false
  if (!pick) return true
  return own.kind === pick.kind && (pick.keys.includes(own.key) || pick.keys.length < PAIR)
}
