import { ATTRIBUTION, FOREIGN_ATTRIBUTION } from '@kangban/contracts'
import type { PageRouter } from '@kangban/contracts/router'
import type { inferRouterOutputs } from '@trpc/server'
import { isDocumentedOnly } from '../../../config/runtime-config.ts'

type Answers = inferRouterOutputs<PageRouter>['lookup']
type Categories = Answers['listDiseaseCategories']
export type Disease = NonNullable<Answers['getDisease']>

/** Where the words of an answer come from: what it says itself, else what is known of the back end. */
export const attributionOf = (answer: { attribution?: string } | null): string =>
  answer?.attribution || (isDocumentedOnly() ? FOREIGN_ATTRIBUTION : ATTRIBUTION)

const known = (text: string | null): string[] => (text ? [text] : [])

export interface Category {
  title: string
  names: readonly string[]
}

/** The categories that have a name and something in them. */
export const categoriesOf = (answer: Categories): Category[] =>
  (answer?.classify ?? [])
    .map(({ className, typeNames }) => ({
      title: className ?? '',
      names: typeNames.flatMap(known),
    }))
    .filter(({ title, names }) => title !== '' && names.length > 0)

export type SectionRow =
  { type: 'text' | 'image'; content: string } | { type: 'list'; content: readonly string[] }

export interface Section {
  title: string
  rows: readonly SectionRow[]
}

type AnsweredSection = Disease['content'][number]

function rowOf({ type, content }: AnsweredSection['rows'][number]): SectionRow[] {
  if (Array.isArray(content)) {
    const points = content.flatMap(known)
    return points.length > 0 ? [{ type: 'list', content: points }] : []
  }

  return content ? [{ type: type === 'image' ? 'image' : 'text', content }] : []
}

/** The sections that say something. */
export const sectionsOf = (sections: readonly AnsweredSection[]): Section[] =>
  sections
    .map(({ title, rows }) => ({ title: title ?? '', rows: rows.flatMap(rowOf) }))
    .filter(({ title, rows }) => title !== '' && rows.length > 0)

const ended = (text: string): string => (/[。！？；]$/.test(text) ? text : `${text}。`)

const spokenRow = ({ type, content }: SectionRow): string => {
  if (type === 'image') return ''
  return type === 'list' ? content.map(ended).join('') : ended(content)
}

/** A section as a voice reads it; a picture has nothing to say. */
export const spokenSection = ({ title, rows }: Section): string =>
  ended(title) + rows.map(spokenRow).join('')

export const diseasePath = (name: string): string =>
  `/screendetail?name=${encodeURIComponent(name)}`
