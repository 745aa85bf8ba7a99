import type { Warning } from '@kangban/contracts'
import { hasRoute } from '../../../config/screens.ts'
import { formatDate, formatTime } from '../../../shared/format/date.ts'
import { eventTag } from '../../../shared/ui/event-tag.ts'
import type { GlyphTone } from '../../../shared/ui/Glyph.tsx'
import { METRIC_SEALS } from '../../../shared/ui/metric-seal.ts'
import type { TagState } from '../../../shared/ui/StateTag.tsx'
import { COPY } from '../copy.ts'

export type WarningGroup = 'heart' | 'pressure' | 'oxygen' | 'ecg'
export type WarningFilter = 'all' | 'open' | WarningGroup

const GROUPS: Record<Warning['eventType'], WarningGroup> = {
  'heart-fast': 'heart',
  'heart-slow': 'heart',
  'oxygen-low': 'oxygen',
  'pressure-high': 'pressure',
  'pressure-low': 'pressure',
  'af-suspected': 'ecg',
}

const SEALS: Record<WarningGroup, WarningView['seal']> = {
  heart: METRIC_SEALS.heartRate,
  pressure: METRIC_SEALS.bloodPressure,
  oxygen: METRIC_SEALS.oxygen,
  ecg: METRIC_SEALS.ecg,
}

const METRIC_PAGES: Record<Exclude<WarningGroup, 'ecg'>, string> = {
  heart: '/heartRateDetails',
  pressure: '/bloodPressure',
  oxygen: '/bloodOxygen',
}

export interface WarningView {
  warning: Warning
  seal: { char: string; tone: GlyphTone }
  tag: { state: TagState; text: string }
  /** Time, duration and limit; for a handled one what was done. */
  facts: string
  /** Where the event can be looked at, if that screen exists. */
  link: { to: string; text: string } | null
}

const groupOf = ({ eventType }: Warning): WarningGroup => GROUPS[eventType]

function linkOf(warning: Warning): WarningView['link'] {
  const group = groupOf(warning)
  const day = formatDate(warning.createTime)
  if (group === 'ecg') return { to: `/theHeartList?electrocaTime=${day}&tab=instrument`, text: COPY.seeEcg }
  const path = METRIC_PAGES[group]
  return hasRoute(path) ? { to: `${path}?date=${day}`, text: COPY.seeMetric } : null
}

function factsOf(warning: Warning): string {
  const { createTime, seconds, limitText, handled, handledAs } = warning
  const time = formatTime(createTime)
  if (handled) return `${time} · ${COPY.handled(handledAs)}`
  const lasting = seconds ? [COPY.about(Math.ceil(seconds / 60))] : []
  return [time, ...lasting, limitText].join(' · ')
}

export const viewOf = (warning: Warning): WarningView => ({
  warning,
  seal: SEALS[groupOf(warning)],
  tag: eventTag(warning.eventType, warning.level),
  facts: factsOf(warning),
  link: linkOf(warning),
})

export function filtered(warnings: readonly Warning[], filter: WarningFilter): Warning[] {
  if (filter === 'all') return [...warnings]
  return warnings.filter((warning) => (filter === 'open' ? !warning.handled : groupOf(warning) === filter))
}

/** The filters that find something, with their counts where a count says what to do. */
export function filtersOf(warnings: readonly Warning[]): { value: WarningFilter; text: string }[] {
  const present = new Set(warnings.map(groupOf))
  const open = warnings.filter(({ handled }) => !handled).length
  const groups = (['pressure', 'heart', 'oxygen', 'ecg'] as const).filter((group) => present.has(group))
  return [
    { value: 'all', text: COPY.all(warnings.length) },
    { value: 'open', text: COPY.open(open) },
    ...groups.map((group) => ({ value: group, text: COPY[group] })),
  ]
}

/** By day, newest first; within a day what waits comes before what is dealt with. */
export function byDay(warnings: readonly Warning[]): { day: string; warnings: Warning[] }[] {
  const days = new Map<string, Warning[]>()
  for (const warning of warnings) {
    const day = formatDate(warning.createTime)
    days.set(day, [...(days.get(day) ?? []), warning])
  }
  return [...days]
    .toSorted(([a], [b]) => b.localeCompare(a))
    .map(([day, ofDay]) => ({ day, warnings: ofDay.toSorted((a, b) => Number(a.handled) - Number(b.handled)) }))
}
