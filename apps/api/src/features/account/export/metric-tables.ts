import { MS_PER_MINUTE } from '@kangban/china-time'
import { METRIC_NAMES, SLEEP_STAGE_WORDS, UNITS, WARNING_WORDS } from '@kangban/contracts'
import type { Vault } from '../../../security/vault.ts'
import { csvOf } from './csv.ts'
import type { ExportRepository } from './export.repository.ts'
import { circumstanceWords, noteWords } from './told-words.ts'

/** A table of the ZIP: its path, and its text as it is read. */
export interface Table {
  readonly path: string
  readonly text: () => AsyncIterable<string>
}

const SOURCE_WORDS: Readonly<Record<string, string>> = {
  watch: '手表',
  monitor: '血压仪',
  recorder: '心电仪',
}

const sourceWord = (source: string): string => SOURCE_WORDS[source] ?? source

const READINGS = [
  ['heartRate', UNITS.heartRate],
  ['oxygen', UNITS.oxygen],
  ['temperature', UNITS.temperature],
  ['steps', `${UNITS.steps}，这一小时`],
] as const

interface StoredStage {
  stage: keyof typeof SLEEP_STAGE_WORDS
  minutes: number
}

const stagesOf = (stored: unknown) => stored as StoredStage[]

const minutesOf = (stages: unknown, stage: StoredStage['stage']): number =>
  stagesOf(stages)
    .filter((one) => one.stage === stage)
    .reduce((sum, { minutes }) => sum + minutes, 0)

const STAGES = ['deep', 'light', 'rem', 'awake'] as const

type Nights = ReturnType<ExportRepository['nights']>

/** The stages of each night with their times, one after the other. */
async function* stretches(nights: Nights) {
  for await (const page of nights)
    yield page.flatMap(({ day, startAt, stages }) => {
      let at = startAt

      return stagesOf(stages).map(({ stage, minutes }) => {
        const from = at
        at = new Date(at.getTime() + minutes * MS_PER_MINUTE)
        return { day, startAt: from, endAt: at, stage }
      })
    })
}

const path = (name: string) => `指标/${name}.csv`

/** Of every metric a table, the oldest value first. */
export function metricTables(
  repository: ExportRepository,
  accountId: string,
  vault: Pick<Vault, 'decrypt'>,
): Table[] {
  return [
    ...READINGS.map(([kind, unit]) => ({
      path: path(METRIC_NAMES[kind]),
      text: () =>
        csvOf(
          ['时间', `${METRIC_NAMES[kind]}（${unit}）`, '来源'],
          repository.readings(accountId, kind),
          ({ at, value, source }) => [at, value, sourceWord(source)],
        ),
    })),
    {
      path: path(METRIC_NAMES.bloodPressure),
      text: () =>
        csvOf(
          ['时间', '高压（mmHg）', '低压（mmHg）', '脉搏（次/分）', '来源', '当时的情况', '备注'],
          repository.pressures(accountId),
          ({ at, systolic, diastolic, pulse, source, circumstances, noteCipher }) => [
            at,
            systolic,
            diastolic,
            pulse,
            sourceWord(source),
            circumstanceWords(circumstances),
            noteWords(noteCipher, vault),
          ],
        ),
    },
    {
      path: path(METRIC_NAMES.sleep),
      text: () =>
        csvOf(
          [
            '日期',
            '入睡',
            '醒来',
            '评分',
            '平均心率（次/分）',
            ...STAGES.map((stage) => `${SLEEP_STAGE_WORDS[stage].name}（分钟）`),
            '低血氧（次）',
          ],
          repository.nights(accountId),
          (night) => [
            night.day,
            night.startAt,
            night.endAt,
            night.score,
            night.averageHeartRate,
            ...STAGES.map((stage) => minutesOf(night.stages, stage)),
            Array.isArray(night.lowOxygen) ? night.lowOxygen.length : null,
          ],
        ),
    },
    {
      path: path(`${METRIC_NAMES.sleep}分期`),
      text: () =>
        csvOf(
          ['日期', '开始', '结束', '阶段'],
          stretches(repository.nights(accountId)),
          ({ day, startAt, endAt, stage }) => [day, startAt, endAt, SLEEP_STAGE_WORDS[stage].name],
        ),
    },
    {
      path: path('预警事件'),
      text: () =>
        csvOf(
          ['时间', '指标', '情况', '数值', '另一数值', '界限', '处理时间', '怎样处理'],
          repository.warnings(accountId),
          (warning) => {
            const words = Object.hasOwn(WARNING_WORDS, warning.kind)
              ? WARNING_WORDS[warning.kind as keyof typeof WARNING_WORDS]
              : null

            return [
              warning.occurredAt,
              words && METRIC_NAMES[words.metric],
              words?.tag ?? warning.kind,
              warning.value,
              warning.otherValue,
              warning.limit,
              warning.handledAt,
              warning.handledAs,
            ]
          },
        ),
    },
  ]
}
