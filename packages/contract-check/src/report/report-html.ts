import { type Drift, DRIFT_KINDS } from '../answer/drift.ts'
import type { Comparison } from '../answer/compare.ts'
import { both, cell, code, html, row, section, table } from './html.ts'
import { STYLE } from './report-style.ts'
import { FOUND_TEXTS, PROFILE_TEXTS } from '../profile.ts'
import { comparisonSection } from './side-by-side.ts'
import { sinceSection } from './since-last.ts'
import { type CheckResult, type OperationResult, type Status, STATUSES } from './result.ts'
import type { Text } from '../text.ts'

const STATUS: Readonly<Record<Status, Text & { mark: string }>> = {
  kept: { mark: '✓', zh: '符合', en: 'kept' },
  drifted: { mark: '✗', zh: '不符', en: 'drifted' },
  skipped: { mark: '–', zh: '跳过', en: 'skipped' },
  'not-called': { mark: '○', zh: '未调用', en: 'not called' },
  'not-offered': { mark: '·', zh: '未提供', en: 'not offered' },
}

const ASSUMED: Text = { zh: '假设不成立', en: 'assumptions not shared' }

const tag = (status: Status): string =>
  `<span class="tag ${status}">${STATUS[status].mark} ${STATUS[status].zh}</span> <span class="en" lang="en">${STATUS[status].en}</span>`

const OPERATION: Text = { zh: '操作', en: 'operation' }
const PATH: Text = { zh: '字段', en: 'field' }

/** What to ask those who run the back end, beneath what was found. */
const asking = ({ ask }: Drift): string => (ask ? `<br>→ ${both(ask)}` : '')

function findingSection(
  operations: readonly OperationResult[],
  title: Text,
  of: 'drifts' | 'warnings',
): string {
  const rows = operations.flatMap((operation) =>
    operation[of].map((drift) => {
      const { kind, path, count, expected, got, renamedTo } = drift

      return row(
        cell(code(operation.name)),
        cell(both(DRIFT_KINDS[kind]) + asking(drift)),
        cell(code(path || '–')),
        cell(code(expected)),
        cell(code(got) + (renamedTo ? ` → ${code(renamedTo)}？` : '')),
        cell(String(count), 'number'),
      )
    }),
  )

  if (rows.length === 0) return ''

  const heads: Text[] = [
    OPERATION,
    title,
    PATH,
    { zh: '约定', en: 'promised' },
    { zh: '实际（已脱敏）', en: 'came (masked)' },
    { zh: '次数', en: 'count' },
  ]

  return section(title, table(heads, rows))
}

/** Apart from drift, a block a call: where the documents leave a choice, this back end made another than we. */
function assumptionSection(operations: readonly OperationResult[]): string {
  const heads: Text[] = [
    { zh: '依据', en: 'row' },
    { zh: '不同之处', en: 'difference' },
    PATH,
    { zh: '我们的选择', en: 'our choice' },
    { zh: '这个后端（已脱敏）', en: 'seen instead (masked)' },
    { zh: '次数', en: 'count' },
  ]

  const blocks = operations
    .filter(({ assumptions }) => assumptions.length > 0)
    .map(({ name, assumptions }) => {
      const rows = assumptions.map(({ row: open, kind, path, expected, got, renamedTo, count }) =>
        row(
          cell(code(open ?? '–')),
          cell(both(DRIFT_KINDS[kind])),
          cell(code(path || '–')),
          cell(code(expected)),
          cell(code(got) + (renamedTo ? ` → ${code(renamedTo)}？` : '')),
          cell(String(count), 'number'),
        ),
      )

      return `<h3>${code(name)}</h3>${table(heads, rows)}`
    })

  if (blocks.length === 0) return ''

  const why: Text = {
    zh: '文档没有规定这些字段的名称或形式，由我们暂定；不同不算违约，也不影响结果。',
    en: 'The documents leave name or form of these fields open; what stands is our choice. No promise is broken here.',
  }

  const title: Text = {
    zh: '这个后端不同于我们假设之处',
    en: 'Assumptions that this back end does not share',
  }

  return section(title, `<p>${both(why)}</p>${blocks.join('\n')}`)
}

const configSection = ({ config }: CheckResult): string =>
  section(
    { zh: 'config.json 中的写法', en: 'Lines for config.json' },
    `<pre><code>${html(config.join('\n'))}</code></pre>`,
  )

function operationSection(operations: readonly OperationResult[]): string {
  const called = operations.filter(({ status }) => status === 'kept' || status === 'drifted')

  const rows = called.map(({ name, method, path, status, httpStatus, median, slowest, notes }) =>
    row(
      cell(tag(status)),
      cell(code(name)),
      cell(code(`${method} ${path}`)),
      cell(String(httpStatus ?? '–'), 'number'),
      cell(`${median ?? '–'} / ${slowest ?? '–'} ms`, 'number'),
      cell(notes.map(both).join('<br>')),
    ),
  )

  const heads: Text[] = [
    { zh: '结果', en: 'result' },
    OPERATION,
    { zh: '接口', en: 'call' },
    { zh: '状态', en: 'HTTP' },
    { zh: '用时（中位 / 最长）', en: 'time (median / longest)' },
    { zh: '备注', en: 'notes' },
  ]

  return section({ zh: '已调用的操作', en: 'Operations called' }, table(heads, rows))
}

function restSection(operations: readonly OperationResult[]): string {
  const rest = operations.filter(({ status }) => status !== 'kept' && status !== 'drifted')
  if (rest.length === 0) return ''

  const rows = rest.map(({ name, status, safety, reason }) =>
    row(cell(tag(status)), cell(code(name)), cell(code(safety)), cell(reason ? both(reason) : '')),
  )

  const heads: Text[] = [
    { zh: '结果', en: 'result' },
    OPERATION,
    { zh: '安全级别', en: 'safety class' },
    { zh: '原因', en: 'why' },
  ]

  return section({ zh: '没有调用的操作', en: 'Operations not called' }, table(heads, rows))
}

function page(title: Text, content: string): string {
  const masked: Text = {
    zh: '本页不含个人信息：数值只以类型、长度和形状表示（数字写作 1，汉字写作“某”，字母写作 a）。',
    en: 'No personal values on this page: values show as type, length and shape only.',
  }

  return `<!doctype html>
<html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${html(title.zh)}</title><style>${STYLE}</style></head>
<body><main><h1>${both(title)}</h1>
${content}
<footer>${both(masked)}</footer></main></body></html>
`
}

function summary(result: CheckResult): string {
  const { counts, base, startedAt, milliseconds, allowed, profile, profileFound } = result
  const shown: [number, Text][] = STATUSES.map((status) => [counts[status], STATUS[status]])
  if (profile === 'documented') shown.splice(2, 0, [counts.assumptions, ASSUMED])
  const items = shown.map(([count, text]) => `<li><b>${count}</b>${both(text)}</li>`)
  const [what, how] = [PROFILE_TEXTS[profile], FOUND_TEXTS[profileFound]]
  const held = both({ zh: `${what.zh}（${how.zh}）`, en: `${what.en} (${how.en})` })

  const facts = [
    `<code>${html(base)}</code>`,
    `<time datetime="${html(startedAt)}">${html(startedAt.slice(0, 19).replace('T', ' '))} UTC</time>`,
    `用时 ${(milliseconds / 1000).toFixed(1)} 秒`,
    `允许 <code>${html(allowed.join(', '))}</code>`,
  ]

  return `<p class="facts">${facts.join(' · ')}</p><p class="facts">${held}</p><ul class="counts">${items.join('')}</ul>`
}

/** One page that needs nothing from anywhere else. */
export function htmlReport(result: CheckResult): string {
  const { operations, counts, comparison } = result

  const title: Text =
    result.verdict === 'kept'
      ? { zh: '后端与接口约定一致', en: 'The backend keeps its contracts' }
      : {
          zh: `后端有 ${counts.drifts} 处与约定不符`,
          en: `The backend drifts in ${counts.drifts} places`,
        }

  const content = [
    summary(result),
    result.since ? sinceSection(result.since) : '',
    findingSection(operations, { zh: '不符之处', en: 'Drifts' }, 'drifts'),
    findingSection(operations, { zh: '可疑之处', en: 'Hard to believe' }, 'warnings'),
    assumptionSection(operations),
    configSection(result),
    operationSection(operations),
    restSection(operations),
  ]

  if (comparison) content.push(comparisonSection(comparison))
  return page(title, content.join('\n'))
}

export function comparisonReport(comparison: Comparison): string {
  return page(
    { zh: '文档与各后端对照', en: 'The contract and back ends side by side' },
    comparisonSection(comparison),
  )
}
