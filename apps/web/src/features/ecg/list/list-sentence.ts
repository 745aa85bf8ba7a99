import type { Sentence } from '@kangban/contracts'
import { dateWords } from '@kangban/rules/reports/report-wording'
import { relativeDay } from '../../../shared/format/date.ts'
import type { EcgListItem } from '../parts/ecg-answer.ts'
import { figureOf } from '../detail/figures.ts'

const dayName = (day: string, today: string): string => relativeDay(day, today) || dateWords(day)

/** The day of the watch in one sentence. */
export function watchSentence(
  records: readonly Pick<EcgListItem, 'heartRat'>[],
  day: string,
  today: string,
): Sentence {
  const name = dayName(day, today)
  if (records.length === 0) return [{ text: `${name}手表没有记下心电。`, tone: 'plain' }]

  if (records.every(({ heartRat }) => heartRat === null)) {
    return [{ text: `${name}手表记了 ${records.length} 次心电。`, tone: 'plain' }]
  }

  const count: Sentence[number] = {
    text: `${name}手表记了 ${records.length} 次心电，`,
    tone: 'plain',
  }

  const outside = records.filter(({ heartRat }) =>
    ['high', 'low'].includes(figureOf('heartRate', heartRat).state),
  )

  if (outside.length === 0) return [count, { text: '心率都在参考范围。', tone: 'plain' }]
  return [count, { text: `${outside.length} 次心率不在参考范围。`, tone: 'warn' }]
}

/** The day of the recorder in one sentence. */
export function instrumentSentence(
  measurements: readonly unknown[],
  day: string,
  today: string,
): Sentence {
  const name = dayName(day, today)

  const text =
    measurements.length === 0
      ? `${name}还没有用心电仪测过。`
      : `${name}用心电仪测了 ${measurements.length} 次。`

  return [{ text, tone: 'plain' }]
}
