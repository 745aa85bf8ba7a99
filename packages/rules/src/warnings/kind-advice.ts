import { unlessAsked } from '../day/urgency.ts'
import type { WarningKind, WarningLevel } from './warning-rules.ts'

interface Asked {
  kind: WarningKind
  level: WarningLevel
  /** Nights that it was met in, for low oxygen. */
  nights?: number
}

/** The same in a report, which speaks of days gone by and is read on any. */
export const pastAdvice = (asked: Asked): string =>
  asked.level === 'bad' ? unlessAsked(kindAdvice(asked, '尽快')) : kindAdvice(asked, '')

/**
 * What to do about something of a kind, the same on every page and in every report; without the closing mark. `when` says
 * how soon, 今天 or 尽快: what is grave hurries, and nothing else does.
 */
export function kindAdvice({ kind, level, nights = 1 }: Asked, when: string): string {
  const grave = level === 'bad'

  switch (kind) {
    case 'af-suspected':
      return `请${when}把心电给医生看`
    case 'oxygen-low':
      if (!grave) return '请把这几夜的记录给医生看'
      return nights > 1 ? `请${when}把这几夜的记录给医生看` : `请${when}问问医生`
    case 'pressure-high':
      return `请${grave ? when : ''}把血压记录给医生看`
    case 'pressure-low':
      return grave ? `请${when}把血压记录给医生看` : '起身请慢一些，把记录给医生看'
    case 'heart-slow':
    case 'heart-fast':
      return grave ? `请${when}联系医生` : '请多歇一会儿，常这样就问问医生'
  }
}
