import { daysBetween } from '@kangban/china-time'
import type { PageRouter } from '@kangban/contracts/router'
import type { inferRouterOutputs } from '@trpc/server'
import { BENEFIT } from './benefit-copy.ts'

/** As pages get it: anything of it may be null. */
export type BenefitDetail = inferRouterOutputs<PageRouter>['services']['getEntitlementDetail']

export type BenefitState = 'active' | 'over' | 'none'

export interface Benefit {
  readonly name: string
  readonly state: BenefitState
  /** Until when it holds or what it is for, in words. */
  readonly note: string
}

const dayInWords = (day: string): string => {
  const [year, month, date] = day.split('-').map(Number)
  return `${year} 年 ${month} 月 ${date} 日`
}

/** The flag decides where the back end tells it: a card may be stopped before its last day. */
function stateOf(validTo: string | null, isHave: 0 | 1 | null | undefined, today: string) {
  if (validTo && validTo < today) return 'over'
  return (isHave ?? (validTo ? 1 : 0)) === 1 ? 'active' : 'none'
}

export function benefitOf(
  detail: BenefitDetail | undefined,
  isHave: 0 | 1 | null | undefined,
  today: string,
): Benefit {
  const validTo = detail?.validTo ?? null
  const state = stateOf(validTo, isHave, today)

  const notes: Record<BenefitState, string> = {
    active: validTo
      ? BENEFIT.validTo(dayInWords(validTo), daysBetween(today, validTo))
      : BENEFIT.noEnd,
    over: validTo ? BENEFIT.ended(dayInWords(validTo)) : BENEFIT.none,
    none: BENEFIT.none,
  }

  return { name: detail?.name || BENEFIT.name, state, note: notes[state] }
}
