export interface Styled<Style> {
  text: string
  style: Style
}

/** What may not begin a line in Chinese typesetting. */
const NO_LINE_START = /^[，。、；：！？）》”’…％%]/u

/** A Latin word, a date or a number stays whole, a number with its unit too. */
const PIECE =
  /(?:\d{4}年)?\d{1,2}月\d{1,2}日(?: \d{2}:\d{2})?|[\p{Script=Latin}\p{N}.:\-–/]+(?: (?:mmHg|mm\/s|mm\/mV|Hz|mg|cm|kg|次(?:\/分)?|天|夜|份|岁|分钟))*|./gsu

function pieces<Style>(phrases: readonly Styled<Style>[]): Styled<Style>[] {
  return phrases.flatMap(({ text, style }) =>
    (text.match(PIECE) ?? []).map((piece) => ({ text: piece, style })),
  )
}

/** Breaks phrases into lines of at most `width`, as `measure` measures, keeping the style of each part. */
export function wrap<Style>(
  phrases: readonly Styled<Style>[],
  width: number,
  measure: (text: string) => number,
): Styled<Style>[][] {
  const lines: Styled<Style>[][] = []
  let line: Styled<Style>[] = []
  let used = 0

  for (const piece of pieces(phrases)) {
    const size = measure(piece.text)

    if (used + size > width && used > 0 && !NO_LINE_START.test(piece.text)) {
      lines.push(line)
      line = []
      used = 0
    }

    if (line.length === 0 && piece.text === ' ') continue
    const last = line.at(-1)
    if (last && last.style === piece.style) last.text += piece.text
    else line.push({ ...piece })
    used += size
  }

  return line.length > 0 ? [...lines, line] : lines
}
