// The small parts of which the pages are made.
import type { Text } from '../text.ts'

export const html = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')

export const both = ({ zh, en }: Text): string =>
  `${html(zh)} <span class="en" lang="en">${html(en)}</span>`

/** Long names break after their dots. */
export const code = (text: string): string => `<code>${html(text).replaceAll('.', '.<wbr>')}</code>`

export function table(heads: readonly Text[], rows: readonly string[]): string {
  const head = heads.map((text) => `<th scope="col">${both(text)}</th>`).join('')
  return `<div class="scroll"><table><thead><tr>${head}</tr></thead><tbody>${rows.join('\n')}</tbody></table></div>`
}

export const cell = (content: string, name = ''): string =>
  `<td${name ? ` class="${name}"` : ''}>${content}</td>`

export const row = (...cells: string[]): string => `<tr>${cells.join('')}</tr>`

export const section = (title: Text, content: string): string =>
  `<section><h2>${both(title)}</h2>${content}</section>`
