// Texts as template engines, databases, spreadsheets and careless copies leave them.
import { type Kind, kinds, texts } from './kind.ts'

const HAN = /\p{Script=Han}/u
const NAMED = /name|title|text|note|label|explain|content|advice|summary|description/i
const DIGIT = /\d/
const utf8 = (text: string) => new TextEncoder().encode(text)

const read = (text: string) => new TextDecoder('windows-1252').decode(utf8(text))
const words = (change: (text: string) => string) => texts(HAN, change, NAMED)

const wide = (text: string): string =>
  text.replaceAll(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0))

/** Radicals of printed pages, which look the same. */
const RADICALS: Readonly<Record<string, string>> = {
  日: '⽇',
  心: '⼼',
  高: '⾼',
  人: '⼈',
  血: '⾎',
}

export const SPELLINGS: readonly Kind[] = [
  ...kinds('encoding', {
    'names of which stars are left': texts(
      /^\p{Script=Han}{2,}$/u,
      (text) => `${text[0]}${'*'.repeat(text.length - 1)}`,
      NAMED,
    ),
    'all but stars': words((text) => '*'.repeat(text.length)),
    'entities by name': words((text) => `&quot;${text}&quot;&nbsp;`),
    'entities of entities': words((text) => `&amp;#${text.codePointAt(0)};${text.slice(1)}`),
    'line breaks as tags': words((text) => `${text}<br/>`),
    'a mark of byte order within': words((text) => `\uFEFF${text}`),
    'joiners of no width': words((text) => Array.from(text).join('\u200D')),
    'wide digits': texts(DIGIT, wide, NAMED),
    'wide digits of times': texts(/^\d\d:\d\d$/, wide),
    'wide digits of days': texts(/^\d{4}-\d\d-\d\d$/, wide),
    'signs of no font': words((text) => text.replace(HAN, '\uE123')),
    'texts cut after four signs': texts(
      /^\p{Script=Han}.{5,}$/su,
      (text) => text.slice(0, 4),
      NAMED,
    ),
    'texts cut with dots': texts(
      /^\p{Script=Han}.{5,}$/su,
      (text) => `${text.slice(0, 4)}...`,
      NAMED,
    ),
    'one question mark': texts(/^.*\p{Script=Han}$/su, (text) => `${text.slice(0, -1)}?`, NAMED),
    'places that were not filled': texts(DIGIT, (text) => text.replaceAll(/\d+/g, '{0}'), NAMED),
    'places of C that were not filled': texts(
      DIGIT,
      (text) => text.replaceAll(/\d+/g, '%d'),
      NAMED,
    ),
    'null within a text': texts(DIGIT, (text) => text.replaceAll(/\d+/g, 'null'), NAMED),
    'NaN within a text': texts(DIGIT, (text) => text.replaceAll(/\d+/g, 'NaN'), NAMED),
    'undefined within a text': words((text) => `${text}undefined`),
    'keys for texts': words(() => 'report.title.daily'),
    'an object of Java': words(() => 'com.example.Label@1a2b3c4d'),
    'fields of Java': words((text) => `Label(code=1, name=${text})`),
    'bytes of Python': words(
      (text) => `b'${[...utf8(text)].map((byte) => `\\x${byte.toString(16)}`).join('')}'`,
    ),
    'a list of Python': words((text) => `['${text}']`),
    'doubled quotes': words((text) => `""${text}""`),
    'a comma of a spreadsheet': words((text) => `="${text}"`),
    'blanks as plus signs': words((text) => encodeURIComponent(text).replaceAll('%20', '+')),
    'links escaped twice': texts(/^(?:\/|https?:).*[?&=%]/, (link) =>
      link.replaceAll(/[?&=%]/g, (sign) => encodeURIComponent(encodeURIComponent(sign))),
    ),
    'links with entities': texts(/^(?:\/|https?:).*&/, (link) => link.replaceAll('&', '&amp;')),
    'links to undefined': texts(/^(?:\/|https?:)/, (link) => link.replace(/[^/]+$/, 'undefined')),
    'links with back slashes': texts(/^(?:\/|https?:)/, (link) => link.replaceAll('/', '\\')),
    'UTF-8 read twice as Latin-1': texts(HAN, (text) => read(read(text))),
    'UTF-8 read as Big5': texts(HAN, (text) => new TextDecoder('big5').decode(utf8(text))),
    'UTF-8 read as Shift JIS': texts(HAN, (text) =>
      new TextDecoder('shift_jis').decode(utf8(text)),
    ),
    'GBK read as Latin-1': words((text) => text.replaceAll(/\p{Script=Han}/gu, 'ÖÐ')),
    'UTF-16 read as Latin-1': words((text) =>
      new TextDecoder('windows-1252').decode(Uint8Array.from(Buffer.from(text, 'utf16le'))),
    ),
    'signs in place of ones lost': words((text) => text.replaceAll(/\p{Script=Han}/gu, '□')),
    'locked copy': words((text) => text.replaceAll(/\p{Script=Han}/gu, '锟斤拷')),
  }),
  ...kinds(
    'encoding',
    {
      'marks of direction': words((text) => `\u200E${text}`),
      'hyphens that are not seen': words((text) => Array.from(text).join('\u00AD')),
      'blanks that do not break': words((text) => `\u00A0${text}\u00A0`),
      'wide phones': texts(/^1\d{10}$/, wide),
      'wide codes': texts(/^[A-Z\d]{8,}$/, wide),
      'radicals for signs': texts(
        /[日心高人血]/,
        (text) => text.replaceAll(/[日心高人血]/g, (sign) => RADICALS[sign] ?? sign),
        NAMED,
      ),
      'a line end at the end': words((text) => `${text}\r\n`),
      'tabs within': words((text) => `${text.slice(0, 1)}\t${text.slice(1)}`),
      'English for Chinese': words(() => 'Normal'),
    },
    { implausible: true },
  ),
]
