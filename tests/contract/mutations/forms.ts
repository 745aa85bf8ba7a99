// Texts, ids, times and numbers in a form that only a program writes.
import { MS_PER_HOUR, shanghaiTime } from '@kangban/china-time'
import { edited, isObject, type Kind, numbers, objects, texts } from './kind.ts'

const HAN = /\p{Script=Han}/u
const LABEL = /name|title|text|note|label|explain/i
const MOMENT = /^\d{4}-\d{2}-\d{2}T/
const TIME = /^\d\d:\d\d$/
const utf8 = (text: string) => Buffer.from(text, 'utf8')

export const FORMS: readonly Kind[] = [
  { group: 'encoding', what: 'Base64', data: texts(HAN, (text) => utf8(text).toString('base64')) },
  {
    group: 'encoding',
    what: 'quoted-printable',
    data: texts(HAN, (text) =>
      [...utf8(text)].map((byte) => `=${byte.toString(16).toUpperCase()}`).join(''),
    ),
  },
  {
    group: 'encoding',
    what: 'texts within tags',
    data: texts(HAN, (text) => `<p>${text}</p>`, LABEL),
  },
  {
    group: 'encoding',
    what: 'line ends as two signs',
    data: texts(HAN, (text) => String.raw`${text}\n`, LABEL),
  },
  {
    group: 'encoding',
    what: 'blanks at the ends',
    data: texts(HAN, (text) => `${text}  `, LABEL),
    implausible: true,
  },
  {
    group: 'encoding',
    what: 'a sign of no width',
    data: texts(HAN, (text) => `\u200B${text}`, LABEL),
  },
  {
    group: 'encoding',
    what: 'signs in two halves',
    data: texts(HAN, (text) => text.replace(HAN, '\uD83D'), LABEL),
  },
  {
    group: 'encoding',
    what: 'names of fields within braces',
    data: texts(HAN, () => '{{name}}', LABEL),
  },
  {
    group: 'type',
    what: 'codes in capitals',
    data: texts(
      /^[a-z]+(?:-[a-z]+)*$/,
      (text) => text.toUpperCase(),
      /kind|state|level|metric|source/,
    ),
  },
  {
    group: 'type',
    what: 'empty lists as null',
    data: (data) =>
      edited(data, (value) => (Array.isArray(value) && value.length === 0 ? null : value)),
  },
  {
    group: 'type',
    what: 'empty lists as objects',
    data: (data) =>
      edited(data, (value) => (Array.isArray(value) && value.length === 0 ? {} : value)),
  },
  {
    group: 'type',
    what: 'nothing as an empty text',
    data: (data) =>
      edited(data, (value, key) => (value === null && /(?:At|Id|day)$/.test(key) ? '' : value)),
  },
  {
    group: 'type',
    what: 'nothing as -1',
    data: (data) => edited(data, (value) => (value === null ? -1 : value)),
  },
  {
    group: 'type',
    what: 'lists of one as the one',
    data: (data) =>
      edited(data, (value) => (Array.isArray(value) && value.length === 1 ? value[0] : value)),
  },
  {
    group: 'identity',
    what: 'ids as numbers that are rounded',
    data: texts(/./, () => 12_345_678_901_234_567_000, /^id$/),
  },
  {
    group: 'identity',
    what: 'ids in the form of floats',
    data: texts(/./, () => '1.2345e+18', /^id$/),
  },
  { group: 'identity', what: 'ids cut short', data: texts(/./, (id) => id.slice(0, 8), /^id$/) },
  {
    group: 'identity',
    what: 'ids in capitals',
    data: texts(/[a-f]/, (id) => id.toUpperCase(), /^id$/),
  },
  { group: 'identity', what: 'no ids', data: texts(/./, () => '', /^id$/) },
  {
    group: 'time',
    what: 'moments with a blank',
    data: texts(MOMENT, (text) => text.slice(0, 19).replace('T', ' ')),
  },
  {
    group: 'time',
    what: 'moments as a program prints them',
    data: texts(MOMENT, (text) => new Date(text).toUTCString()),
  },
  {
    group: 'time',
    what: 'moments in seconds',
    data: texts(MOMENT, (text) => Date.parse(text) / 1000),
  },
  {
    group: 'time',
    what: 'days without dashes',
    data: texts(/^\d{4}-\d{2}-\d{2}$/, (text) => text.replaceAll('-', '')),
  },
  {
    group: 'time',
    what: 'month and day swapped',
    data: texts(/^\d{4}-\d{2}-\d{2}$/, (text) => text.replace(/-(\d\d)-(\d\d)/, '-$2-$1')),
  },
  {
    group: 'time',
    what: 'moments eight hours late',
    data: texts(MOMENT, (text) => shanghaiTime(Date.parse(text) + 8 * MS_PER_HOUR)),
  },
  {
    group: 'time',
    what: 'moments eight hours early',
    data: texts(MOMENT, (text) => shanghaiTime(Date.parse(text) - 8 * MS_PER_HOUR)),
  },
  {
    group: 'time',
    what: 'only the day of a moment is kept',
    data: texts(MOMENT, (text) => `${text.slice(0, 10)}T00:00:00+08:00`),
    implausible: true,
  },
  {
    group: 'time',
    what: 'hours of a clock of twelve',
    data: texts(MOMENT, (text) =>
      text.replace(
        /T(\d\d)/,
        (_, hour: string) => `T${String(Number(hour) % 12).padStart(2, '0')}`,
      ),
    ),
  },
  {
    group: 'time',
    what: 'times of day with seconds',
    data: texts(TIME, (text) => `${text}:00`, /time/i),
  },
  {
    group: 'time',
    what: 'times of day of a clock of twelve',
    data: texts(
      TIME,
      (text) => `${Number(text.slice(0, 2)) % 12 || 12}${text.slice(2)} PM`,
      /time/i,
    ),
  },
  {
    group: 'range',
    what: 'numbers that nobody rounded',
    data: numbers(
      /^(?:avg|average|last|value|score|deviation|baseline)$/,
      (number) => number + 1e-9,
    ),
    implausible: true,
  },
  {
    group: 'shape',
    what: 'fields in other letters',
    data: objects((fields) =>
      Object.fromEntries(
        Object.entries(fields).map(([key, value]) => [
          key.replaceAll(/[A-Z]/g, (sign) => `_${sign.toLowerCase()}`),
          value,
        ]),
      ),
    ),
  },
  {
    group: 'shape',
    what: 'a page as its rows alone',
    data: (data) => (isObject(data) && Array.isArray(data['list']) ? data['list'] : data),
  },
]
