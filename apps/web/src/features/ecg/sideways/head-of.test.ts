import { describe, expect, it } from 'vitest'
import { headOf } from './head-of.ts'

const AF = { rhythm: 'af', heartRat: 120, rateRange: { lowest: 93, highest: 129 } } as const
const AT = '2024-11-15T12:50:00+08:00'

describe('headOf', () => {
  it('says what every page says of the record, as gravely, and its rate as they tell it', () => {
    expect(headOf({ ...AF, marks: [] }, AT)).toEqual({
      title: '疑似房颤',
      state: 'alert',
      facts: '2024年11月15日 周五 12:50 · I 导联 · 93–129 次/分',
    })

    const early = {
      rhythm: 'sinus',
      heartRat: 71,
      marks: [{ sample: 1, kind: 'supraventricular' }],
    } as const

    const { title, state } = headOf({ ...early, marks: [...early.marks], rateRange: null }, AT)
    expect([title, state]).toEqual(['疑似早搏 1 次', 'high'])
  })

  it('leaves out what another back end does not tell, and judges no rhythm there', () => {
    const told = { heartRat: null, rhythm: undefined, marks: undefined, rateRange: undefined }
    expect(headOf(told, null)).toEqual({ title: '已测量', state: 'none', facts: 'I 导联' })
  })
})
