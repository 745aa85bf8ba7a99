import type { PageRouter } from '@kangban/contracts/router'
import type { inferRouterOutputs } from '@trpc/server'

export type NewsAnswer = inferRouterOutputs<PageRouter>['services']['listNews']

/** The kind of the articles of health knowledge, as documented. */
export const HEALTH_KNOWLEDGE = 2

export interface Article {
  readonly title: string
  readonly url: string
  /** Null where there is none. */
  readonly pic: string | null
}

/** What has no title or leads nowhere cannot be chosen. */
export const articlesOf = (answer: NewsAnswer): Article[] =>
  (answer ?? []).flatMap((item) =>
    item?.title && item.url ? { title: item.title, url: item.url, pic: item.pic || null } : [],
  )

/** Every word of the search stands in the title, in whatever order. */
export function withWords(articles: readonly Article[], words: string): readonly Article[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean)

  return articles.filter(({ title }) => wanted.every((word) => title.toLowerCase().includes(word)))
}
