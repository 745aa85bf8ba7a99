// Changes as people read them: in Chinese, with English behind.
import type { Text } from '../text.ts'
import { type Change, CHANGE_KINDS, SEVERITIES, type Severity, WHO } from './kinds.ts'

export const SEVERITY_TEXTS: Readonly<Record<Severity, Text>> = {
  breaking: { zh: '破坏', en: 'breaking' },
  dangerous: { zh: '有风险', en: 'dangerous' },
  fine: { zh: '无碍', en: 'fine' },
  words: { zh: '文字', en: 'words' },
}

const values = ({ before, after }: Change): string => {
  if (before === undefined && after === undefined) return ''
  return ` (${[before, after].filter((text) => text !== undefined).join(' → ')})`
}

/** `account.logIn body.phone  有更严的… has a tighter limit (maxLength 64 → maxLength 32)` */
export function changeLine(change: Change): string {
  const { zh, en } = CHANGE_KINDS[change.kind]
  const where = [change.operation, change.path].filter(Boolean).join(' ')
  return `${where}  ${zh} ${en}${values(change)}`
}

const isTold = (severity: Severity): boolean => severity === 'breaking' || severity === 'dangerous'

/** The same with the call and who is affected. */
export function changeStory(change: Change): string {
  const who = isTold(change.severity) ? ` – ${WHO[change.side].zh} ${WHO[change.side].en}` : ''
  return `${changeLine(change)}${who}`
}

export const ofSeverity = (changes: readonly Change[], severity: Severity): Change[] =>
  changes.filter((change) => change.severity === severity)

/** One block for each severity that there is; other words are counted, since nobody has to do anything about them. */
export function changesText(changes: readonly Change[]): string {
  if (changes.length === 0) return '没有改变\nNothing has changed'

  const blocks = SEVERITIES.flatMap((severity) => {
    const some = ofSeverity(changes, severity)
    if (some.length === 0) return []
    const { zh, en } = SEVERITY_TEXTS[severity]
    const lines = severity === 'words' ? [] : some.map((change) => `  ${changeStory(change)}`)
    return [[`${zh} ${en}: ${some.length}`, ...lines].join('\n')]
  })

  return blocks.join('\n\n')
}

/** The part of a changelog, in Markdown, that tells a release. */
export function changelogSection(title: string, changes: readonly Change[]): string {
  const blocks = SEVERITIES.flatMap((severity) => {
    const some = ofSeverity(changes, severity)
    if (some.length === 0) return []
    const { zh, en } = SEVERITY_TEXTS[severity]

    const lines =
      severity === 'words'
        ? [`- ${some.length} 处说明文字 · words in ${some.length} places`]
        : some.map((change) => `- ${escaped(changeStory(change))}`)

    return [`### ${zh} ${en}\n\n${lines.join('\n')}\n`]
  })

  return [`## ${title}\n`, ...blocks].join('\n')
}

/** Patterns and names of maps hold signs that Markdown takes for its own. */
const escaped = (text: string): string => text.replaceAll(/[\\`*_{}[\]<>|]/g, String.raw`\$&`)
