// Where a line of Chinese may end. Browsers end it after any character, and `word-break: auto-phrase` knows Japanese alone.
import { wordSegmenter } from './segmenter.ts'

/** What the dictionaries of browsers take apart. */
const WORDS = [
  '皮肤温度',
  '静息心率',
  '夜间血氧',
  '快速眼动',
  '心电图',
  '心电仪',
  '血压仪',
  '血氧',
  '血压',
  '心率',
  '心电',
  '心跳',
  '房颤',
  '早搏',
  '高压',
  '低压',
  '深睡',
  '浅睡',
  '日报',
  '周报',
  '预警',
  '医生',
].join('|')

const UNITS = [
  'mmHg|次/分|次每分|百分点|摄氏度|毫秒|分钟|小时|公里|千步|千卡|个月',
  '[%℃步次天晚夜个件条段份月日年点项张岁分秒时周号位度遍起]|kg|cm|ms',
].join('|')

/** 139/89, 93–129 次/分, 1小时20分, 近 30 天: a figure with what it counts. */
const FIGURE = String.raw`(?:[约第近共±+−-] ?)?(?:\d[\d,.:/–~-]*(?: ?(?:${UNITS}))?)+`
const WHOLE = new RegExp(`(${FIGURE}|${WORDS})`)

/** Stand by themselves, so that what is left of an unknown word beside them is told apart. */
const ALONE = /^[都有是把给在比还就也很或和与及并而但再又才只这那您你我它从到被让使为多高低]$/u
/** A line begins with none of these, and ends with none of those after them. */
const LEANS_BACK = /^[\n的了吧吗呢着地得们里内外，。；：！？、）」』”’》…%℃]/u
const LEANS_FORWARD = /[不没未请最太更约第近（「『“‘《]$/u
const CLAUSE_ENDS = /[，；。：！？\n] *$/u
const HAN = /^\p{Script=Han}$/u

/** Longer runs of single characters are no one word. */
const LONGEST_UNKNOWN = 3

/** Without a segmenter every character stands alone, as in any text. */
function wordsOf(text: string): string[] {
  const segmenter = wordSegmenter()
  if (!segmenter) return Array.from(text)
  return [...segmenter.segment(text)].map(({ segment }) => segment)
}

/** 血|氧|都 is what a dictionary makes of a word it does not know: neighbours of one character belong together. */
function joinUnknown(words: readonly string[]): string[] {
  const joined: string[] = []
  let unknown = 0

  for (const word of words) {
    const single = HAN.test(word) && !ALONE.test(word) && !LEANS_BACK.test(word)

    if (single && unknown > 0 && unknown < LONGEST_UNKNOWN && !LEANS_FORWARD.test(word)) {
      joined.push((joined.pop() ?? '') + word)
      unknown++
    } else {
      joined.push(word)
      unknown = single && !LEANS_FORWARD.test(word) ? 1 : 0
    }
  }

  return joined
}

/** The parts of a text that no line may end in; together they are the text. */
export function unitsOf(text: string): string[] {
  const words = text
    .split(WHOLE)
    .flatMap((part, index) => (index % 2 === 1 ? [part] : joinUnknown(wordsOf(part))))
    .filter((part) => part !== '')

  const units: string[] = []

  for (const word of words) {
    const before = units.at(-1)

    const leans =
      before !== undefined &&
      !before.endsWith('\n') &&
      (LEANS_BACK.test(word) || word === ' ' || LEANS_FORWARD.test(before))

    if (leans) units.push((units.pop() ?? '') + word)
    else units.push(word)
  }

  return units
}

/** The units of each clause: a new line begins best with a clause. */
export function clausesOf(text: string): string[][] {
  const clauses: string[][] = [[]]

  for (const unit of unitsOf(text)) {
    clauses.at(-1)?.push(unit)
    if (CLAUSE_ENDS.test(unit)) clauses.push([])
  }

  return clauses.filter((units) => units.length > 0)
}
