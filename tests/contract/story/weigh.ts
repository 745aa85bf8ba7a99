// How grave words and states are, and where they stand in what a person is told.
import type { MetricCard, Sentence } from '@kangban/contracts'
import type { Surfaces } from './surfaces.ts'

/** Returns what breaks it. */
export type Law = (told: Surfaces) => string[]

const TONES = ['plain', 'warn', 'bad']

export const toneOf = (sentence: Sentence = []): number =>
  Math.max(0, ...sentence.map(({ tone }) => TONES.indexOf(tone)))

export const textOf = (sentence: Sentence = []): string => sentence.map(({ text }) => text).join('')
const WEIGHTS: Readonly<Record<string, number>> = { alert: 2, bad: 2, high: 1, low: 1, warn: 1 }
export const weightOf = (state: string): number => WEIGHTS[state] ?? 0

export const cardOf = ({ home }: Surfaces, metric: MetricCard['metric']): MetricCard | undefined =>
  home.cards.find((card) => card.metric === metric)

export const broken = (isBroken: boolean, what: () => string): string[] =>
  isBroken ? [what()] : []

/** Every part of an answer that the given guard knows, with where it stands. */
export function found<T>(told: Surfaces, is: (part: object) => part is T & object): [string, T][] {
  const walk = (part: unknown, path: string): [string, T][] => {
    if (typeof part !== 'object' || part === null || part instanceof Date) return []

    return [
      ...(is(part) ? [[path, part] as [string, T]] : []),
      ...Object.entries(part).flatMap(([name, inner]) => walk(inner, `${path}.${name}`)),
    ]
  }

  return walk(told, '')
}

const isPart = (one: unknown): boolean =>
  typeof one === 'object' && one !== null && 'tone' in one && 'text' in one

export const isSentence = (part: object): part is Sentence =>
  Array.isArray(part) && part.length > 0 && part.every(isPart)

export interface Judged {
  state: string
  stateText: string
}

export const isJudged = (part: object): part is Judged =>
  'state' in part && 'stateText' in part && typeof part.state === 'string'
