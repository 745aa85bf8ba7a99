import { describe, expect, it } from 'vitest'
import { birthText, clockText, dateText, durationText, leadText } from './wording.ts'

describe('dates', () => {
  it('are those of Shanghai, also past midnight there', () => {
    const date = new Date('2025-12-31T16:00:05Z')
    expect(`${dateText(date)} ${clockText(date)}`).toBe('2026-01-01 00:00:05')
  })
})

describe('birthText', () => {
  it('counts a year only from the birthday on, by the day in Shanghai', () => {
    expect(birthText('1953-11-20', new Date('2025-11-19T15:59:59Z'))).toBe('1953-11-20（71 岁）')
    expect(birthText('1953-11-20', new Date('2025-11-19T16:00:00Z'))).toBe('1953-11-20（72 岁）')
  })

  it('gives no age that it cannot know', () => {
    const day = new Date('2025-11-20T00:00:00Z')
    expect(birthText(null, day)).toBe('未填写')
    expect(birthText('1953', day)).toBe('1953')
    expect(birthText('2030-01-01', day)).toBe('2030-01-01')
  })
})

describe('durationText', () => {
  it.each([
    [0, '0 秒'],
    [7.34, '7.3 秒'],
    [9.98, '10 秒'],
    [30.01, '30 秒'],
    [59.6, '1 分钟'],
    [245, '4 分 5 秒'],
    [300, '5 分钟'],
  ])('%d s is %s', (seconds, text) => expect(durationText(seconds)).toBe(text))
})

describe('leadText', () => {
  it('says 导联 once', () => {
    expect(leadText('I')).toBe('I 导联')
    expect(leadText('II导联')).toBe('II导联')
  })
})
