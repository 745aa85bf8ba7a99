import { TAG_TYPES } from '@kangban/contracts'
import type { Condition } from '@kangban/vitals'
import { MEDICAL_TAGS } from '../../apps/api/src/catalogue/medical-tags.ts'

const TAG_OF_CONDITION: Record<Condition, string> = {
  hypertension: '高血压',
  'atrial-fibrillation': '心房颤动',
  'sleep-apnoea': '睡眠呼吸暂停',
  'premature-beats': '心律失常',
}

const idOf = (kind: string, name: string): string => {
  const tag = MEDICAL_TAGS.find((other) => other.kind === kind && other.tagName === name)
  if (!tag) throw new Error(`The catalogue ${kind} has no ${name}`)
  return tag.id
}

/** Ids of the personal tags that go with the conditions, and of the family's where it is in the family. */
export const tagIdsOf = (conditions: readonly Condition[]): string[] => [
  ...conditions.map((condition) => idOf(TAG_TYPES.personal, TAG_OF_CONDITION[condition])),
  ...(conditions.includes('hypertension') ? [idOf(TAG_TYPES.family, '高血压')] : []),
]
