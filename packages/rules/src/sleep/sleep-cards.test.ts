import { describe, expect, it } from 'vitest'
import { sleepCards } from './sleep-cards.ts'

const night = { asleep: 400, deep: 40, rem: 76, awakenings: 1 }

const cards = (change: Partial<typeof night>, age: number | null = 72) =>
  sleepCards({ ...night, ...change }, age)

describe('the cards of a night', () => {
  it('compare the time asleep with what is recommended at the age', () => {
    const states = [299, 300, 540, 541].map((asleep) => cards({ asleep }).sleepState)
    expect(states).toEqual(['偏低', '正常', '正常', '偏高'])
    expect(cards({}).sleepRef).toBe('5-9小时')
    expect(cards({}, 45).sleepRef).toBe('6-10小时')
    expect([210, 420, 500].map((asleep) => cards({ asleep }).sleepCompRate)).toEqual([50, 100, 100])
  })

  it('compare deep sleep and REM with the shares that are usual at the age', () => {
    // At 70 and older 9 % deep and 19 % REM.
    expect(cards({})).toMatchObject({
      deepRate: 10,
      deepRef: '5-14%',
      deepCompRate: 100,
      remRef: '11-30%',
    })

    const deep = [16, 20, 56, 60].map((minutes) => cards({ deep: minutes }))
    expect(deep.map(({ deepState }) => deepState)).toEqual(['偏低', '正常', '正常', '偏高'])
    expect(deep.map(({ deepCompRate }) => deepCompRate)).toEqual([44, 56, 100, 100])

    expect([40, 44, 120, 124].map((rem) => cards({ rem }).remState)).toEqual([
      '偏低',
      '正常',
      '正常',
      '偏高',
    ])

    expect(cards({}, 25).deepState).toBe('偏低')
  })

  it('allow two awakenings from 65 on, one before', () => {
    expect([0, 2, 3].map((awakenings) => cards({ awakenings }).wakeState)).toEqual([
      '正常',
      '正常',
      '偏高',
    ])

    expect(cards({ awakenings: 2 }, 64)).toMatchObject({ wakeState: '偏高', wakeRef: '0-1次' })
    expect(cards({ awakenings: 2 }, 65)).toMatchObject({ wakeState: '正常', wakeRef: '0-2次' })
  })

  it('hold for a night without sleep', () => {
    expect(cards({ asleep: 0, deep: 0, rem: 0 })).toMatchObject({
      sleepCompRate: 0,
      deepRate: 0,
      remCompRate: 0,
    })
  })
})
