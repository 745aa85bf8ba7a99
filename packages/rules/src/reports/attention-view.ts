import { shanghaiClock, shanghaiDay } from '@kangban/china-time'
import {
  type MetricState,
  type ReportEvent,
  UNITS,
  WARNING_WORDS,
  type WeeklyContent,
} from '@kangban/contracts'
import { medicineKindsOf, takenWords } from '../person/medicine-kinds.ts'
import { eventTag } from '../warnings/event-tag.ts'
import { fullMoment } from './moment-text.ts'

/** How the gravest value of several is named. */
const WORST_WORDS: Record<ReportEvent['kind'], string> = {
  'heart-fast': '最快',
  'heart-slow': '最慢',
  'oxygen-low': '最低',
  'pressure-high': '最高',
  'pressure-low': '最低',
  'af-suspected': '',
}

type OfKind = WeeklyContent['warnings']['byKind'][number]

export interface AttentionView {
  kind: OfKind['kind']
  state: MetricState
  count: string
  text: string
  /** The day of the week that the page shows; on paper with its year. */
  when: string
  fullWhen: string
}

/** A pair of figures has no unit of its own in the text of its event. */
export const eventValue = ({ kind, valueText }: ReportEvent): string =>
  WARNING_WORDS[kind].metric === 'bloodPressure' ? `${valueText} ${UNITS.bloodPressure}` : valueText

/** ▲ 6 次 早晨血压偏高，最高 153/95 mmHg（上限 140/90），13 日 06:49. */
export function attentionView({ kind, title, count, worst }: OfKind): AttentionView {
  const { limitText, level, occurredAt } = worst
  const word = count > 1 ? WORST_WORDS[kind] : ''

  return {
    kind,
    state: eventTag(kind, level).state,
    count: `${count} 次`,
    text: `${title}，${word ? `${word} ` : ''}${eventValue(worst)}（${limitText}），`,
    when: `${Number(shanghaiDay(occurredAt).slice(8))} 日 ${shanghaiClock(occurredAt)}`,
    fullWhen: fullMoment(occurredAt),
  }
}

type Medicines = Parameters<typeof medicineKindsOf>[0] & { takeMed: boolean | null }

/** What the person takes, as far as the profile asks for it, and that it was entered by themselves. */
export function medicationText(info: Medicines): string {
  const { takeMed } = info
  const words = takenWords({ takeMed, medicineKinds: medicineKindsOf(info) })
  return words === null ? '资料里没有填写' : `${words}（本人填写）`
}
