import { shanghaiMoment } from '@kangban/china-time'
import { expect, it } from 'vitest'
import type { EventRow } from './episodes.ts'
import { eventRow, mattersAt } from './testing/events.ts'
import { warningsSentences } from './warnings-sentence.ts'

const now = shanghaiMoment('2026-03-02', '10:00')

const fastHeart = eventRow({
  kind: 'heart-fast',
  level: 'warn',
  value: 112,
  occurredAt: shanghaiMoment('2026-03-02', '09:00'),
})

const said = (events: EventRow[], facts: Partial<Parameters<typeof warningsSentences>[0]> = {}) => {
  const open = mattersAt(now, ...events)

  const { sentence, elderSentence } = warningsSentences({
    now,
    open,
    recent: open.length,
    measured: true,
    ...facts,
  })

  return [sentence, elderSentence].map((parts) =>
    parts.map(({ text, tone }) => `${text}${tone}`).join(' '),
  )
}

it('begins with the gravest of what waits, whatever came last, and says what to do', () => {
  expect(said([fastHeart, eventRow()])).toEqual([
    '2 件事还没了结，先看夜间血氧偏低，plain 请今天问问医生。bad',
    '夜间血氧偏低，plain 请今天问问医生。bad',
  ])

  expect(said([fastHeart])[0]).toBe(
    '1 件事还没了结：静坐时心率偏快，plain 请多歇一会儿，常这样就问问医生。warn',
  )
})

it('tells a calm week from one whose matters are over, and neither from one without a measurement', () => {
  expect(said([])[0]).toBe('近 7 天没有异常。plain')
  expect(said([], { recent: 3 })[1]).toBe('近 7 天有 3 件事，都已了结。plain')
  expect(said([], { measured: false })[0]).toBe('近 7 天没有测量，也就没有预警。plain')
})

it('counts what the back end does not tell the kind of, and names what it does', () => {
  expect(said([eventRow()], { unknown: 2 })[0]).toMatch(/^3 件事还没了结，先看夜间血氧偏低/)
  expect(said([], { unknown: 2 })[0]).toBe('有 2 件事没能读清，请看下面。plain')
})
