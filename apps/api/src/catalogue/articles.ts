// Health-knowledge articles of our own, one Markdown file each: apps/api/articles/<nn>-<id>.md.
import { readdirSync, readFileSync } from 'node:fs'

export interface Article {
  /** Its place in the address. */
  id: string
  position: number
  title: string
  /** Address of the picture. */
  pic: string
  /** YYYY-MM-DD */
  day: string
  /** `## ` starts a heading, `- ` a point of a list, anything else a paragraph. */
  lines: readonly string[]
}

const FOLDER = new URL('../../articles/', import.meta.url)

function parse(file: string, text: string): Article {
  const [, position, id] = /^(\d+)-([\w-]+)\.md$/.exec(file) ?? []

  const [, title, picture, day, body] =
    /^# (.+)\n图：(\w+)\n日期：(\d{4}-\d{2}-\d{2})\n\n([^]+)$/.exec(text) ?? []

  if (!position || !id || !title || !picture || !day || !body)
    throw new Error(`${file} is no article`)
  const lines = body.split('\n').filter((line) => line.trim() !== '')
  return { id, position: Number(position), title, pic: `/news/${picture}.svg`, day, lines }
}

/** In the order of their numbers. */
export const readArticles = (): Article[] =>
  readdirSync(FOLDER)
    .filter((file) => file.endsWith('.md'))
    .toSorted()
    .map((file) => parse(file, readFileSync(new URL(file, FOLDER), 'utf8')))

export const articlePath = (id: string): string => `/articles/${id}`
