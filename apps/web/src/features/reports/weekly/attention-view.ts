import { shanghaiClock, shanghaiDay } from '@kangban/china-time'
import type { WeeklyContent } from '@kangban/contracts'
import { eventTag } from '../../../shared/product/event-tag.ts'
import type { TagState } from '../../../shared/ui/parts/StateTag.tsx'
import { WEEKLY, WORST_WORDS } from './weekly-copy.ts'
import type { HealthInfo } from '../parts/health-info.ts'

type OfKind = WeeklyContent['warnings']['byKind'][number]

export interface AttentionView {
  kind: OfKind['kind']
  state: TagState
  count: string
  text: string
}

/** ▲ 6 次 早晨血压偏高，最高 153/95（上限 140/90），13 日 06:49. */
export function attentionView({ kind, title, count, worst }: OfKind): AttentionView {
  const { valueText, limitText, level, occurredAt } = worst
  const word = count > 1 ? WORST_WORDS[kind] : ''
  const when = `${Number(shanghaiDay(occurredAt).slice(8))} 日 ${shanghaiClock(occurredAt)}`

  return {
    kind,
    state: eventTag(kind, level).state,
    count: WEEKLY.times(count),
    text: `${title}，${word ? `${word} ` : ''}${valueText}（${limitText}），${when}`,
  }
}

type Medicines = Pick<
  HealthInfo,
  'takeMed' | 'hypertensionTreatment' | 'atypicalAntipsychotics' | 'oralCorticosteroids'
>

/** What the person takes, as far as the profile asks for it, and that it was entered by themselves. */
export function medicationText(info: Medicines): string {
  const { hypertension, antipsychotic, steroid } = WEEKLY.medicines

  const taken = [
    info.hypertensionTreatment ? hypertension : null,
    info.atypicalAntipsychotics ? antipsychotic : null,
    info.oralCorticosteroids ? steroid : null,
  ].filter((name) => name !== null)

  if (taken.length > 0) return WEEKLY.bySelf(taken.join('、'))
  // Which kinds it is, only our own service asks.
  if (info.takeMed) return WEEKLY.bySelf(WEEKLY.someMedicine)
  return info.takeMed === false ? WEEKLY.bySelf(WEEKLY.noMedicine) : WEEKLY.unknownMedicine
}
