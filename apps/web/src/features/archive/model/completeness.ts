import { FIELDS } from '../copy.ts'
import type { HealthInfo } from './health-info.ts'

/** A part of the archive that is filled in at one place. */
export interface Part {
  title: string
  /** Where it is filled in. */
  place: string
  /** How many things belong to it, and the names of those that are missing. */
  all: number
  missing: readonly string[]
}

export interface Completeness {
  done: number
  all: number
  /** Whole per cent; 100 only when nothing is missing. */
  percent: number
  parts: readonly Part[]
}

const PROFILE = '/information'
/** What the family had and what is taken is asked there alone. */
const QUESTIONNAIRE = '/informationGathering'

type Item = readonly [name: string, filled: boolean]

const part = (title: string, place: string, items: readonly Item[]): Part => ({
  title,
  place,
  all: items.length,
  missing: items.filter(([, filled]) => !filled).map(([name]) => name),
})

const hasHabits = (info: HealthInfo): boolean =>
  [
    info.sleepQuality,
    info.smokingStatus,
    info.drinkingStatus,
    info.dietaryHabits,
    info.exerciseFreq,
  ].every((answer) => answer !== null)

/** How much of the archive is there: ten things, each of the same weight. */
export function completenessOf(info: HealthInfo, documents: number): Completeness {
  const { basics, history, habits, papers } = FIELDS

  const parts = [
    part(basics.title, PROFILE, [
      [basics.birthday, info.birthday !== null],
      [basics.sex, info.sex !== null],
      [basics.height, info.height !== null],
      [basics.weight, info.weight !== null],
      [basics.waistline, info.waistline !== null],
    ]),
    part(history.title, info.medHis === null ? '/disease' : QUESTIONNAIRE, [
      [history.medHis, info.medHis !== null],
      [history.familyMedHis, (info.familyMedHis ?? null) !== null],
      [history.takeMed, info.takeMed !== null],
    ]),
    part(habits.title, PROFILE, [[habits.habits, hasHabits(info)]]),
    part(papers.title, '/healthArchive/upload', [[papers.papers, documents > 0]]),
  ]

  const all = parts.reduce((sum, each) => sum + each.all, 0)
  const done = all - parts.reduce((sum, { missing }) => sum + missing.length, 0)
  return { done, all, percent: Math.floor((done / all) * 100), parts }
}
