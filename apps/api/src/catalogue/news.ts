import { isDeepStrictEqual } from 'node:util'
import { startOfShanghaiDay } from '@kangban/china-time'
import { articlePath, readArticles } from './articles.ts'
import type { Transaction } from '../database/once.ts'

/** Health knowledge. */
export const TYPE_ID = 2

const rowOf = ({ id, position, title, pic, day }: ReturnType<typeof readArticles>[number]) => ({
  id,
  typeId: TYPE_ID,
  title,
  pic,
  url: articlePath(id),
  position,
  at: startOfShanghaiDay(day),
})

export const writtenNews = () => readArticles().map(rowOf)

/** Brings the list of our own articles to what is written; articles of other kinds are left alone. */
export async function ensureNews(database: Transaction): Promise<void> {
  const written = writtenNews()
  const ids = written.map(({ id }) => id)
  await database.newsItem.deleteMany({ where: { typeId: TYPE_ID, id: { notIn: ids } } })

  const stored = new Map(
    (await database.newsItem.findMany({ where: { id: { in: ids } } })).map((item) => [
      item.id,
      item,
    ]),
  )

  for (const item of written) {
    if (isDeepStrictEqual(stored.get(item.id), item)) continue
    await database.newsItem.upsert({ where: { id: item.id }, create: item, update: item })
  }
}
