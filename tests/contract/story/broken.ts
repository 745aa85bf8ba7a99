// One story spoilt for each law, so that no law is kept because it looks at nothing.
import type { MetricCard } from '@kangban/contracts'
import type { LAWS } from './laws.ts'
import type { Surfaces } from './surfaces.ts'

const CALM = [{ text: '各项正常。', tone: 'plain' as const }]

const withCard = (told: Surfaces, metric: MetricCard['metric'], change: Partial<MetricCard>) => ({
  ...told,
  home: {
    ...told.home,
    cards: told.home.cards.map((card) => (card.metric === metric ? { ...card, ...change } : card)),
  },
})

const calmHome = (told: Surfaces): Surfaces => ({
  ...told,
  home: { ...told.home, sentence: CALM, elderSentence: CALM },
})

const graveMatter = ({ warnings }: Surfaces): Surfaces['warnings']['matters'] => {
  const [matter] = warnings.matters
  return matter ? [{ ...matter, state: 'new', level: 'bad' }] : []
}

type Spoil = (told: Surfaces) => Surfaces

/** Of a person with matters, an ECG in fibrillation, readings of today and reports. */
export const BROKEN: Readonly<Record<keyof typeof LAWS, Spoil>> = {
  'the first sentence is never milder than the gravest open matter, in both modes': (told) =>
    calmHome({ ...told, warnings: { ...told.warnings, matters: graveMatter(told) } }),
  'home and the page of warnings tell of the same matters': (told) => ({
    ...told,
    home: { ...told.home, openMatters: told.home.openMatters + 1 },
  }),
  'the first sentence is no milder than a card of now': (told) =>
    calmHome(withCard(told, 'bloodPressure', { state: 'high', stateText: '偏高' })),
  'a card and its page judge the same reading alike': (told) =>
    withCard(told, 'ecg', { state: 'normal', stateText: '平稳' }),
  'the sentence of a page is no milder than its verdict': (told) => ({
    ...told,
    oxygen: {
      ...told.oxygen,
      day: told.oxygen.day && { ...told.oxygen.day, state: 'alert', sentence: CALM },
    },
  }),
  'a tick stands beside good words alone': (told) =>
    withCard(told, 'steps', { state: 'good', stateText: '未达标' }),
  'advice is as urgent as what it is about': (told) => ({
    ...told,
    home: { ...told.home, sentence: [{ text: '血压很高。', tone: 'bad' }] },
  }),
  'home is no milder than the reports that wait': (told) =>
    calmHome({
      ...told,
      warnings: { ...told.warnings, matters: [] },
      heartRisk: told.heartRisk && { ...told.heartRisk, state: 'bad' },
    }),
  'a report is no milder than its events': (told) => ({
    ...told,
    weekly: told.weekly?.kind === 'weekly' ? { ...told.weekly, state: 'good' } : told.weekly,
  }),
  'what waits has one advice wherever it is told': (told) => ({
    ...told,
    warnings: {
      ...told.warnings,
      matters: told.warnings.matters.map((matter) => ({ ...matter, advice: '请看医生' })),
    },
  }),
  'whoever is to hurry is told so by one word at an hour': (told) => ({
    ...told,
    home: { ...told.home, sentence: [{ text: '请今天问问医生，请尽快联系医生。', tone: 'bad' }] },
  }),
  'the page for the doctor is no milder than what waits': (told) => ({
    ...told,
    doctor: told.doctor && { ...told.doctor, conclusions: [] },
    warnings: { ...told.warnings, matters: graveMatter(told) },
  }),
  'the same count has the same definition everywhere': (told) => ({
    ...told,
    doctor: told.doctor && { ...told.doctor, conclusions: [] },
  }),
  'weeks count what the findings of them tell': (told) => ({
    ...told,
    heartRisk: told.heartRisk && {
      ...told.heartRisk,
      trend: {
        ...told.heartRisk.trend,
        weeks: told.heartRisk.trend.weeks.map((week) => ({ ...week, count: 0 })),
      },
    },
  }),
  'a matter counts what is inside': (told) => ({
    ...told,
    warnings: {
      ...told.warnings,
      matters: told.warnings.matters.map((matter) => ({ ...matter, ids: [...matter.ids, '0'] })),
    },
  }),
  'no mean and no count takes in what was typed by hand': (told) => ({
    ...told,
    doctor: told.doctor && {
      ...told.doctor,
      pressure: {
        ...told.doctor.pressure,
        readings: told.doctor.pressure.readings.map((one) => ({ ...one, byHand: !one.byHand })),
      },
    },
  }),
  'nothing measured, nothing judged': (told) =>
    withCard(told, 'heartRate', { value: null, state: 'normal' }),
}
