/** Where a piece of advice begins: at the start of a text or of a clause. */
const ADVICE = /(^|[，。；：\n])请(?!陪)/g

/**
 * What is said to a person, said about the person to somebody who cares for them: the same verdict, neither graver nor milder,
 * and advice that is followed together. `isFirst`: the text begins a sentence, which then begins with the name.
 */
export function inThirdPerson(text: string, label: string, isFirst: boolean): string {
  const told = text.replaceAll('您', label).replace(ADVICE, `$1请陪${label}`)
  if (!isFirst || told.startsWith(label) || told.startsWith('请陪')) return told
  return /^\d/.test(told) ? `${label} ${told}` : label + told
}
