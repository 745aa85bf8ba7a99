import { type Warning, WARNING_WORDS } from '@kangban/contracts'
import { shanghaiTime } from '@kangban/china-time'
import { type StoredWarning, storedWarning, storedWarningTexts } from './warning-texts.ts'

type WarningRow = StoredWarning & {
  id: string
  seconds: number | null
  handledAt: Date | null
  handledAs: string | null
}

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
    unit: WARNING_WORDS[kind].unit,
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
