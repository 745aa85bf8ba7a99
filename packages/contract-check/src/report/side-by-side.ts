// The contract and several back ends side by side, for people who decide and do not read code.
import { contract, FEATURES, listOperations } from '@kangban/contracts'
import type { Comparison, FieldRow, OperationComparison } from '../answer/compare.ts'
import type { Text } from '../text.ts'
import { both, cell, code, html, row, section, table } from './html.ts'
import { questionsOf, sideWords } from './questions.ts'

const operations = new Map(listOperations(contract))
const features: ReadonlyMap<string, string> = new Map(Object.entries(FEATURES))

const FIELD: Text = { zh: '字段', en: 'field' }
const PROMISED: Text = { zh: '文档怎么说', en: 'the contract says' }
const AGREES: Text = { zh: '是否一致', en: 'agrees' }
const ASK: Text = { zh: '要问后端什么', en: 'what to ask' }
const SAME: Text = { zh: '= 一致', en: 'same' }
const OTHER: Text = { zh: '≠ 不一致', en: 'differs' }

const headsOf = (columns: readonly string[]): Text[] => [
  FIELD,
  PROMISED,
  ...columns.slice(1).map((label) => ({ zh: `${label} 怎么答`, en: 'answers' })),
  AGREES,
  ASK,
]

function fieldRow(field: FieldRow, columns: readonly string[]): string {
  const cells = [
    cell(code(field.path)),
    ...field.sides.map((side, index) => cell(html(sideWords(side, field.known[index] === true)))),
    cell(both(field.differs ? OTHER : SAME)),
    cell(questionsOf(field, columns).map(both).join('<br>')),
  ]

  return field.differs ? `<tr class="differs">${cells.join('')}</tr>` : row(...cells)
}

/** Which call it is: in Chinese what it belongs to, then how the contract calls it. */
function callHead({ name, fields }: OperationComparison): string {
  const operation = operations.get(name)
  const feature = features.get(name.split('.')[0] ?? '')?.split('：')[0] ?? ''
  const differing = fields.filter(({ differs }) => differs).length
  const count = differing === 0 ? '一致' : `${differing} 处不一致`
  const place = operation ? ` ${code(`${operation.method} ${operation.path}`)}` : ''
  const summary = operation ? ` <span class="en" lang="en">${html(operation.summary)}</span>` : ''
  return `${html(feature)} · ${code(name)}${place} · ${count}${summary}`
}

function callBlock(operation: OperationComparison, columns: readonly string[]): string {
  const [differing, same] = [true, false].map((differs) =>
    operation.fields.filter((field) => field.differs === differs),
  )

  const shown = (fields: readonly FieldRow[] = []): string =>
    table(
      headsOf(columns),
      fields.map((field) => fieldRow(field, columns)),
    )

  const rest =
    same && same.length > 0
      ? `<details><summary>一致的字段 ${same.length} 个 <span class="en" lang="en">fields that agree</span></summary>${shown(same)}</details>`
      : ''

  return `<h3>${callHead(operation)}</h3>${differing?.length ? shown(differing) : ''}${rest}`
}

const comparisonTitle = ({ columns, differences }: Comparison): Text => ({
  zh: `${columns.length === 3 ? '三方' : '多方'}对照：${differences} 处不一致`,
  en: `Side by side: ${differences} fields differ`,
})

const differs = ({ fields }: OperationComparison): boolean => fields.some((field) => field.differs)

/** Calls that differ come first, each with its questions; what agrees is folded. */
export function comparisonSection(comparison: Comparison): string {
  const { columns } = comparison

  const inOrder = [
    ...comparison.operations.filter(differs),
    ...comparison.operations.filter((operation) => !differs(operation)),
  ]

  const how: Text = {
    zh: '“未测到”是说这次的回答里没有能看到它的地方，例如列表是空的。“有时没有”是说多条记录里有的缺它。',
    en: 'Not seen means that nothing in the answers could have shown the field, as below an empty list.',
  }

  return section(
    comparisonTitle(comparison),
    `<p>${both(how)}</p>${inOrder.map((operation) => callBlock(operation, columns)).join('\n')}`,
  )
}
