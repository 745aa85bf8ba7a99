import { ATTRIBUTION } from '@kangban/contracts'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { type Article, articlePath, readArticles } from '../catalogue/articles.ts'
import { sendNotFound } from './answer.ts'
import { escapeHtml, readingPage } from './reading-page.ts'

const dayInWords = (day: string): string => {
  const [year, month, date] = day.split('-').map(Number)
  return `${year}年${month}月${date}日`
}

const POINT = '- '
const HEADING = '## '

/** The lines as HTML; neighbouring points make one list. */
function bodyOf(lines: readonly string[]): string {
  const html = lines.map((line) => {
    if (line.startsWith(HEADING)) return `<h2>${escapeHtml(line.slice(HEADING.length))}</h2>`
    if (line.startsWith(POINT)) return `<ul><li>${escapeHtml(line.slice(POINT.length))}</li></ul>`
    return `<p>${escapeHtml(line)}</p>`
  })

  return html.join('\n').replaceAll('</ul>\n<ul>', '\n')
}

const pageOf = ({ title, pic, day, lines }: Article): string =>
  readingPage(
    title,
    `<img src="${pic}" alt="" width="320" height="180">
${bodyOf(lines)}
<footer>${dayInWords(day)}。${ATTRIBUTION}。</footer>`,
  )

/** The articles as pages to read: they need no session, hold nothing personal and no script. */
export function mountArticles(app: FastifyInstance): void {
  const pages = new Map(readArticles().map((article) => [article.id, pageOf(article)]))

  app.get<{ Params: { id: string } }>(articlePath(':id'), (request, reply): FastifyReply => {
    const page = pages.get(request.params.id)
    if (!page) return sendNotFound(reply)
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(page)
  })
}
