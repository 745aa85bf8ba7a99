// Tells a broken promise from a choice of ours that a back end does not share, and from fields that it has besides.
import { aggregate, type Drift, type Finding } from '../answer/drift.ts'
import type { Profile } from '../profile.ts'
import type { Assumption } from './result.ts'
import type { Text } from '../text.ts'

export interface Sorted {
  readonly drifts: readonly Drift[]
  /** What is hard to believe. */
  readonly warnings: readonly Drift[]
  readonly assumptions: readonly Assumption[]
  /** One remark on all fields that the documents do not know. */
  readonly notes: readonly Text[]
}

function withoutRow(marked: Drift): Drift {
  const { row: _, ...drift } = marked
  return drift
}

const isWarning = ({ kind }: Finding): boolean => kind === 'implausible' || kind === 'lingering'

const isAssumption = ({ row, kind }: Finding): boolean => row !== undefined || kind === 'place'

function extraNote(extra: readonly Finding[]): Text[] {
  if (extra.length === 0) return []
  const names = [...new Set(extra.map(({ path }) => path))].join(', ')
  return [{ zh: `文档里没有的字段：${names}`, en: `fields that no document knows: ${names}` }]
}

/** Our own service keeps every choice of ours; another one keeps what the documents say. */
export function sortFindings(all: readonly Finding[], profile: Profile): Sorted {
  const warnings = aggregate(all.filter(isWarning))
  const findings = all.filter((finding) => !isWarning(finding))
  if (profile === 'kangban')
    return { drifts: aggregate(findings).map(withoutRow), warnings, assumptions: [], notes: [] }
  const known = findings.filter(({ kind }) => kind !== 'extra')
  const assumed = aggregate(known.filter(isAssumption))

  return {
    drifts: aggregate(known.filter((finding) => !isAssumption(finding))),
    warnings,
    assumptions: assumed.map(({ row = null, ...assumption }) => ({ ...assumption, row })),
    notes: extraNote(findings.filter(({ kind }) => kind === 'extra')),
  }
}
