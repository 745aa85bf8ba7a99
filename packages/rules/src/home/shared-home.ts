import type { Area, HomeSummary } from '@kangban/contracts'
import type { DayFacts } from '../day/day-findings.ts'
import { daySentence } from '../day/day-sentence.ts'
import type { HomeData } from './home-data.ts'

/** What of a person's home somebody is told who is shared these areas: the rest is as if it were not there. */
export const sharedHome = (data: HomeData, areas: readonly Area[]): HomeData => ({
  ...data,
  ...(!areas.includes('metrics') && {
    heartRate: [],
    oxygen: [],
    temperature: [],
    steps: null,
    pressures: [],
    typedPressures: [],
    nights: [],
    nightTemperatures: [],
  }),
  ...(!areas.includes('ecg') && { ecgRecords: [], longRecord: null }),
  ...(!areas.includes('warnings') && { warnings: [], unknownWarnings: 0 }),
})

type Sentences = Pick<HomeSummary, 'sentence' | 'elderSentence'>

const both = (text: string): Sentences => ({
  sentence: [{ text, tone: 'plain' }],
  elderSentence: [{ text, tone: 'plain' }],
})

/** The day in one sentence, of what is shared alone: what is not, it neither says nor calls well. */
export function sharedSentence(facts: DayFacts, areas: readonly Area[]): Sentences {
  const told = daySentence(facts)

  if (areas.includes('metrics')) {
    // The shorter form calls all well at once, which nobody can who knows of no warning.
    return areas.includes('warnings') ? told : { ...told, elderSentence: told.sentence }
  }

  if (facts.matters.length > 0) return told
  return both(areas.includes('warnings') ? '没有等着了结的预警。' : '没有分享预警和每天的指标。')
}
