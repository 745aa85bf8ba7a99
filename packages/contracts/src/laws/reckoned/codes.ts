// Codes and the words beside them, promises that are words, and what is told of points.
import { SECURITY_EVENTS_DAYS } from '../../account/security-event-words.ts'
import { SECURITY_EVENTS_PAGE } from '../../account/list-security-events.ts'
import { CONSTITUTION_VERDICTS, CONSTITUTIONS } from '../../medicine/constitution-names.ts'
import { isPoints, RECORD_FLAGS } from '../../points/points-codes.ts'
import type { Between, Breach } from '../catalogue.ts'
import { momentOf } from '../moments.ts'
import {
  answerOf,
  type Answers,
  everyNode,
  fieldOf,
  isList,
  type Node,
  numberOf,
  textOf,
  type Told,
} from '../node.ts'
import { agree, breach } from '../operations/tools.ts'
import { nodesAt } from '../places.ts'

/** Words of a state that fit some codes alone; a state of another list has none of these codes. */
const FITTING: readonly (readonly [word: RegExp, codes: RegExp])[] = [
  [/^(?:正常|良好|未见明显异常)$/, /^(?:normal|good)$/],
  [/^(?:偏高|很高|过快|偏快)$/, /^(?:high|alert|warn|bad)$/],
  [/^(?:偏低|很低|过慢|偏慢)$/, /^(?:low|alert|warn|bad)$/],
  [/^低风险$/, /^(?:low|good|normal|none)$/],
  [/^(?:要留意|要重视|疑似)/, /^(?!(?:normal|good|none)$)/],
  [/^高风险$/, /^(?:high|bad)$/],
]

/** How grave what was found of an ECG may be. */
const FOUND: Readonly<Record<string, RegExp>> = {
  clear: /^(?:normal|good)$/,
  unclear: /^none$/,
  unjudged: /^none$/,
  ...Object.fromEntries(
    ['af', 'early', 'rhythm', 'rate'].map((finding) => [finding, /^(?!(?:normal|good|none)$)/]),
  ),
}

/** What is clear is no warning, and what was found is one. */
export function* statesOfFindings({ answer }: Told): Generator<Breach> {
  for (const node of everyNode(answer)) {
    const [finding, state] = ['finding', 'state'].map((name) => fieldOf(node, name))
    const [found, is] = [finding, state].map(textOf)
    if (!state || node.key === 'kangban' || found === undefined || is === undefined) continue
    if (FOUND[found]?.test(is) === false) yield breach('verdict', state, 'other than finding')
  }
}

const BESIDE = [
  ['state', 'stateText'],
  ['level', 'levelText'],
] as const

/** 偏高 is not the word for normal. */
export function* wordsOfStates({ answer }: Told): Generator<Breach> {
  for (const node of everyNode(answer))
    for (const [code, word] of BESIDE) {
      const [state, text] = [code, word].map((name) => fieldOf(node, name))
      const [is, said] = [state, text].map(textOf)
      if (!text || is === undefined || said === undefined || node.key === 'kangban') continue
      if (FITTING.some(([words, codes]) => words.test(said) && !codes.test(is)))
        yield breach('words', text, 'not the word for it')
    }
}

const NAMED = [
  ['type', 'name', CONSTITUTIONS],
  ['verdict', 'verdictText', CONSTITUTION_VERDICTS],
] as const

/** The nine types and how far they hold have the names of the standard. */
export function* namesOfTypes({ answer }: Told): Generator<Breach> {
  for (const node of everyNode(answer))
    for (const [code, name, names] of NAMED) {
      const [is, text] = [textOf(fieldOf(node, code)), fieldOf(node, name)]
      const due = Object.entries(names).find(([key]) => key === is)?.[1]
      if (text && due !== undefined && text.value !== due)
        yield breach('words', text, 'the name of another')
    }
}

const CASH = /现金|\d元/
const POINTS = /积分/

/** A prize that is called points has their code, and one of cash has not. */
export function* typesOfPrizes({ answer }: Told): Generator<Breach> {
  for (const row of answer.items) {
    const [type, name] = ['prizeType', 'prizeName'].map((key) => fieldOf(row, key))
    const [code, text] = [type, name].map(textOf)
    if (!type || code === undefined || text === undefined) continue
    const [isCash, areCalledPoints] = [CASH.test(text), POINTS.test(text)]
    if (isCash !== areCalledPoints && isPoints(code) === isCash)
      yield breach('words', type, 'other than its name')
  }
}

/** A cash entry has 现金 in it, no other has: it alone is handed out, in yuan and by a link. */
export function* cashEntries({ answer }: Told): Generator<Breach> {
  for (const row of fieldOf(answer, 'list')?.items ?? []) {
    const [text, url, sent] = ['detailExplain', 'url', 'sendStatus'].map((key) => fieldOf(row, key))
    const said = textOf(text)
    if (!text || said === undefined) continue
    const isCash = said.includes('现金')
    if (sent && isCash !== (sent.value !== null)) yield breach('words', sent, 'other than its text')
    if (sent && isCash !== said.endsWith('元')) yield breach('words', text, 'of another unit')
    if (url && !isCash && textOf(url)) yield breach('words', url, 'of what is no cash')
  }
}

const NO_PRIZE = /签到|消耗/

/** Signing in and spending win no prize. */
export function* prizesAlone({ answer, input }: Told): Generator<Breach> {
  if (input['flag'] !== RECORD_FLAGS.prizes) return

  for (const row of nodesAt(answer, 'list[]')) {
    const [text, quota] = ['detailExplain', 'quota'].map((key) => fieldOf(row, key))
    if (text && (NO_PRIZE.test(textOf(text) ?? '') || (numberOf(quota) ?? 0) < 0))
      yield breach('asked', text, 'no prize')
  }
}

/** Each sign-in of the running cycle has earned what its day earns, unless that has changed since. */
export function* rewards({ answer }: Told): Generator<Breach> {
  const due = fieldOf(answer, 'integrals')?.items ?? []

  for (const [index, entry] of (fieldOf(answer, 'userOperEntites')?.items ?? []).entries())
    yield* agree('plausible', fieldOf(entry, 'integral'), { with: numberOf(due[index]), within: 0 })
}

const SPENT = /消耗/

/** What a draw has taken is less than nothing, and what an activity takes, unless that has changed since. */
export function* spent(told: Answers): Generator<Between> {
  const name = 'points.listPointRecords'
  const activities = fieldOf(answerOf(told, 'points.getPoints'), 'activityResps')?.items ?? []
  const costs = activities.flatMap((row) => numberOf(fieldOf(row, 'consume')) ?? [])

  for (const { answer } of told.filter((each) => each.name === name))
    for (const row of fieldOf(answer, 'list')?.items ?? []) {
      const [quota, text] = ['quota', 'detailExplain'].map((key) => fieldOf(row, key))
      const points = numberOf(quota)
      if (!quota || points === undefined || !SPENT.test(textOf(text) ?? '')) continue
      if (points > 0) yield { name, law: 'reckoned', path: quota.path, got: 'given and not taken' }
      else if (costs.length > 0 && !costs.includes(-points))
        yield { name, law: 'plausible', path: quota.path, got: 'other than an activity takes' }
    }
}

/** That it is a screening and no diagnosis. */
const CAUTION = /诊断|仅供参考/

export function* cautions({ answer }: Told): Generator<Breach> {
  for (const node of everyNode(answer))
    if (node.key === 'disclaimer' && !CAUTION.test(textOf(node) ?? ''))
      yield breach('caution', node, 'without it')
}

/** What is not dropped before so many days; more follows a full page alone. */
export function* pageOfEvents({ answer }: Told): Generator<Breach> {
  const [list, more] = ['list', 'more'].map((name) => fieldOf(answer, name))
  yield* agree('reckoned', fieldOf(answer, 'keptDays'), { with: SECURITY_EVENTS_DAYS, within: 0 })
  if (more?.value === true && isList(list) && list.items.length < SECURITY_EVENTS_PAGE)
    yield breach('page', more, 'after a page that is not full')
}

const writtenAt = (row: Node): number | undefined => momentOf(fieldOf(row, 'createdAt')?.value)?.ms

/** Of feedback what was written last comes first, whenever it was answered. */
export function* newestFeedback({ answer }: Told): Generator<Breach> {
  const moments = answer.items.flatMap((row) => writtenAt(row) ?? [])
  if (moments.some((ms, index) => ms > (moments[index - 1] ?? Infinity)))
    yield breach('sorted', answer, 'not newest first')
}
