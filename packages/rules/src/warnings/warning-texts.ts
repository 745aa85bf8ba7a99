import { shanghaiHour } from '@kangban/china-time'
import { WARNING_KINDS } from '@kangban/contracts'
import { dayPart } from '../day/day-parts.ts'
import { isNight } from '../thresholds.ts'
import type { Finding } from './warning-rules.ts'

export interface WarningTexts {
  title: string
  valueText: string
  limitText: string
}

/** A warning as it is kept; what a back end does not tell of it is null. */
export interface StoredWarning {
  kind: string
  level: string
  value: number | null
  otherValue: number | null
  limit: number | null
  otherLimit: number | null
  occurredAt: Date
}

export type WarningFacts = Pick<Finding, 'kind' | 'level'> & {
  value: number | null
  otherValue: number | null
  limit: number | null
  otherLimit: number | null
  /** Hour of the event in China. */
  hour: number
}

/** A row with its words known; @throws for a kind that no rule makes */
export function storedWarning<T extends StoredWarning>(
  row: T,
): T & Pick<WarningFacts, 'kind' | 'level' | 'hour'> {
  const kind = WARNING_KINDS.find((known) => known === row.kind)
  if (!kind) throw new Error(`A stored warning has the unknown kind ${row.kind}`)
  const level = row.level === 'bad' ? 'bad' : 'warn'
  return { ...row, kind, level, hour: shanghaiHour(row.occurredAt) }
}

export const storedWarningTexts = (row: StoredWarning): WarningTexts =>
  warningTexts(storedWarning(row))

const whole = (value: number | null): string => (value === null ? '' : String(Math.round(value)))

/** 142/88, or 142 alone where only the systolic is known; a diastolic alone would be read as one. */
const pair = (upper: number | null, lower: number | null): string =>
  upper === null ? '' : [whole(upper), whole(lower)].filter(Boolean).join('/')

/** With its unit or its name; nothing where there is no value. */
const withUnit = (value: number | null, unit: string): string =>
  value === null ? '' : `${whole(value)}${unit}`

const named = (name: string, text: string): string => (text ? `${name} ${text}` : '')

/** What a warning is called in the list; the same words on every screen. */
export function warningTexts({
  kind,
  level,
  value,
  otherValue,
  limit,
  otherLimit,
  hour,
}: WarningFacts): WarningTexts {
  const strongly = level === 'bad'
  const pressure = { valueText: pair(value, otherValue), limits: pair(limit, otherLimit) }

  switch (kind) {
    case 'pressure-high':
      return {
        title: `${dayPart(hour)}血压${strongly ? '很高' : '偏高'}`,
        valueText: pressure.valueText,
        limitText: named('上限', pressure.limits),
      }
    case 'pressure-low':
      return {
        title: `${dayPart(hour)}血压${strongly ? '很低' : '偏低'}`,
        valueText: pressure.valueText,
        limitText: named('下限', pressure.limits),
      }
    case 'oxygen-low':
      return {
        title: isNight(hour) ? '夜间血氧偏低' : '血氧偏低',
        valueText: withUnit(value, '%'),
        limitText: named('下限', withUnit(limit, '%')),
      }
    case 'heart-fast':
      return {
        title: `${isNight(hour) ? '夜间' : '静坐时'}心率${strongly ? '过快' : '偏快'}`,
        valueText: withUnit(value, ' 次/分'),
        limitText: named('上限', whole(limit)),
      }
    case 'heart-slow':
      return {
        title: '心率过慢',
        valueText: withUnit(value, ' 次/分'),
        limitText: named('下限', whole(limit)),
      }
    case 'af-suspected':
      return {
        title: '心电图疑似房颤',
        valueText: value ? withUnit(value, ' 次/分') : '心跳不齐',
        limitText: '自动分析，不是诊断',
      }
  }
}
