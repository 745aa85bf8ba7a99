import { contract, listOperations } from '@kangban/contracts'
import { describe, expect, it } from 'vitest'
import { buildInputs } from './build-input.ts'
import { valuesAt } from '../answer/find-values.ts'
import { INPUTS } from './inputs.ts'
import { answerSchema } from '../answer/json-schema.ts'
import { schemasAt } from '../answer/mark.ts'

const operations = new Map(listOperations(contract))

const sourcesOf = (name: string): string[] =>
  [INPUTS[name]?.fields ?? {}, ...(INPUTS[name]?.variants ?? [])]
    .flatMap((fields) => Object.values(fields))
    .flat()
    .flatMap((source) => ('from' in source ? [source.from] : []))

describe('the table of inputs', () => {
  it('names operations of the contract alone', () => {
    expect(Object.keys(INPUTS).filter((name) => !operations.has(name))).toEqual([])

    const missing = Object.keys(INPUTS)
      .flatMap(sourcesOf)
      .filter((name) => !operations.has(name))

    expect(missing).toEqual([])
  })

  it('takes values from fields that are there', () => {
    const sources = Object.values(INPUTS)
      .flatMap(({ fields = {}, variants = [] }) =>
        [fields, ...variants].flatMap((each) => Object.values(each)),
      )
      .flat()

    const broken = sources.flatMap((source) => {
      const operation = 'from' in source ? operations.get(source.from) : undefined
      if (!operation || !('from' in source)) return []

      return schemasAt(answerSchema(operation), source.at).length > 0
        ? []
        : [`${source.from} → ${source.at}`]
    })

    expect(broken).toEqual([])
    expect(sources.length).toBeGreaterThan(50)
  })

  it('has no circle', () => {
    const depth = (name: string, above: readonly string[] = []): number => {
      if (above.includes(name)) throw new Error(`circle: ${[...above, name].join(' → ')}`)
      return 1 + Math.max(0, ...sourcesOf(name).map((source) => depth(source, [...above, name])))
    }

    expect(Math.max(...Object.keys(INPUTS).map((name) => depth(name)))).toBeGreaterThan(1)
  })
})

const build = (name: string, answers: Record<string, unknown>) => {
  const operation = operations.get(name)
  if (!operation) throw new Error(name)

  return buildInputs([name, operation], {
    userCode: 'U1',
    now: new Date('2026-03-01T20:00:00Z'),
    profile: 'kangban',
    answersOf: (source) => Promise.resolve(source in answers ? [answers[source]] : []),
  })
}

describe('inputs', () => {
  it('take ids from earlier answers, and say what was missing', async () => {
    const list = { dataEcgInfosRespList: [{ id: 'e1' }, { id: 'e2' }] }

    expect(await build('ecg.getEcgRecord', { 'ecg.listEcgRecords': list })).toEqual([
      { input: { ecgId: 'e1', userCode: 'U1' } },
    ])

    expect(await build('ecg.getEcgRecord', {})).toEqual([
      {
        reason: {
          zh: '没有可用的 ecgId（ecg.listEcgRecords → dataEcgInfosRespList[].id）',
          en: 'no value for ecgId (ecg.listEcgRecords → dataEcgInfosRespList[].id)',
        },
      },
    ])
  })

  it('take a day with data where one is known, else yesterday in China, and the user of the session', async () => {
    const home = {
      cards: [{ metric: 'sleep' }, { metric: 'ecg', measuredAt: '2026-02-20T17:00:00Z' }],
    }

    expect(await build('ecg.listEcgRecords', { 'home.getHomeSummary': home })).toEqual([
      { input: { dayDate: '2026-02-21', userCode: 'U1' } },
    ])

    expect(await build('ecg.listEcgMeasurements', {})).toEqual([
      { input: { measurementDate: '2026-03-01', userCode: 'U1' } },
    ])
  })
})

describe('variants', () => {
  it('are the same call with other values; one that cannot be made says why', async () => {
    const operation = contract.reports.getReport

    const built = await buildInputs(['reports.getReport', operation], {
      userCode: undefined,
      now: new Date(0),
      profile: 'kangban',
      answersOf: () => Promise.resolve([{ list: [{ kind: 'daily', id: 'd' }] }]),
    })

    expect(built[0]).toEqual({ input: { kind: 'daily', id: 'd' } })

    expect(built[1]).toMatchObject({
      reason: { en: 'no value for id (reports.listReports → list[kind=weekly].id)' },
    })
  })
})

describe('valuesAt', () => {
  it('goes through lists, all of them or those with a text', () => {
    const value = {
      list: [
        { k: 'a', v: [{ id: 1 }, { id: 2 }] },
        { k: 'b', v: [{ id: 3 }] },
      ],
    }

    expect(valuesAt(value, 'list[].v[].id')).toEqual([1, 2, 3])
    expect(valuesAt(value, 'list[k=b].v[].id')).toEqual([3])
    expect(valuesAt(value, 'none[].id')).toEqual([])
    expect(valuesAt([{ id: 4 }], '[].id')).toEqual([4])
    expect(valuesAt(value, '')).toEqual([value])
  })
})
