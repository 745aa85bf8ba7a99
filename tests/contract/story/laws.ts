// What all that a person is told at one moment owes to each other. A law returns what breaks it.
import { MS_PER_HOUR, shanghaiDay } from '@kangban/china-time'
import type { MetricCard, Sentence } from '@kangban/contracts'
import { oneAdvice, oneHurry } from './advice-laws.ts'
import {
  byHand,
  counts,
  doctorAndMatters,
  reportsAndEvents,
  reportsAndHome,
  weeksAndFindings,
} from './report-laws.ts'
import {
  broken,
  cardOf,
  found,
  isJudged,
  isSentence,
  type Judged,
  type Law,
  textOf,
  toneOf,
  weightOf,
} from './weigh.ts'

const HURRY = /今天(?!还|再|已|走|血|心|睡|夜|凌|中|没|的|测|量|步)|尽快/

const firstSentence: Law = ({ home, warnings }) => {
  const gravest = Math.max(
    0,
    ...warnings.matters.filter(({ state }) => state !== 'over').map(({ level }) => weightOf(level)),
  )

  return [
    ...broken(
      toneOf(home.sentence) < gravest,
      () => `${textOf(home.sentence)} above a matter of ${gravest}`,
    ),
    ...broken(
      toneOf(home.elderSentence) !== toneOf(home.sentence),
      () => `${textOf(home.elderSentence)} for elders, ${textOf(home.sentence)} for others`,
    ),
    ...broken(
      toneOf(warnings.elderSentence) !== toneOf(warnings.sentence),
      () => `${textOf(warnings.elderSentence)} for elders`,
    ),
  ]
}

const sameMatters: Law = ({ home, warnings }) => {
  const open = warnings.matters.filter(({ state }) => state !== 'over')

  return [
    ...broken(
      home.openMatters !== warnings.open,
      () => `home ${home.openMatters}, warnings ${warnings.open}`,
    ),
    ...broken(
      JSON.stringify(home.matters) !== JSON.stringify(open.slice(0, home.matters.length)),
      () => `home ${JSON.stringify(home.matters)}, warnings ${JSON.stringify(open)}`,
    ),
  ]
}

/** What is measured now, and out of range, is in the first sentence. Steps are no cause for worry. */
const cardsAndSentence: Law = (told) =>
  told.home.cards.flatMap(({ metric, state, stateText, measuredAt }) => {
    if (metric === 'steps' || metric === 'ecg' || measuredAt === null) return []

    const isOfNow =
      shanghaiDay(measuredAt) === told.today &&
      (metric !== 'heartRate' || told.now.getTime() - Date.parse(measuredAt) < 2 * MS_PER_HOUR)

    // A fall of oxygen that was dealt with is told without hurry.
    const isPast =
      state === 'alert' && stateText !== '异常' && (metric === 'oxygen' || metric === 'sleep')

    const least = isPast ? 1 : weightOf(state)

    return broken(
      isOfNow && toneOf(told.home.sentence) < least,
      () => `${metric} ${stateText} under ${textOf(told.home.sentence)}`,
    )
  })

const differ = (
  name: string,
  card: MetricCard | undefined,
  page: { state: string; stateText: string } | null | undefined,
) =>
  card && page
    ? broken(
        card.state !== page.state || card.stateText !== page.stateText,
        () => `${name}: card ${card.stateText}, page ${page.stateText}`,
      )
    : []

/** A card opens a page that says the same of the same reading. */
const cardsAndPages: Law = (told) => {
  const { pressure, oxygen, heart, sleep, temperature, ecgs, today } = told

  const [bp, spo2, bpm, night, skin, ecg] = (
    ['bloodPressure', 'oxygen', 'heartRate', 'sleep', 'temperature', 'ecg'] as const
  ).map((metric) => cardOf(told, metric))

  const ofToday = (card: MetricCard | undefined) =>
    card?.measuredAt && shanghaiDay(card.measuredAt) === today

  const newest = pressure.day?.readings?.[0]

  return [
    ...(ofToday(bp)
      ? [
          ...differ('pressure', bp, newest),
          ...broken(!newest, () => 'a pressure of today on the card, none on its page'),
        ]
      : broken(newest !== undefined, () => 'a pressure of today on its page, none on the card')),
    ...(ofToday(bpm) ? differ('heart rate', bpm, heart.day) : []),
    ...broken(
      spo2 !== undefined &&
        oxygen.day !== null &&
        weightOf(spo2.state) < weightOf(oxygen.day.state),
      () => `oxygen: card ${spo2?.stateText}, page ${oxygen.day?.stateText}`,
    ),
    ...broken(
      night?.state !== undefined && night.state !== 'none' && sleep.day === null,
      () => `sleep: card ${night?.stateText}, no page`,
    ),
    ...broken(
      night?.state === 'none' && sleep.day !== null && night.stateText === '暂无',
      () => 'sleep: a page and no card',
    ),
    ...(night && night.state !== 'none' && sleep.day
      ? broken(
          toneOf(sleep.day.sentence) < weightOf(night.state),
          () => `sleep: card ${night.stateText}, page ${textOf(sleep.day?.sentence)}`,
        )
      : []),
    ...(skin && skin.state !== 'none' ? differ('temperature', skin, temperature.day) : []),
    ...differ(
      'ecg',
      ecg,
      ecgs?.find(({ dataTime }) => dataTime === ecg?.measuredAt),
    ),
  ]
}

/** The sentence of a page is no milder than the verdict on the same page. */
const pagesAndSentences: Law = ({ pressure, heart, oxygen, temperature }) => {
  const newest = pressure.day?.readings?.[0]

  return Object.entries({
    oxygen: oxygen.day,
    temperature: temperature.day,
    heart: heart.day,
    pressure: newest && pressure.day && { ...pressure.day, state: newest.state },
  }).flatMap(([name, page]) =>
    page
      ? [
          ...broken(
            toneOf(page.sentence) < weightOf(page.state) && name !== 'heart',
            () => `${name}: ${page.state} under ${textOf(page.sentence)}`,
          ),
          ...broken(
            toneOf(page.elderSentence) < toneOf(page.sentence),
            () => `${name}: milder for elders: ${textOf(page.elderSentence)}`,
          ),
        ]
      : [],
  )
}

const WELL = ['正常', '良好', '达标', '平稳', '低风险', '未见明显异常']

/** A tick stands beside a good word alone, and no good word beside anything else. */
const ticks: Law = (told) =>
  found<Judged>(told, isJudged).flatMap(([path, { state, stateText }]) =>
    broken(
      ['normal', 'good'].includes(state) !== WELL.includes(stateText) && stateText !== '',
      () => `${path}: ${stateText} is ${state}`,
    ),
  )

/** What is grave asks for somebody soon, what is not never hurries; nobody is told to go on as before above something grave. */
const advice: Law = (told) => [
  ...found<Sentence>(told, isSentence).flatMap(([path, sentence]) => {
    const text = textOf(sentence)
    const tone = toneOf(sentence)

    return [
      // The hub of the reports leads to the one to read, which has the advice.
      ...broken(
        tone === 2 && !/医生|120|再测|联系/.test(text) && !path.startsWith('.overview'),
        () => `${path}: grave without advice: ${text}`,
      ),
      ...broken(tone < 2 && /尽快/.test(text), () => `${path}: hurries: ${text}`),
      ...broken(tone === 2 && /继续保持|照这样/.test(text), () => `${path}: ${text}`),
    ]
  }),
  ...told.warnings.matters
    .filter(({ state }) => state !== 'over')
    .flatMap(({ level, advice: text }) =>
      broken((level === 'bad') !== HURRY.test(text), () => `${level}: ${text}`),
    ),
]

/** The number on a matter is the number of events that open below it. */
const matterCounts: Law = ({ warnings }) =>
  warnings.matters.flatMap(({ title, count, ids }) =>
    broken(
      Number(count.match(/\d+(?=\D*$)/)?.[0]) !== ids.length,
      () => `${title}: ${count} over ${ids.length} events`,
    ),
  )

/** Nothing measured, nothing judged. */
const unmeasured: Law = ({ home }) =>
  home.cards.flatMap(({ metric, value, state }) =>
    broken(value === null && state !== 'none', () => `${metric} is ${state} without a value`),
  )

export const LAWS: Readonly<Record<string, Law>> = {
  'the first sentence is never milder than the gravest open matter, in both modes': firstSentence,
  'home and the page of warnings tell of the same matters': sameMatters,
  'the first sentence is no milder than a card of now': cardsAndSentence,
  'a card and its page judge the same reading alike': cardsAndPages,
  'the sentence of a page is no milder than its verdict': pagesAndSentences,
  'a tick stands beside good words alone': ticks,
  'advice is as urgent as what it is about': advice,
  'home is no milder than the reports that wait': reportsAndHome,
  'a report is no milder than its events': reportsAndEvents,
  'what waits has one advice wherever it is told': oneAdvice,
  'whoever is to hurry is told so by one word at an hour': oneHurry,
  'the page for the doctor is no milder than what waits': doctorAndMatters,
  'the same count has the same definition everywhere': counts,
  'weeks count what the findings of them tell': weeksAndFindings,
  'a matter counts what is inside': matterCounts,
  'nothing measured, nothing judged': unmeasured,
  'no mean and no count takes in what was typed by hand': byHand,
}
