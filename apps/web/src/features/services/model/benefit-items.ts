import type { BenefitDetail } from '../../../shared/product/benefit/benefit.ts'

export interface BenefitItem {
  readonly name: string
  readonly description: string
  readonly total: number | null
  /** Null where the back end does not tell how often it was used. */
  readonly used: number | null
  readonly left: number | null
}

/** What the card holds; an item without a name says nothing and is left out. */
export const itemsOf = (detail: BenefitDetail | undefined): BenefitItem[] =>
  (detail?.items ?? []).flatMap((item) => {
    if (!item?.name) return []
    const { total, used } = item

    return {
      name: item.name,
      description: item.description ?? '',
      total,
      used,
      left: total === null || used === null ? null : Math.max(0, total - used),
    }
  })

/** The rules of the card, one sentence each: they come as one text. */
export const rulesOf = (detail: BenefitDetail | undefined): string[] =>
  (detail?.description ?? '')
    .match(/[^。；;]+[。；;]?/g)
    ?.map((rule) => rule.trim().replace(/[；;]$/, '。')) ?? []
