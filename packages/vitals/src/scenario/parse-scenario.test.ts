import { describe, expect, it } from 'vitest'
import { parseScenario } from './parse-scenario.ts'
import { ScenarioError } from './scenario.ts'
import { SCENARIOS } from './scenarios.ts'

function fieldAtFault(value: unknown): string {
  try {
    parseScenario(value)
  } catch (error) {
    if (error instanceof ScenarioError) return error.field
    throw error
  }

  return 'none'
}

const base = { name: 'mine', title: '我的场景' }
const link = { lossShare: 0, reorderShare: 0, duplicateShare: 0 }

describe('parseScenario', () => {
  it.each(Object.entries(SCENARIOS))('reads %s back from JSON unchanged', (name, scenario) => {
    expect(parseScenario(JSON.parse(JSON.stringify(scenario)))).toEqual(scenario)
    expect(scenario.name).toBe(name)
  })

  it.each([
    ['(root)', null],
    ['(root)', []],
    ['name', { title: 'x' }],
    ['name', { ...base, name: 'Not Kebab' }],
    ['title', { ...base, title: ' ' }],
    ['colour', { ...base, colour: 'red' }],
    ['link', { ...base, link: 3 }],
    ['link.lossShare', { ...base, link: { ...link, lossShare: 1.1 } }],
    ['link.reorderShare', { ...base, link: { ...link, reorderShare: NaN } }],
    [
      'link.disconnect.seconds',
      { ...base, link: { ...link, disconnect: { everySeconds: 10, seconds: 11 } } },
    ],
    ['link.speed', { ...base, link: { ...link, speed: 1 } }],
    ['battery.percentPerHour', { ...base, battery: { startPercent: 5 } }],
    ['replay.record', { ...base, replay: { record: 'mitdb/119' } }],
    [
      'sleep.dipPercent',
      { ...base, sleep: { sleepShare: 1, awakeShare: 0, lowOxygenPerHour: 0, dipPercent: [9, 4] } },
    ],
    ['rhythm.kind', { ...base, rhythm: { kind: 'vf', startMinute: 0, minutes: 5 } }],
    [
      'rhythm.coupling',
      { ...base, rhythm: { kind: 'pvc', startMinute: 0, minutes: 5, everyBeats: 8 } },
    ],
  ])('names %s', (field, value) => {
    expect(fieldAtFault(value)).toBe(field)
  })
})
