import { type Matter, METRIC_NAMES, WARNING_WORDS } from '@kangban/contracts'
import { shanghaiClock } from '@kangban/china-time'
import { display } from '../../../shared/format/display.ts'
import { eventTag } from '@kangban/rules/warnings/event-tag'
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

export interface WarningView {
  seal: { char: string; tone: GlyphTone }
  name: string
  value: string
  /** Null where neither kind nor level is known. */
  tag: { state: TagState; text: string } | null
  /** Time, duration and limit; for a handled one what was done. */
  facts: string
}

const groupOf = ({ eventType }: Warning): WarningGroup | null =>
  eventType && WARNING_WORDS[eventType].metric

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
  }
}

/** Also where the back end does not say: nobody should overlook it. The sentence of the page counts alike. */
const waits = ({ handled }: Warning): boolean => handled !== true

/** Events that belong to no matter: their kind or their time is not known. */
export function unreadEvents(
  events: readonly Warning[],
  matters: readonly Pick<Matter, 'ids'>[],
): Warning[] {
  const known = new Set(matters.flatMap(({ ids }) => ids))
  return events.filter((event) => waits(event) && !known.has(idOf(event)))
}

/** By which a matter names its events: the time, where the back end gives no id. */
const idOf = ({ id, createTime }: Warning): string => id ?? createTime ?? ''

/** The events of a matter, newest first, as far as the list reaches. */
export function eventsOf({ ids }: Pick<Matter, 'ids'>, events: readonly Warning[]): Warning[] {
  const byId = new Map(events.map((event) => [idOf(event), event]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

export const filtered = (matters: readonly Matter[], filter: WarningFilter): Matter[] =>
  filter === 'all'
    ? [...matters]
    : matters.filter(({ kind, state }) =>
        filter === 'open' ? state !== 'over' : WARNING_WORDS[kind].metric === filter,
      )

/** The filters that find something, with their counts where a count says what to do. */
export function filtersOf(
  matters: readonly Matter[],
  open: number,
): { value: WarningFilter; text: string }[] {
  const present = new Set(matters.map(({ kind }) => WARNING_WORDS[kind].metric))

  const groups = (['bloodPressure', 'heartRate', 'oxygen', 'ecg'] as const).filter((group) =>
    present.has(group),
  )

  return [
    { value: 'all', text: COPY.all(matters.length) },
    { value: 'open', text: COPY.open(open) },
    ...groups.map((group) => ({ value: group, text: METRIC_NAMES[group] })),
  ]
}
