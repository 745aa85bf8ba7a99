import { expect, it } from 'vitest'
import { compareRecordings } from '../answer/compare.ts'
import { questionsOf, sideWords } from './questions.ts'

const item = { id: 'a', dataTime: '1111-11-11T11:11:11+11:11', heartRat: 11, qt: 111, hrv: null }
const { qt: _, ...withoutQt } = item

/** What is asked about a field of the list, where the local back end and that online answer with these. */
function asked(name: string, local: unknown[], online: unknown[]): string[] {
  const { columns, operations } = compareRecordings(
    [local, online].map((items, index) => ({
      label: ['本地', '线上'][index] ?? '',
      answers: new Map([['ecg.listEcgRecords', { dataEcgInfosRespList: items }]]),
    })),
  )

  const field = operations[0]?.fields.find(({ path }) => path.endsWith(`[].${name}`))
  return field ? questionsOf(field, columns).map(({ zh }) => zh) : []
}

it.each([
  ['qt', [item], [item], []],
  ['qt', [item], [withoutQt], ['线上没有返回这个字段：漏了，还是换了名称？']],
  ['qt', [item, withoutQt], [item], ['本地有时不返回这个字段：什么情况下没有？']],
  ['sdk', [item], [{ ...item, sdk: 1 }], ['线上多返回了这个字段：要写进文档吗？']],
  ['id', [item], [{ ...item, id: null }], ['线上返回空值，文档不允许：什么情况下为空？']],
  ['id', [item], [item, { ...item, id: null }], ['线上有时返回空值，文档不允许：什么情况下为空？']],
  [
    'heartRat',
    [item],
    [{ ...item, heartRat: '11' }],
    ['线上返回文本，文档规定是数字：能改吗，还是文档要改？'],
  ],
  // An empty list tells nothing of the fields of its rows.
  ['qt', [item], [], []],
])(
  'asks about %s where the local back end has %j and that online %j',
  (name, local, online, zh) => {
    expect(asked(name, local, online)).toEqual(zh)
  },
)

const side = (types: string) => ({ types, presence: 'always' as const })

it('asks which is meant where each side keeps the contract and they differ', () => {
  const field = {
    path: 'data',
    sides: [{ types: 'any', presence: 'sometimes' as const }, side('number'), side('string')],
    known: [true, true, true],
    differs: true,
  }

  expect(questionsOf(field, ['约定', '本地', '线上'])).toEqual([
    expect.objectContaining({ zh: expect.stringContaining('以哪一边为准') }),
  ])
})

it('says in plain words what a side has', () => {
  expect(sideWords({ types: 'null | string', presence: 'sometimes' }, true)).toBe(
    '空值或文本，有时没有',
  )

  expect(sideWords(null, true)).toBe('没有')
  expect(sideWords(null, false)).toBe('未测到')
})
