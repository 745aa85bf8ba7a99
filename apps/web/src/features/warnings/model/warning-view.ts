import { METRIC_NAMES, WARNING_WORDS } from '@kangban/contracts'
import { shanghaiClock, shanghaiDay } from '@kangban/china-time'
import { hasRoute } from '../../../config/screens.ts'
import { display } from '../../../shared/format/display.ts'
import { eventTag } from '../../../shared/product/event-tag.ts'
import type { GlyphTone } from '../../../shared/ui/parts/Glyph.tsx'
import { METRIC_SEALS } from '../../../shared/product/metric-seal.ts'
import type { TagState } from '../../../shared/ui/parts/StateTag.tsx'
import { COPY } from '../copy.ts'
import type { Warning, WarningKind } from './warning-answer.ts'

/** The metric that an event is about. */
export type WarningGroup = (typeof WARNING_WORDS)[WarningKind]['metric']
export type WarningFilter = 'all' | 'open' | WarningGroup

/** Of a kind that is not known. */
const PLAIN_SEAL: WarningView['seal'] = { char: '警', tone: 'soft' }

const METRIC_PAGES: Record<Exclude<WarningGroup, 'ecg'>, string> = {
  heartRate: '/heartRateDetails',
  bloodPressure: '/bloodPressure',
  oxygen: '/bloodOxygen',
}

const ECG_LIST = '/theHeartList'

export interface WarningView {
  seal: { char: string; tone: GlyphTone }
  name: string
  value: string
  /** Null where neither kind nor level is known. */
  tag: { state: TagState; text: string } | null
  /** Time, duration and limit; for a handled one what was done. */
  facts: string
  /** Where the event can be looked at, if that screen exists. */
  link: { to: string; text: string } | null
}

const groupOf = ({ eventType }: Warning): WarningGroup | null =>
  eventType && WARNING_WORDS[eventType].metric

function linkOf(warning: Warning): WarningView['link'] {
  const group = groupOf(warning)
  if (!group || !warning.createTime) return null
  const day = shanghaiDay(warning.createTime)

  const [path, link] =
    group === 'ecg'
      ? [ECG_LIST, { to: `${ECG_LIST}?electrocaTime=${day}&tab=instrument`, text: COPY.seeEcg }]
      : [METRIC_PAGES[group], { to: `${METRIC_PAGES[group]}?date=${day}`, text: COPY.seeMetric }]

  return hasRoute(path) ? link : null
}

function factsOf(warning: Warning): string {
  const { createTime, seconds, limitText, handled, handledAs } = warning
  const time = String(display(createTime && shanghaiClock(createTime)))
  if (handled) return `${time} · ${COPY.handled(handledAs)}`
  const lasting = seconds ? [COPY.about(Math.ceil(seconds / 60))] : []
  return [time, ...lasting, ...(limitText ? [limitText] : [])].join(' · ')
}

/** In the words of the service, else the bare value. */
function valueOf({ valueText, value, unit }: Warning): string {
  if (valueText) return valueText
  if (value === null) return String(display(value))
  return unit === '%' ? `${value}%` : [value, unit].filter((part) => part !== null).join(' ')
}

export function viewOf(warning: Warning): WarningView {
  const group = groupOf(warning)

  return {
    seal: group ? METRIC_SEALS[group] : PLAIN_SEAL,
    name: String(display(warning.eventName)),
    value: valueOf(warning),
    tag: eventTag(warning.eventType, warning.level),
    facts: factsOf(warning),
    link: linkOf(warning),
  }
}

/** Also where the back end does not say: nobody should overlook it. The sentence of the page counts alike. */
const waits = ({ handled }: Warning): boolean => handled !== true

export function filtered(warnings: readonly Warning[], filter: WarningFilter): Warning[] {
  if (filter === 'all') return [...warnings]

  return warnings.filter((warning) =>
    filter === 'open' ? waits(warning) : groupOf(warning) === filter,
  )
}

/** The filters that find something, with their counts where a count says what to do. */
export function filtersOf(warnings: readonly Warning[]): { value: WarningFilter; text: string }[] {
  const present = new Set(warnings.map(groupOf))
  const open = warnings.filter(waits).length

  const groups = (['bloodPressure', 'heartRate', 'oxygen', 'ecg'] as const).filter((group) =>
    present.has(group),
  )

  return [
    { value: 'all', text: COPY.all(warnings.length) },
    { value: 'open', text: COPY.open(open) },
    ...groups.map((group) => ({ value: group, text: METRIC_NAMES[group] })),
  ]
}

export interface WarningDay {
  /** YYYY-MM-DD; null for what happened nobody knows when. */
  day: string | null
  warnings: Warning[]
}

/** By day, newest first; within a day what waits comes before what is dealt with. */
export function byDay(warnings: readonly Warning[]): WarningDay[] {
  const days = new Map<string | null, Warning[]>()

  for (const warning of warnings) {
    const day = warning.createTime && shanghaiDay(warning.createTime)
    days.set(day, [...(days.get(day) ?? []), warning])
  }

  return [...days]
    .toSorted(([a], [b]) => (b ?? '').localeCompare(a ?? ''))
    .map(([day, ofDay]) => ({
      day,
      warnings: ofDay.toSorted((a, b) => Number(waits(b)) - Number(waits(a))),
    }))
}
