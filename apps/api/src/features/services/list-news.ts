import type { contract, Handler } from '@kangban/contracts'
import type { Context } from '../../context.ts'
import { servicesRepository } from './services.repository.ts'

export const listNews: Handler<typeof contract.services.listNews, Context> = async ({
  context,
  input,
}) => {
  const articles = await servicesRepository(context.services.database).listNews(input.typeId)
  /** A native app opens what it is given outside the page: paths of ours need their host. */
  const whole = (link: string) => new URL(link, context.origin).href
  return articles.map(({ pic, title, url }) => ({ pic: whole(pic), title, url: whole(url) }))
}
