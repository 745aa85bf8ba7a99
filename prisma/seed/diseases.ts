// The content of the health lookup: one Markdown file for each category, diseases/<nn>-<slug>.md.
import { readdirSync, readFileSync } from 'node:fs'
import type { DiseaseSection } from '@kangban/contracts'

export interface DiseaseEntry {
  name: string
  category: string
  department: string
  content: DiseaseSection[]
  tags: DiseaseSection[]
  /** In the order of the book. */
  position: number
}

export const TABS = ['概述', '常见表现', '常见原因', '检查与治疗', '日常护理', '何时就医']
export const TAGS = ['宜', '忌']

const FOLDER = new URL('diseases/', import.meta.url)

/** Lines that begin with a dash are the points of one list, others a text each. */
function rowsOf(lines: readonly string[]): DiseaseSection['rows'] {
  const rows: DiseaseSection['rows'] = []

  for (const line of lines) {
    const last = rows.at(-1)
    if (!line.startsWith('- ')) rows.push({ type: 'text', content: line })
    else if (last?.type === 'list') last.content.push(line.slice(2).trim())
    else rows.push({ type: 'list', content: [line.slice(2).trim()] })
  }

  return rows
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** The named section of a disease. @throws Error that says which one is missing or empty */
function sectionOf(
  sections: ReadonlyMap<string, string[]>,
  title: string,
  where: string,
): DiseaseSection {
  const lines = sections.get(title) ?? []
  if (lines.length === 0) throw new Error(`${where} has nothing under ${title}`)
  return { title, rows: rowsOf(lines) }
}

function parseDisease(text: string, { category, file }: { category: string; file: string }) {
  const [head = '', ...parts] = text.split(/^### /m)
  const [name = '', ...headLines] = linesOf(head)
  const where = `${file}: ${name}`
  const [, department] = /^科室：(.+)$/.exec(headLines.join('\n')) ?? []
  if (!name || !department) throw new Error(`${where} has no name or no department`)

  const sections = new Map(
    parts.map((part) => {
      const [title = '', ...lines] = linesOf(part)
      return [title, lines]
    }),
  )

  const unknown = [...sections.keys()].filter(
    (title) => !TABS.includes(title) && !TAGS.includes(title),
  )

  if (unknown.length > 0 || sections.size !== parts.length)
    throw new Error(`${where} has other sections: ${unknown.join()}`)
  const picture = `/lookup/${file.slice(0, 2)}.svg`
  const [overview, ...tabs] = TABS.map((title) => sectionOf(sections, title, where))

  return {
    name,
    category,
    department,
    content: overview
      ? [
          { ...overview, rows: [{ type: 'image' as const, content: picture }, ...overview.rows] },
          ...tabs,
        ]
      : tabs,
    tags: TAGS.map((title) => sectionOf(sections, title, where)),
  }
}

/** The diseases of one file. @throws Error that names the disease which is not complete */
export function parseCategory(file: string, text: string): Omit<DiseaseEntry, 'position'>[] {
  const [head = '', ...diseases] = text.split(/^## /m)
  const [, category] = /^# (.+)$/m.exec(head) ?? []
  if (!category) throw new Error(`${file} has no category`)
  return diseases.map((disease) => parseDisease(disease, { category: category.trim(), file }))
}

/** Every disease of the lookup. */
export function readDiseases(): DiseaseEntry[] {
  const files = readdirSync(FOLDER)
    .filter((file) => file.endsWith('.md'))
    .toSorted()

  return files
    .flatMap((file) => parseCategory(file, readFileSync(new URL(file, FOLDER), 'utf8')))
    .map((disease, index) => ({ ...disease, position: index + 1 }))
}
