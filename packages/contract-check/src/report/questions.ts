// A field beside its promise in plain words, and what to ask those who run a back end where both differ.
import type { FieldRow, Side } from '../answer/compare.ts'
import type { Text } from '../text.ts'

const TYPES: ReadonlyMap<string, string> = new Map([
  ['string', '文本'],
  ['number', '数字'],
  ['boolean', '是或否'],
  ['array', '列表'],
  ['object', '一组字段'],
  ['null', '空值'],
  ['any', '任意'],
])

const typesOf = (side: Side): string[] => side.types.split(' | ')

/** `文本或空值` */
const inChinese = (types: readonly string[]): string =>
  types.map((type) => TYPES.get(type) ?? type).join('或')

/** What stands in a cell: what a side says of a field. */
export function sideWords(side: Side | null, isKnown: boolean): string {
  if (side) return inChinese(typesOf(side)) + (side.presence === 'sometimes' ? '，有时没有' : '')
  return isKnown ? '没有' : '未测到'
}

function typeQuestion(promised: Side, side: Side, label: string): Text[] {
  const allowed = typesOf(promised)
  const others = typesOf(side).filter((type) => !allowed.includes(type))
  if (allowed.includes('any') || others.length === 0) return []

  if (others.every((type) => type === 'null')) {
    return [
      {
        zh: `${label}${side.types === 'null' ? '' : '有时'}返回空值，文档不允许：什么情况下为空？`,
        en: `${label} answers null, which is not promised: when?`,
      },
    ]
  }

  const meant = allowed.filter((type) => type !== 'null')

  return [
    {
      zh: `${label}返回${inChinese(others)}，文档规定是${inChinese(meant)}：能改吗，还是文档要改？`,
      en: `${label} answers ${others.join(' | ')} where ${meant.join(' | ')} is promised: which is to change?`,
    },
  ]
}

function presenceQuestion(promised: Side | null, side: Side | null, label: string): Text[] {
  if (!promised) {
    return side
      ? [
          {
            zh: `${label}多返回了这个字段：要写进文档吗？`,
            en: `${label} has this field and the contract has not: shall it be promised?`,
          },
        ]
      : []
  }

  if (promised.presence === 'sometimes') return []

  if (!side) {
    return [
      {
        zh: `${label}没有返回这个字段：漏了，还是换了名称？`,
        en: `${label} lacks this field: left out, or renamed?`,
      },
    ]
  }

  return side.presence === 'sometimes'
    ? [
        {
          zh: `${label}有时不返回这个字段：什么情况下没有？`,
          en: `${label} lacks this field at times: when?`,
        },
      ]
    : []
}

/** Each back end that keeps to the contract in its way, and not in the other's. */
const BETWEEN: Text = {
  zh: '几边都符合文档，但彼此不同：以哪一边为准？',
  en: 'Each keeps the contract and they differ: which one is meant?',
}

/** Empty where all sides agree. `columns` names the sides, the contract first. */
export function questionsOf(field: FieldRow, columns: readonly string[]): Text[] {
  if (!field.differs) return []
  const [promised = null, ...sides] = field.sides

  const asked = sides.flatMap((side, index) => {
    if (!side && !field.known[index + 1]) return []
    const label = columns[index + 1] ?? ''

    return [
      ...presenceQuestion(promised, side, label),
      ...(promised && side ? typeQuestion(promised, side, label) : []),
    ]
  })

  return asked.length > 0 ? asked : [BETWEEN]
}
