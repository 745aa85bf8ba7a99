import type { PageRouter } from '@kangban/contracts/router'
import type { inferRouterOutputs } from '@trpc/server'
import { sentenceText } from '../../../shared/ui/parts/Sentence.tsx'
import { HUB } from '../lists/list-copy.ts'
import { rowPath } from '../lists/row-path.ts'
import { spokenRow } from '../lists/spoken-row.ts'

export type Overview = inferRouterOutputs<PageRouter>['reports']['getOverview']
export type CalendarDay = Overview['calendar'][number]

/** There has never been a report of any kind. */
export const isFirstUse = ({ daily, weekly, heartRisk, tcm }: Overview): boolean =>
  !daily && !weekly && !heartRisk && !tcm

/** What to open first, with the words of its button; nothing while it has no screen. */
export function firstStep({ first }: Overview): { to: string; text: string } | null {
  const to = first && rowPath({ ...first, day: '' })
  return first && to ? { to, text: HUB.open[first.kind] } : null
}

/** The hub as it is read aloud: the sentence, the newest reports, the screening and the constitution. */
export function spokenOverview({ elderSentence, daily, weekly, heartRisk, tcm }: Overview): string {
  return [
    sentenceText(elderSentence),
    ...(daily ? [spokenRow(daily)] : []),
    ...(weekly ? [spokenRow(weekly)] : []),
    ...(heartRisk ? [`${HUB.heart}，${heartRisk.levelText}。`] : []),
    ...(tcm ? [`${HUB.tcm}，${tcm.main}。`] : []),
  ].join('')
}
