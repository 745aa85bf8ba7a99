import {
  type Constitution,
  type ConstitutionResult,
  CONSTITUTION_VERDICTS,
  CONSTITUTIONS,
  type Sentence,
} from '@kangban/contracts'
import { CONSTITUTION_TEXTS } from './texts/texts.ts'

export const CONSTITUTION_RULE =
  '按中华中医药学会《中医体质分类与判定》（ZYYXH/T157-2009）公布的计分规则计算'
export const CONSTITUTION_DISCLAIMER =
  `${CONSTITUTION_RULE}，题目由我们用通俗的话编写，未经临床验证，结果仅供参考，不是诊断。` +
  '心慌、胸闷、头晕等也可能是疾病引起的，请看医生。有慢性病、正在吃药或饮食受限的，改变饮食和运动前先问医生；' +
  '按穴位力度要轻，孕妇和皮肤破损处不要按。'

export const verdictIn = ({ scores }: ConstitutionResult, type: Constitution) =>
  scores.find((score) => score.type === type)?.verdict ?? 'no'

/** A type with its name and how far it holds. */
export function named(result: ConstitutionResult, type: Constitution) {
  const verdict = verdictIn(result, type)
  return { type, name: CONSTITUTIONS[type], verdict, verdictText: CONSTITUTION_VERDICTS[verdict] }
}

/** All nine as shown. */
export const namedScores = (result: ConstitutionResult) =>
  result.scores.map(({ type, score }) => ({ ...named(result, type), score }))

/** 阳虚质、痰湿质 and 血瘀质的倾向: what else there is, those that hold before those tended to. */
function others(result: ConstitutionResult): string {
  const namesOf = (verdict: 'yes' | 'tendency') =>
    result.secondary
      .filter((type) => verdictIn(result, type) === verdict)
      .map((type) => CONSTITUTIONS[type])
      .join('、')

  const [holding, tended] = [namesOf('yes'), namesOf('tendency')]
  return `${holding && `，兼有${holding}`}${tended && `，还有${tended}的倾向`}`
}

const plain = (text: string) => ({ text, tone: 'plain' }) as const
const warn = (text: string) => ({ text, tone: 'warn' }) as const

export function constitutionSentence(result: ConstitutionResult): Sentence {
  const name = CONSTITUTIONS[result.main]

  switch (result.verdict) {
    case 'yes':
      if (result.main === 'balanced') return [plain('您是平和质，身体状态平稳。')]
      return [plain('您的体质偏'), warn(name), plain(`${others(result)}。`)]
    case 'basically':
      return [plain(`您基本是平和质${others(result)}。`)]
    case 'tendency':
      return [
        plain('您有'),
        warn(`${name}的倾向`),
        plain(`${others(result)}，还不明显，现在调养正好。`),
      ]
    case 'no':
      return [plain('您没有明显偏向的体质，离平和质还差一点，按下面的建议保养。')]
  }
}

/** The same in one breath, to be read large or aloud. */
export function elderConstitutionSentence({ main, verdict }: ConstitutionResult): Sentence {
  const { inShort } = CONSTITUTION_TEXTS[main]
  if (verdict === 'no') return [plain('您的体质没有明显偏向，平时注意保养。')]
  if (verdict === 'basically') return [plain('您基本是平和质，身体还不错，继续保养。')]
  if (main === 'balanced') return [plain(`您是平和质，${inShort}`)]

  return [
    plain(verdict === 'yes' ? '您偏' : '您有点偏'),
    warn(CONSTITUTIONS[main]),
    plain(`，${inShort}`),
  ]
}

export const scoreIn = ({ scores }: ConstitutionResult, type: Constitution): number =>
  scores.find((score) => score.type === type)?.score ?? 0

/** What is different from the answers before. */
export function constitutionChange(now: ConstitutionResult, before: ConstitutionResult): string {
  const [name, nameBefore] = [CONSTITUTIONS[now.main], CONSTITUTIONS[before.main]]
  const [score, scoreBefore] = [scoreIn(now, now.main), scoreIn(before, now.main)]

  const shift =
    score === scoreBefore
      ? `${name}得分没有变化`
      : `${name}得分从${scoreBefore}分${score > scoreBefore ? '升' : '降'}到${score}分`

  return now.main === before.main
    ? `主要体质仍是${name}，${shift}。`
    : `主要体质由${nameBefore}变为${name}，${shift}。`
}
