// What is no ECG, or one of another unit or rate.
import { edited, type Kind, numbers, objects, texts } from './kind.ts'

const samples =
  (change: (values: number[]) => number[]) =>
  (data: unknown): unknown =>
    edited(data, (value, key) =>
      key === 'ecgContent' && typeof value === 'string'
        ? change(value.split(',').map(Number))
            .map((each) => String(Number(each.toFixed(3))))
            .join(',')
        : value,
    )

/** The same every time. */
const noise = (index: number): number => {
  const wave = Math.sin(index * 12.9898) * 43_758.5453
  return (wave - Math.floor(wave)) * 2 - 1
}

export const SIGNALS: readonly Kind[] = [
  { group: 'signal', what: 'an empty ECG', data: texts(/./, () => '', /^ecgContent$/) },
  {
    group: 'signal',
    what: 'half of an ECG',
    data: samples((values) => values.slice(0, values.length / 2)),
  },
  { group: 'signal', what: 'a second of an ECG', data: samples((values) => values.slice(0, 512)) },
  { group: 'signal', what: 'an ECG of zeros', data: samples((values) => values.map(() => 0)) },
  {
    group: 'signal',
    what: 'a flat ECG',
    data: samples((values) => values.map((_, index) => 0.3 + (index % 2) / 1000)),
  },
  {
    group: 'signal',
    what: 'an ECG in microvolts',
    data: samples((values) => values.map((value) => value * 1000)),
  },
  {
    group: 'signal',
    what: 'an ECG in volts',
    data: samples((values) => values.map((value) => value / 1000)),
  },
  {
    group: 'signal',
    what: 'an ECG in steps of a converter',
    data: samples((values) => values.map((value) => 2048 + Math.round(value * 200))),
  },
  {
    group: 'signal',
    what: 'noise for an ECG',
    data: samples((values) => values.map((_, index) => noise(index))),
  },
  {
    group: 'signal',
    what: 'every other sample',
    data: samples((values) => values.filter((_, index) => index % 2 === 0)),
  },
  {
    group: 'signal',
    what: 'an ECG at half the rate',
    data: samples((values) => values.map((_, index) => values[Math.floor(index / 2)] ?? 0)),
  },
  {
    group: 'signal',
    what: 'an ECG at twice the rate',
    data: samples((values) => values.map((_, index) => values[(index * 2) % values.length] ?? 0)),
  },
  {
    group: 'signal',
    what: 'an ECG of one beat',
    data: samples((values) => values.map((value, index) => (index < 700 ? value : 0))),
  },
  {
    group: 'signal',
    what: 'an ECG of gaps',
    data: texts(/./, (text) => text.replaceAll(/[^,]+/g, ''), /^ecgContent$/),
  },
  {
    group: 'signal',
    what: 'an ECG with words in it',
    data: texts(/./, (text) => text.replaceAll(/-/g, 'NaN'), /^ecgContent$/),
  },
  {
    group: 'signal',
    what: 'an ECG in semicolons',
    data: texts(/./, (text) => text.replaceAll(',', ';'), /^ecgContent$/),
  },
  {
    group: 'signal',
    what: 'a sine for an ECG',
    data: samples((values) => values.map((_, index) => Math.sin(index / 5))),
  },
  {
    group: 'signal',
    what: 'a duration of its own',
    data: numbers(/^durationSeconds$/, (seconds) => seconds * 10),
    most: 2,
  },
  {
    group: 'signal',
    what: 'an ECG at 500 Hz',
    data: samples((values) =>
      Array.from({ length: Math.floor((values.length * 500) / 512) }, (_, index) =>
        Number(values[Math.round((index * 512) / 500)]),
      ),
    ),
  },
  {
    group: 'signal',
    what: 'an ECG in whole millivolts',
    data: samples((values) => values.map(Math.round)),
  },
  {
    group: 'signal',
    what: 'an ECG with places of no contact',
    data: samples((values) => values.map((value, index) => (index % 3000 === 0 ? 32_767 : value))),
  },
  {
    group: 'signal',
    what: 'an ECG with its samples in turn with times',
    data: samples((values) => values.flatMap((value, index) => [index / 512, value])),
  },
  {
    group: 'signal',
    what: 'an ECG that is cut off above',
    data: samples((values) => values.map((value) => Math.max(-0.1, Math.min(0.1, value)))),
    implausible: true,
  },
  {
    group: 'signal',
    what: 'half of an ECG twice',
    data: samples((values) => [
      ...values.slice(0, values.length / 2),
      ...values.slice(0, values.length / 2),
    ]),
    implausible: true,
  },
  {
    group: 'signal',
    what: 'a long record of twice the rate',
    data: numbers(/^rateHz$/, (rate) => rate * 2),
  },
  {
    group: 'signal',
    what: 'rates of hours halved',
    data: numbers(/^heartRate(?:Low|Mean|High)$/, (rate) => rate / 2),
    most: 1,
  },
  {
    group: 'signal',
    what: 'beats of hours doubled',
    data: objects((fields) =>
      'usablePercent' in fields ? { ...fields, beats: Number(fields['beats']) * 2 } : fields,
    ),
  },
  {
    group: 'signal',
    what: 'a usable part of 9000 percent',
    data: objects((fields) =>
      fields['name'] === 'usable' ? { ...fields, value: Number(fields['value']) * 100 } : fields,
    ),
  },
  {
    group: 'signal',
    what: 'blocks in another code',
    data: objects((fields) =>
      'blocks' in fields && 'first' in fields
        ? { ...fields, blocks: (fields['blocks'] as string[]).map((block) => `AAAA${block}`) }
        : fields,
    ),
  },
]
