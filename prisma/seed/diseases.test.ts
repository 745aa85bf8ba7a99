import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parseCategory, readDiseases, TABS, TAGS } from './diseases.ts'

const diseases = readDiseases()

const rowsOf = ({ content, tags }: (typeof diseases)[number]) =>
  [...content, ...tags].flatMap(({ rows }) => rows)

const wordsOf = (disease: (typeof diseases)[number]) =>
  rowsOf(disease)
    .filter(({ type }) => type !== 'image')
    .flatMap(({ content }) => content)
    .join('')

/** Promises, doses, advertising. */
const FORBIDDEN =
  /保证治愈|根治|包治|(?<!“)特效药|神药|祖传|百分之百|\d\s*(毫克|mg|微克|μg)|一日[一二三四\d]次|每日[一二三四\d]次|每次[一二三四\d]片/i

describe('the health lookup', () => {
  it('holds at least 300 diseases, each name once', () => {
    expect(diseases.length).toBeGreaterThanOrEqual(300)
    const names = diseases.map(({ name }) => name)
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  })

  it('has at least ten in each category', () => {
    const categories = Object.entries(Object.groupBy(diseases, ({ category }) => category))

    expect(
      categories.filter(([, members = []]) => members.length < 10).map(([category]) => category),
    ).toEqual([])
  })

  it('tells something under every title', () => {
    const bare = diseases.flatMap(({ name, content, tags }) =>
      [...content, ...tags]
        .filter(({ rows }) => !rows.some((row) => row.type !== 'image' && row.content.length > 0))
        .map(({ title }) => `${name} ${title}`),
    )

    expect(bare).toEqual([])

    const titles = diseases.map(({ content, tags }) =>
      [...content, ...tags].map(({ title }) => title).join(),
    )

    expect(new Set(titles)).toEqual(new Set([[...TABS, ...TAGS].join()]))
  })

  it('promises nothing and names no doses', () => {
    expect(
      diseases.flatMap((disease) => FORBIDDEN.exec(wordsOf(disease))?.[0] ?? []).map(String),
    ).toEqual([])
  })

  it('is short enough to read, and long enough to help', () => {
    const lengths = diseases.map((disease) => ({
      name: disease.name,
      length: wordsOf(disease).length,
    }))

    expect(lengths.filter(({ length }) => length < 180 || length > 520)).toEqual([])
  })

  it('has the picture of every category', () => {
    const pictures = new Set(
      diseases
        .flatMap(rowsOf)
        .filter(({ type }) => type === 'image')
        .flatMap(({ content }) => content),
    )

    const missing = [...pictures].filter(
      (path) => !existsSync(new URL(`../../apps/web/public${path}`, import.meta.url)),
    )

    expect(missing).toEqual([])
  })
})

describe('a file that is not complete', () => {
  const whole = `# 试验\n\n## 病名\n科室：内科\n${[...TABS, ...TAGS].map((title) => `### ${title}\n- 内容`).join('\n')}\n`

  it('is read when it is', () => {
    expect(parseCategory('01-a.md', whole)).toMatchObject([
      { name: '病名', category: '试验', department: '内科' },
    ])
  })

  it.each([
    ['an empty section', whole.replace('### 忌\n- 内容', '### 忌'), '病名 has nothing under 忌'],
    ['no department', whole.replace('科室：内科\n', ''), 'no department'],
    ['a title of its own', whole.replace('### 宜', '### 偏方'), '偏方'],
    ['no category', whole.replace('# 试验', ''), 'no category'],
  ])('with %s is refused by name', (_, text, message) => {
    expect(() => parseCategory('01-a.md', text)).toThrow(message)
  })
})
