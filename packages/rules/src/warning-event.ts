import { shanghaiTime } from '@kangban/china-time'
import type { Warning } from '@kangban/contracts'
import { type StoredWarning, storedWarning, storedWarningTexts } from './warning-texts.ts'
import type { WarningKind } from './warning-rules.ts'

type WarningRow = StoredWarning & {
  id: string
  seconds: number | null
  handledAt: Date | null
  handledAs: string | null
}

const UNITS = {
  'heart-fast': '次/分',
  'heart-slow': '次/分',
  'af-suspected': '次/分',
  'oxygen-low': '%',
  'pressure-high': 'mmHg',
  'pressure-low': 'mmHg',
} as const satisfies Record<WarningKind, Warning['unit']>

/** A stored warning as every page gets it. A suspected fibrillation has no limit, and 0 where it had no rate. */
export function warningEvent(row: WarningRow): Warning {
  const { kind, level } = storedWarning(row)
  const { title, valueText, limitText } = storedWarningTexts(row)
  const isFibrillation = kind === 'af-suspected'

  return {
    id: row.id,
    eventType: kind,
    eventName: title,
    value: row.value === null || (isFibrillation && row.value === 0) ? null : Math.round(row.value),
    unit: UNITS[kind],
    limit: isFibrillation ? null : row.limit,
    level,
    createTime: shanghaiTime(row.occurredAt),
    handled: row.handledAt !== null,
    kangban: {
      otherValue: row.otherValue,
      otherLimit: row.otherLimit,
      seconds: row.seconds,
      handledAs: row.handledAs,
      valueText,
      limitText,
    },
  }
}
