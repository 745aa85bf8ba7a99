import type { Scenario } from './scenario.ts'

/** The scenarios of the demo and the tests, by name. Plain data: each survives JSON unchanged. */
export const SCENARIOS = {
  'calm-day': { name: 'calm-day', title: '平稳的一天' },
  'poor-night': {
    name: 'poor-night',
    title: '没睡好的一夜',
    sleep: { sleepShare: 0.72, awakeShare: 0.24, lowOxygenPerHour: 6, dipPercent: [4, 10] },
  },
  'hypertension-week': {
    name: 'hypertension-week',
    title: '血压偏高的一周',
    pressure: { systolicRise: 14, diastolicRise: 8, morningSurge: 12 },
  },
  'af-episode': {
    name: 'af-episode',
    title: '房颤发作',
    rhythm: { kind: 'af', startMinute: 870, minutes: 95, heartRate: 118, rrVariation: 0.24 },
  },
  'premature-beats': {
    name: 'premature-beats',
    title: '频发早搏',
    rhythm: { kind: 'pvc', startMinute: 480, minutes: 720, everyBeats: 8, coupling: [0.5, 0.7] },
  },
  'lead-off': { name: 'lead-off', title: '电极接触不良', leadOff: { everySeconds: 20, seconds: 4 } },
  'drop-outs': {
    name: 'drop-outs',
    title: '连接时断时续',
    link: {
      lossShare: 0,
      reorderShare: 0,
      duplicateShare: 0,
      disconnect: { everySeconds: 45, seconds: 8 },
    },
  },
  'packet-loss': {
    name: 'packet-loss',
    title: '信号不稳',
    link: { lossShare: 0.04, reorderShare: 0.02, duplicateShare: 0.02 },
  },
  'battery-drain': { name: 'battery-drain', title: '电量不足', battery: { startPercent: 18, percentPerHour: 12 } },
  'clock-drift': { name: 'clock-drift', title: '设备时钟不准', clock: { offsetSeconds: -95, driftPpm: 120 } },
} as const satisfies Record<string, Scenario>

export type ScenarioName = keyof typeof SCENARIOS
