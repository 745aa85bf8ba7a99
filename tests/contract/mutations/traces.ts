// Signals as leads, converters and codecs spoil them, what is told of them, and courses that were filled in.
import { edited, having, isText, type Kind, kinds, named, numbers, within } from './kind.ts'

const RATE = 512

const written = (values: readonly number[]): string =>
  values.map((each) => String(Number(each.toFixed(3)))).join(',')

const samples =
  (change: (values: number[]) => number[]) =>
  (data: unknown): unknown =>
    edited(data, (value, key) =>
      key === 'ecgContent' && isText(value) ? written(change(value.split(',').map(Number))) : value,
    )

const each = (change: (value: number, index: number, all: number[]) => number) =>
  samples((values) => values.map(change))

const text = (change: (text: string) => string) =>
  named(/^ecgContent$/, (value) => (isText(value) ? change(value) : value))

/** Numbers of two bytes each with the bytes the other way round. */
const swapBytes = (value: number): number => {
  const whole = Math.round(value * 1000) & 0xffff
  const turned = ((whole & 0xff) << 8) | (whole >> 8)
  return (turned > 0x7fff ? turned - 0x1_0000 : turned) / 1000
}

const hum = (index: number): number => Math.sin((2 * Math.PI * 50 * index) / RATE)
const put = (value: unknown) => () => value

const bytes = (change: (bytes: Buffer) => Uint8Array) => (value: unknown) =>
  isText(value) ? Buffer.from(change(Buffer.from(value, 'base64'))).toString('base64') : value

export const TRACES: readonly Kind[] = [
  ...kinds('signal', {
    'an ECG upside down': each((value) => -value),
    'an ECG times ten': each((value) => value * 10),
    'an ECG a tenth as high': each((value) => value / 10),
    'an ECG backwards': samples((values) => values.toReversed()),
    'an ECG of differences': each((value, index, all) => value - (all[index - 1] ?? value)),
    'an ECG of sums': samples((values) => {
      let sum = 0
      return values.map((value) => (sum += value))
    }),
    'bytes of samples swapped': each(swapBytes),
    'samples without their sign bit': each((value) => (value < 0 ? value + 65.536 : value)),
    'nothing but the hum of the mains': each((_, index) => hum(index)),
    'an ECG below the hum of the mains': each((value, index) => value + 2 * hum(index)),
    'every other second lost': each((value, index) => (Math.floor(index / RATE) % 2 ? 0 : value)),
    'every other second held': each((value, index, all) =>
      Math.floor(index / RATE) % 2 ? (all[Math.floor(index / RATE) * RATE] ?? 0) : value,
    ),
    'pairs of samples swapped': each((_, index, all) => all[index ^ 1] ?? 0),
    'blocks of samples in another order': each((_, index, all) => all[index ^ 64] ?? 0),
    'an ECG of 250 samples a second': samples((values) =>
      Array.from({ length: Math.floor((values.length * 250) / RATE) }, (_, index) =>
        Number(values[Math.round((index * RATE) / 250)]),
      ),
    ),
    'an ECG of 250 samples a second and as long as told': having(
      ['ecgContent', 'kangban'],
      (fields) => {
        const values = String(fields['ecgContent']).split(',').map(Number)

        const fewer = Array.from({ length: Math.floor((values.length * 250) / RATE) }, (_, index) =>
          Number(values[Math.round((index * RATE) / 250)]),
        )

        return {
          ...fields,
          ecgContent: written(fewer),
          kangban: { ...(fields['kangban'] as object), durationSeconds: fewer.length / RATE },
        }
      },
    ),
    'a second of an ECG missing': samples((values) => [
      ...values.slice(0, 5000),
      ...values.slice(5000 + RATE),
    ]),
    'an ECG in brackets': text((content) => `[${content}]`),
    'an ECG with decimal commas': text((content) => content.replaceAll('.', ',')),
    'an ECG cut within a number': text((content) => content.slice(0, 65_535)),
    'an ECG of whole microvolts': each((value) => Math.round(value * 1000)),
    'white noise over an ECG': each((value, index) => {
      const wave = Math.sin(index * 12.9898) * 43_758.5453
      return value + ((wave - Math.floor(wave)) * 2 - 1) * 1.5
    }),
    'a wandering line of ten millivolts': each(
      (value, index) => value + 10 * Math.sin((2 * Math.PI * 0.3 * index) / RATE),
    ),
    'one sample of a hundred millivolts': each((value, index) => (index === 4000 ? 100 : value)),
  }),
  ...kinds('signal', {
    'an HRV of another record': within(['qt'], 'hrv', (hrv) => Number(hrv) * 8),
    'beats of the HRV doubled': within(
      ['windowSeconds', 'metric'],
      'beats',
      (beats) => Number(beats) * 2,
    ),
    'beats of the QT doubled': numbers(/^qtcBeats$/, (beats) => beats * 2),
    'a range of rates beside the mean': within(
      ['rhythm'],
      'rateRange',
      put({ lowest: 110, highest: 130 }),
    ),
    'a corrected QT of another rate': numbers(/^qtcFridericia$/, (qt) => Math.round(qt * 1.25)),
    'the QT and the corrected one swapped': having(['qt', 'kangban'], (fields) => {
      const added = fields['kangban'] as Record<string, unknown>

      return 'qtcFridericia' in added
        ? {
            ...fields,
            qt: added['qtcFridericia'],
            kangban: { ...added, qtcFridericia: fields['qt'] },
          }
        : fields
    }),
    'more beats than their list': within(['beats'], 'count', (count) => Number(count) + 100),
    'half of the beats': within(
      ['count'],
      'beats',
      bytes((all) => all.subarray(0, all.length / 2)),
    ),
    'beats with their bytes swapped': within(
      ['count'],
      'beats',
      bytes((all) => Buffer.from(all).swap16()),
    ),
    'beats of no length': within(
      ['count'],
      'beats',
      bytes((all) => Buffer.alloc(all.length)),
    ),
    'beats and their list of one more': having(['count', 'beats'], (fields) => ({
      count: Number(fields['count']) * 2,
      beats: bytes((all) => Buffer.concat([all, all]))(fields['beats']),
    })),
    'half of an overview': within(
      ['samplesPerPair'],
      'data',
      bytes((all) => all.subarray(0, all.length / 2)),
    ),
    'a flat overview': within(
      ['samplesPerPair'],
      'data',
      bytes((all) => Buffer.alloc(all.length)),
    ),
    'an overview with its pairs swapped': within(
      ['samplesPerPair'],
      'data',
      bytes((all) => Buffer.from(all).swap32().swap16()),
    ),
    'an overview of another step': numbers(/^samplesPerPair$/, (count) => count / 2),
    'twice as many samples': numbers(/^sampleCount$/, (count) => count * 2),
    'blocks of zeros': within(['first'], 'blocks', (all) =>
      Array.isArray(all) ? all.map(bytes((block) => Buffer.alloc(block.length))) : all,
    ),
    'blocks cut in two': within(['first'], 'blocks', (all) =>
      Array.isArray(all) ? all.map(bytes((block) => block.subarray(0, block.length / 2))) : all,
    ),
    'another block than was asked for': within(['blocks'], 'first', (first) => Number(first) + 3),
    'no block': within(['first'], 'blocks', put([])),
    'figures of rates turned': within(['figures'], 'figures', (all) =>
      Array.isArray(all)
        ? all.map((figure, at) => ({ ...figure, value: all[(at + 1) % all.length].value }))
        : all,
    ),
    'a lowest rate above the highest': (data: unknown) =>
      edited(data, (value) =>
        typeof value === 'object' &&
        value !== null &&
        'name' in value &&
        value.name === 'heartRateLow'
          ? { ...value, value: 190 }
          : value,
      ),
    'fewer beats than the rate makes': having(['usablePercent', 'beats'], (fields) => ({
      ...fields,
      beats: Number(fields['beats']) / 2,
    })),
    'rates of the list of another record': named(/^hours$/, (all) =>
      edited(all, (value, key) =>
        typeof value === 'number' && /^(?:low|high)$/.test(key) ? value + 60 : value,
      ),
    ),
    'a flat picture of an ECG': named(/^thumbnail$/, (picture) =>
      isText(picture) ? picture.replaceAll(/./g, '7') : picture,
    ),
    'a picture of half an ECG': named(/^thumbnail$/, (picture) =>
      isText(picture) ? picture.slice(0, picture.length / 2) : picture,
    ),
  }),
  ...kinds(
    'signal',
    {
      'an ECG in steps of a tenth': each((value) => Math.round(value * 10) / 10),
      'an ECG without a sign': each(Math.abs),
      'an ECG five millivolts too high': each((value) => value + 5),
      'one second over and over': each((_, index, all) => all[index % RATE] ?? 0),
      'two seconds over and over': each((_, index, all) => all[index % (2 * RATE)] ?? 0),
      'each second twice': each(
        (_, index, all) => all[Math.floor(index / (2 * RATE)) * RATE + (index % RATE)] ?? 0,
      ),
      'a sample held for eight': each((_, index, all) => all[index - (index % 8)] ?? 0),
      'the same ECG with each beat of one shape': each((_, index, all) => all[index % 452] ?? 0),
    },
    { implausible: true },
  ),
]

type Series = readonly (number | null)[]

/** Numbers along labels, gaps and all. */
const series = (names: RegExp, least: number, change: (values: Series) => Series) =>
  having(
    ['detailTimes'],
    (fields) =>
      edited(fields, (value, key) =>
        names.test(key) &&
        Array.isArray(value) &&
        value.filter((one) => typeof one === 'number').length >= least
          ? change(value as Series)
          : value,
      ) as Record<string, unknown>,
  )

const mean = (values: Series): number => {
  const told = values.filter((value) => value !== null)
  return Math.round(told.reduce((sum, value) => sum + value, 0) / told.length)
}

const DETAILS = /^(?:details|lowDetails|hiDetails)$/

export const FILLED: readonly Kind[] = [
  ...kinds(
    'course',
    {
      'gaps filled with the mean': series(DETAILS, 5, (values) =>
        values.map((value) => value ?? mean(values)),
      ),
      'gaps filled with noughts': series(DETAILS, 5, (values) => values.map((value) => value ?? 0)),
      'gaps filled with the last value': series(DETAILS, 5, (values) => {
        let last = values.find((value) => value !== null) ?? 0
        return values.map((value) => (last = value ?? last))
      }),
      'a straight line': series(DETAILS, 20, (values) => {
        const [first, last] = [
          values.find((value) => value !== null) ?? 0,
          values.findLast((value) => value !== null) ?? 0,
        ]

        return values.map(
          (value, at) => value && Math.round(first + ((last - first) * at) / values.length),
        )
      }),
      'each hour the one before': series(DETAILS, 100, (values) =>
        values.map((_, at) => values[at % 12] ?? null),
      ),
      'all values between two': series(DETAILS, 20, (values) =>
        values.map((value, at) => value && (at % 2 ? 70 : 72)),
      ),
    },
    { implausible: true },
  ),
]
