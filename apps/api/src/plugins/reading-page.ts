import { createHash } from 'node:crypto'

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? '')

/** Large type on rice paper, as the web app has it; sizes follow the reader's own setting. */
const STYLE = `
:root{color-scheme:light dark;--paper:#F6F3EC;--ink:#1E2A2B;--ink-2:#4A5658;--line:#E7E1D4;--primary:#0E6B62}
@media (prefers-color-scheme:dark){:root{--paper:#10181A;--ink:#ECEFEA;--ink-2:#B9C2C0;--line:#2B3739;--primary:#5CC4B6}}
body{margin:0;background:var(--paper);color:var(--ink);font:1.25rem/1.8 "PingFang SC","HarmonyOS Sans SC","MiSans","Noto Sans SC","Microsoft YaHei",system-ui,sans-serif}
main{max-width:34em;margin:0 auto;padding:1.2em 1em 3em}
h1{font:600 1.6rem/1.45 "Songti SC","Noto Serif SC","STSong",serif;margin:.6em 0}
h2{font-size:1.3rem;line-height:1.5;margin:1.6em 0 .4em;color:var(--primary)}
p{margin:.8em 0}li{margin:.5em 0}ul{padding-left:1.2em}
img{display:block;width:100%;height:auto;border-radius:12px}
footer{margin-top:2.4em;padding-top:1em;border-top:1px solid var(--line);color:var(--ink-2);font-size:1.05rem}`

/** The one style element that a page may have. */
export const READING_STYLE = `'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`

/** A whole page for reading. `body` is HTML; the title is text. */
export const readingPage = (title: string, body: string): string => `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<link rel="icon" href="/icon.svg">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
</head>
<body><main>
<h1>${escapeHtml(title)}</h1>
${body}
</main></body>
</html>
`
