import type { ConstitutionResult } from '@kangban/contracts'
import type { TagState } from '../ui/parts/StateTag.tsx'

interface Named {
  type: ConstitutionResult['main']
  name: string
  verdict: ConstitutionResult['verdict']
  verdictText: string
}

interface Tag {
  state: TagState
  text: string
}

/** The verdict on a type of constitution: the balanced one is well when it holds, of the others what holds needs care. */
export function constitutionTag({ type, verdict, verdictText: text }: Named): Tag {
  if (verdict === 'no') return { state: 'none', text }
  return { state: type === 'balanced' ? 'good' : 'high', text }
}

/** What to call the main type. Where none stands out it is the balanced one although that is not reached: no name for it. */
export const mainConstitution = (main: Named): { name: string; tag: Tag | null } =>
  main.verdict === 'no'
    ? { name: '没有明显偏向', tag: null }
    : { name: main.name, tag: constitutionTag(main) }
