// Links, codes and promised orders of one answer: right ones keep all laws, wrong ones break one.
import { describe, expect, it } from 'vitest'
import { breachesOf } from './index.ts'
import { nodeOf } from './testing/node-of.ts'

const laws = (data: unknown, { name = '', host }: { name?: string; host?: string } = {}) =>
  breachesOf({
    name,
    summary: '',
    input: {},
    now: new Date('2026-03-02T10:00:00+08:00'),
    answer: nodeOf(data, { url: { kind: 'address' } }),
    ...(host === undefined ? {} : { host }),
  }).map(({ law, path }) => `${law} ${path}`)

const PICTURE = '7f6ea18e-f92a-4180-afa8-22bd25a6048d'
const ANOTHER = '1198b752-3f21-44c4-b8f8-bca8a8c26c9f'

const file = (id: string, of: string) => ({ id, url: `/image/${of}?signature=${id}` })

describe('links', () => {
  it('lead to no inner host but the one that was asked', () => {
    const to = (link: string, host = 'api.example.com') => laws({ content: link }, { host })
    expect(to('http://10.0.3.17:8080/a.svg')).toEqual(['inner-host data.content'])
    expect(to('http://media-server/a.svg')).toEqual(['inner-host data.content'])
    expect(to('http://192.168.1.9/a.svg', '127.0.0.1')).toEqual(['inner-host data.content'])

    expect([
      to('http://127.0.0.1:35713/a.svg', '127.0.0.1'),
      to('http://127.0.0.1:35713/a.svg', 'localhost'),
      to('https://cdn.example.com/a.svg'),
      to('https://172.40.1.1/a.svg'),
      laws({ content: 'http://10.0.3.17/a.svg' }),
    ]).toEqual([[], [], [], [], []])
  })

  it('of two things are two', () => {
    expect(laws([file('1', PICTURE), file('2', ANOTHER)])).toEqual([])
    expect(laws([file('1', PICTURE), file('2', PICTURE)])).toEqual(['same-id data[].url'])
    expect(laws([file('1', 'none'), file('2', 'none')])).toEqual([])
  })
})

describe('codes and names', () => {
  it('are no numbers in between, and no questions', () => {
    expect(laws({ tagCode: '100101', className: '心血管疾病' })).toEqual([])
    expect(laws({ tagCode: '100101.0' })).toEqual(['kind data.tagCode'])
    expect(laws({ className: '心血管疾?' })).toEqual(['garbled data.className'])
    expect(laws({ title: '怎样量血压?' })).toEqual([])
  })
})

const signIns = (...days: readonly string[]) =>
  laws(
    { userOperEntites: days.map((day) => ({ createTime: `2026-03-${day}T08:00:00+08:00` })) },
    { name: 'points.getPoints' },
  )

const options = (...values: readonly number[]) =>
  laws(
    { options: values.map((value) => ({ value, label: `${value}` })) },
    { name: 'survey.getSurvey' },
  )

const years = (...all: readonly number[]) =>
  laws({ years: all.map((year) => ({ year, total: 1 })) }, { name: 'archive.listDocuments' })

describe('promised orders', () => {
  it('of sign-ins, options and years are kept', () => {
    expect(signIns('01', '02')).toEqual([])
    expect(signIns('02', '01')).toEqual(['sorted data.userOperEntites'])

    expect(options(1, 2)).toEqual([])
    expect(options(2, 1)).toEqual(['sorted data.options'])

    expect(years(2026, 2025)).toEqual([])
    expect(years(2025, 2026)).toEqual(['sorted data.years'])
  })
})

const comparison = (deviceSbp: number | null, deviceDbp: number | null) =>
  laws(
    { list: [{ watchSbp: 144, watchDbp: 87, deviceSbp, deviceDbp }] },
    { name: 'records.listComparisons' },
  )

describe('comparisons', () => {
  it('have both values of a pressure, or none', () => {
    expect([comparison(140, 85), comparison(null, null)]).toEqual([[], []])
    expect(comparison(null, 144)).toEqual(['pressure-order data.list[].deviceDbp'])
  })
})

const sentence = (tone: string, type = 'qi-deficiency', name = '气虚质', said = '气虚质') =>
  laws(
    { main: { type, name, verdict: 'yes' }, sentence: [{ text: `您的体质偏${said}。`, tone }] },
    { name: 'medicine.getConstitutionReport' },
  )

describe('the sentence of a constitution', () => {
  it('tells what stands out by its name, in a tone of its own', () => {
    const balanced = sentence('plain', 'balanced', '平和质', '平和质')
    expect([sentence('warn'), balanced]).toEqual([[], []])
    expect(sentence('plain')).toEqual(['verdict data.sentence'])
    expect(sentence('warn', 'phlegm-dampness', '痰湿')).toContain('words data.sentence')
  })

  it('names no type besides those that are told, unless it denies that', () => {
    const words = ['words data.sentence']
    const says = (said: string) => sentence('warn', 'qi-deficiency', '气虚质', said)
    expect(says('气虚质，还有阳虚质的倾向，还不明显')).toEqual(words)
    expect(says('气虚质，没有阳虚质的倾向')).toEqual([])
    expect(sentence('plain', 'balanced', '平和质', '平和质，还有阳虚质的倾向')).toEqual(words)
  })
})
