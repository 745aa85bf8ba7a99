import { annotationCode } from '@kangban/ecg-core'
import { describe, expect, it } from 'vitest'
import { isInFlutter, readBeats, readLimits, readPrintedMarks, readRhythms } from './reference.ts'

/** Annotations written as `symbol` and sample, e.g. `(10 N20 )30`. */
function annotations(text: string) {
  return text.split(' ').map((word) => {
    const symbol = word.slice(0, 1)
    const sample = Number(word.slice(1))
    return { sample, code: annotationCode(symbol), symbol, subtype: 0, channel: 0, num: 0 }
  })
}

describe('readBeats', () => {
  it('takes every kind of beat and no other annotation', () => {
    const kinds = 'NLRBAaJSVrFejnE/fQ?'.split('')
    const beats = kinds.map((kind, index) => `${kind}${index}`)

    const { beats: found } = readBeats(
      annotations([...beats, '+90', '~91', '|92', 'p93', 't94', '"95', 'x96'].join(' ')),
    )

    expect(found).toEqual(kinds.map((_, index) => index))
  })

  it('leaves out ventricular flutter with its ends, also where it lasts to the end', () => {
    const reference = readBeats(annotations('N10 [20 !30 V35 ]40 N50 [60 V70'))
    expect(reference.beats).toEqual([10, 50])

    expect([19, 20, 40, 41, 59, 60, 9999].map((sample) => isInFlutter(reference, sample))).toEqual([
      false,
      true,
      true,
      false,
      false,
      true,
      true,
    ])
  })
})

describe('readLimits', () => {
  it('gives each beat its P wave before and its T wave after it', () => {
    expect(readLimits(annotations('(1 p2 )3 (5 N6 )8 (9 t10 )12 (21 V22 )23 t25 )26'))).toEqual([
      { r: 6, pOn: 1, qrsOn: 5, qrsOff: 8, tEnd: 12 },
      { r: 22, pOn: null, qrsOn: 21, qrsOff: 23, tEnd: 26 },
    ])
  })

  it('takes the outer limits of a T wave with two peaks, and null where a limit is missing', () => {
    expect(readLimits(annotations('N6 )8 (9 t10 t11 )12 p20 (25 N26'))).toEqual([
      { r: 6, pOn: null, qrsOn: null, qrsOff: 8, tEnd: 12 },
      { r: 26, pOn: null, qrsOn: 25, qrsOff: null, tEnd: null },
    ])
  })

  it('does not give a beat the T wave of the one before or the P wave of the one after', () => {
    expect(readLimits(annotations('(0 t1 )2 (3 N6 )8 (20 p21 )22'))).toEqual([
      { r: 6, pOn: null, qrsOn: 3, qrsOff: 8, tEnd: null },
    ])
  })
})

describe('readRhythms', () => {
  const [first, second] = [annotations('+14'), annotations('N99 +300 +400 +500')]
  const notes = ['(N', undefined, '(AFIB', 'note', '(N']
  const marks = [...first, ...second].map((mark, i) => ({ ...mark, aux: notes[i] ?? '' }))

  it('lets a rhythm last to the next one, and passes over other notes', () => {
    expect(readRhythms(marks, 900)).toEqual([
      { from: 14, to: 300, name: 'N' },
      { from: 300, to: 500, name: 'AFIB' },
      { from: 500, to: 900, name: 'N' },
    ])
  })

  it('reads them as rdann prints them too', () => {
    const printed = [
      '      Time   Sample#  Type  Sub Chan  Num\tAux',
      '    0:00.039       14     +    0    0    0\t(AFIB',
      '    0:00.275       99     N    0    0    0',
      '    0:00.833      300     +    0    0    0\t(AFL',
      '',
    ].join('\n')

    expect(readRhythms(readPrintedMarks(printed), 900)).toEqual([
      { from: 14, to: 300, name: 'AFIB' },
      { from: 300, to: 900, name: 'AFL' },
    ])
  })
})
