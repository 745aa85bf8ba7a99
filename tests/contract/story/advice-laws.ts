// What is asked of a person: one thing about one matter, on every page and in both modes.
import { addDays, shanghaiDay, shanghaiHour } from '@kangban/china-time'
import type { Matter, Sentence } from '@kangban/contracts'
import { soon } from '../../../packages/rules/src/day/day-parts.ts'
import type { Surfaces } from './surfaces.ts'
import { broken, found, isSentence, type Law, textOf, toneOf } from './weigh.ts'

/** Of what is past nobody names a day. */
const HURRY = /(?<!还没问过医生就)(?:请|就|，)(今天|尽快)(?=问问|把|联系|看医生|去看)/g

/** Whoever is to hurry is told so by one word, whatever page is open at that hour. */
export const oneHurry: Law = (told) => {
  const word = soon(shanghaiHour(told.now))

  return found<Sentence>(told, isSentence).flatMap(([path, sentence]) =>
    broken(
      [...textOf(sentence).matchAll(HURRY)].some(([, said]) => said !== word),
      () => `${path}: ${textOf(sentence)}`,
    ),
  )
}

type Told = Partial<Record<'sentence' | 'elderSentence', Sentence>> | null

/** A page or report that tells something grave of days, with the kinds that it tells. */
interface Telling {
  path: string
  told: Told
  days: [first: string, last: string]
  kinds: readonly Matter['kind'][]
}

const PRESSURES = ['pressure-high', 'pressure-low'] as const
const HEARTS = ['af-suspected', 'heart-slow', 'heart-fast'] as const
const SPANS = { day: 0, week: 6, month: 29 } as const

function pagesOf(told: Surfaces): Telling[] {
  const { today } = told

  const pages = {
    oxygen: ['oxygen-low'],
    sleep: ['oxygen-low'],
    pressure: PRESSURES,
    heart: HEARTS,
  } as const

  return (['oxygen', 'sleep', 'pressure', 'heart'] as const).flatMap((page) =>
    (['day', 'week', 'month'] as const).map((span) => ({
      path: `${page} of the ${span}`,
      told: told[page][span],
      days: [addDays(today, -SPANS[span]), today] as [string, string],
      kinds: pages[page],
    })),
  )
}

function reportsOf({ daily, weekly, heartRisk }: Surfaces): Telling[] {
  const weeks = weekly?.kind === 'weekly' ? weekly.warnings.byKind : []
  const days = daily?.kind === 'daily' ? daily.events : []
  const risks = heartRisk?.findings.filter(({ grave }) => grave).map(({ kind }) => kind) ?? []

  return [
    { told: daily, kinds: days.filter(({ level }) => level === 'bad').map(({ kind }) => kind) },
    {
      told: weekly,
      kinds: weeks.filter(({ worst }) => worst.level === 'bad').map(({ kind }) => kind),
    },
    {
      told: heartRisk,
      kinds: [
        ...(risks.includes('irregular') ? (['af-suspected'] as const) : []),
        ...(risks.includes('slow') ? (['heart-slow'] as const) : []),
        ...(risks.includes('fast') ? (['heart-fast'] as const) : []),
        ...(risks.includes('low-oxygen') ? (['oxygen-low'] as const) : []),
        ...(risks.includes('pressure') ? PRESSURES : []),
      ],
    },
  ].flatMap(({ told, kinds }) =>
    told ? [{ path: told.kind, told, days: [told.day, told.endDay], kinds }] : [],
  )
}

const isMetIn = ({ beganAt, lastAt }: Matter, [first, last]: Telling['days']): boolean =>
  shanghaiDay(beganAt) <= last && shanghaiDay(lastAt) >= first

/** An average on which one acts at once asks for what it is told in. */
const OF_AVERAGES = /这份周报带给医生看。$/

/** What waits has one advice, that of home, wherever it is told as grave. */
const ofTellings: Law = (told) => {
  const open = told.warnings.matters.filter(
    ({ state, level }) => state !== 'over' && level === 'bad',
  )

  return [...pagesOf(told), ...reportsOf(told)].flatMap(({ path, told: page, days, kinds }) => {
    const advices = open
      .filter((matter) => kinds.includes(matter.kind) && isMetIn(matter, days))
      .map(({ advice }) => `，${advice}。`)

    return [page?.sentence, page?.elderSentence].flatMap((sentence) => {
      const text = textOf(sentence).replaceAll('；', '，')

      return broken(
        advices.length > 0 &&
          toneOf(sentence) === 2 &&
          !OF_AVERAGES.test(text) &&
          !advices.some((advice) => text.endsWith(advice)),
        () => `${path}: ${text} where home has ${advices.join()}`,
      )
    })
  })
}

/** The advice of a day's report, and the words of the newest record of many hours. */
const ofEvents: Law = ({ warnings, daily, longRecord }) =>
  warnings.matters
    .filter(({ state, level }) => state !== 'over' && level === 'bad')
    .flatMap(({ ids, kind, advice, beganAt, lastAt }) => {
      const inDay =
        daily?.kind === 'daily' &&
        daily.events.some(({ id, level }) => level === 'bad' && ids.includes(id))

      const fibrillating = longRecord?.episodes.find((one) => one.kind === 'suspected-af')
      const at = Date.parse(fibrillating?.at ?? '')

      const sentences =
        longRecord &&
        kind === 'af-suspected' &&
        at >= Date.parse(beganAt) &&
        at <= Date.parse(lastAt)
          ? [longRecord.sentence, longRecord.elderSentence]
          : []

      return [
        ...broken(
          inDay && !daily.advice.includes(advice),
          () => `home ${advice}, report ${daily?.kind === 'daily' ? daily.advice.join() : ''}`,
        ),
        ...sentences.flatMap((sentence) =>
          broken(
            !textOf(sentence).endsWith(`，${advice}。`),
            () => `home ${advice}, record ${textOf(sentence)}`,
          ),
        ),
      ]
    })

export const oneAdvice: Law = (told) => [...ofTellings(told), ...ofEvents(told)]
