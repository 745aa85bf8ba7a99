// Page-side audit, run with page.evaluate(auditPage, opts). Returns a list of failures (empty = pass).
// opts: {minFont, minChartFont, minTarget, minGap, lineHeight, maxWidthSlack}
// normal: {minFont:13, minTarget:44}   elder: {minFont:18, minTarget:60}
function auditPage(o) {
  const out = [],
    vis = (e) => {
      const r = e.getBoundingClientRect(),
        s = getComputedStyle(e)
      return (
        r.width > 1 &&
        r.height > 1 &&
        s.visibility !== 'hidden' &&
        +s.opacity > 0 &&
        !e.closest('[aria-hidden="true"]')
      )
    }
  const id = (e) =>
    e.tagName.toLowerCase() +
    (e.id ? '#' + e.id : '') +
    '.' +
    String(e.className?.baseVal ?? e.className)
      .split(' ')
      .slice(0, 2)
      .join('.')
  // 1 font size, by computed style of every visible text node (SVG <text> included; canvas text must be asserted from the ECharts option)
  const w = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (w.nextNode()) {
    const t = w.currentNode,
      e = t.parentElement
    if (!t.data.trim() || !e || /SCRIPT|STYLE|TEMPLATE/.test(e.tagName) || !vis(e)) continue
    const s = getComputedStyle(e),
      f = parseFloat(s.fontSize),
      min = e.closest('[data-font-exempt]')
        ? 0
        : e.closest('[data-chart],svg')
          ? (o.minChartFont ?? o.minFont)
          : o.minFont
    // A voice says 毫米汞柱; 收缩压 is what a doctor says, who reads a page of his own
    const term = /毫米汞柱|°C|收缩压|舒张压/.exec(t.data)
    if (term) out.push(['term', id(e), term[0]])
    if (f < min - 0.25) out.push(['font', id(e), f, t.data.trim().slice(0, 12)])
    if (
      o.lineHeight &&
      t.data.trim().length > 30 &&
      parseFloat(s.lineHeight) / f < o.lineHeight - 0.01
    )
      out.push(['line-height', id(e), s.lineHeight, f])
  }
  // 2 target size: hit box = union of element and its ::after enlargement (data-hit) ; inline links inside a sentence are exempt
  const sel =
    'a[href],button,input:not([type=hidden]),select,textarea,summary,[role=button],[role=tab],[role=switch],[role=option],[role=radio],[role=checkbox],[role=link],[role=menuitem],[tabindex]:not([tabindex="-1"]),[data-tap]'
  const els = [...document.querySelectorAll(sel)]
    .filter(vis)
    .filter((e) => !e.disabled && !e.querySelector(sel))
  for (const e of els) {
    if (
      e.matches('a') &&
      getComputedStyle(e).display === 'inline' &&
      e.parentElement.textContent.trim().length > e.textContent.trim().length + 2
    )
      continue
    const host = e.closest('label,[data-hit]') ?? e,
      r = host.getBoundingClientRect()
    if (Math.min(r.width, r.height) < o.minTarget - 0.5)
      out.push(['target', id(e), Math.round(r.width) + 'x' + Math.round(r.height)])
  }
  // 3 clickable but not exposed: cursor:pointer without any interactive role (antd-mobile List.Item, TabBar.Item, CapsuleTabs...)
  for (const e of document.querySelectorAll('div,span,li,a:not([href])'))
    if (
      vis(e) &&
      getComputedStyle(e).cursor === 'pointer' &&
      getComputedStyle(e.parentElement).cursor !== 'pointer' &&
      !e.closest('a[href],button,label,[role],input')
    )
      out.push(['no-role', id(e)])
  // 4 horizontal overflow and truncated text
  // Not innerWidth: a phone zooms a page out that is too wide, and innerWidth grows with it.
  if (document.documentElement.scrollWidth > document.documentElement.clientWidth + 1)
    out.push(['overflow-x', document.documentElement.scrollWidth])
  for (const e of document.querySelectorAll('body *'))
    if (
      vis(e) &&
      e.children.length === 0 &&
      e.scrollWidth > e.clientWidth + 1 &&
      getComputedStyle(e).overflow === 'hidden' &&
      !e.dataset.ellipsisOk
    )
      out.push(['clipped', id(e), e.textContent.slice(0, 12)])
  // 5 zoom not blocked
  const vp = document.querySelector('meta[name=viewport]')?.content ?? ''
  if (/user-scalable\s*=\s*(no|0)|maximum-scale\s*=\s*1(\.0)?\b/.test(vp))
    out.push(['zoom-blocked', vp])
  // 6 lines: a headline breaks between words, not inside one nor between a figure and its unit; a button leaves no last character
  const words =
    '皮肤温度|心电图|血氧|血压|心率|心电|房颤|高压|低压|早搏|心跳|睡眠|医生|预警|正常|偏高|偏低|家人|救援'
  const whole = new RegExp(
    `\\d[\\d,.:/–~-]*(?: ?(?:mmHg|次/分|[%℃]|小时|分钟|步|次|天|晚|岁|件|个月))?|${words}`,
    'g',
  )
  // Each character that is seen, with the top and bottom of its line
  const seen = (e) => {
    const texts = document.createTreeWalker(e, NodeFilter.SHOW_TEXT),
      range = document.createRange(),
      chars = []
    while (texts.nextNode()) {
      const node = texts.currentNode
      if (!vis(node.parentElement)) continue
      for (let i = 0; i < node.length; i++) {
        range.setStart(node, i)
        range.setEnd(node, i + 1)
        const r = range.getBoundingClientRect()
        chars.push({ c: node.data[i], top: r.top, bottom: r.bottom, empty: r.width < 0.5 })
      }
    }
    return chars
  }
  const below = (a, b) => b.top >= (a.top + a.bottom) / 2
  const dictionary =
    'Segmenter' in Intl ? new Intl.Segmenter('zh', { granularity: 'word' }) : { segment: () => [] }
  for (const e of document.querySelectorAll('h1,h2,h3,[role=heading],[data-headline]')) {
    if (!vis(e)) continue
    const chars = seen(e).filter(({ empty, c }) => !empty || c === ' '),
      text = chars.map(({ c }) => c).join(''),
      known = [...text.matchAll(whole)].map((m) => [m.index, m.index + m[0].length]),
      // 全天心率: a dictionary that does not know 心率 finds 天心 in it
      spans = [
        ...known,
        ...[...dictionary.segment(text)]
          .map((s) => [s.index, s.index + s.segment.length])
          .filter(([from, to]) => !known.some(([a, b]) => from < b && a < to)),
      ]
    for (const [from, to] of spans) {
      const shown = chars.slice(from, to).filter(({ empty }) => !empty)
      if (shown.length > 1 && below(shown[0], shown.at(-1)))
        out.push(['broken-word', id(e), text.slice(from, to)])
    }
  }
  for (const e of document.querySelectorAll('button,[role=button],[role=tab],[role=radio]')) {
    if (!vis(e) || e.textContent.length > 24) continue
    const chars = seen(e).filter(({ empty, c }) => !empty && c.trim() !== ''),
      last = chars.at(-1)
    if (!last || !/\p{Script=Han}/u.test(last.c)) continue
    // Beside a sign or a figure of another size a line is no line of text
    const line = chars.filter((c) => !below(c, last))
    const before = chars.at(-2)
    if (line.length === 1 && chars.length > 2 && /\p{Script=Han}/u.test(before.c))
      out.push(['orphan', id(e), e.textContent.trim()])
  }
  return out
}
export { auditPage }
