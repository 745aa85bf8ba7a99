import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'

describe('readConfig', () => {
  it('has a default for everything', () => {
    expect(readConfig({}, [])).toEqual({
      host: '127.0.0.1',
      port: 0,
      replay: undefined,
      seed: '1',
      from: undefined,
      speed: 1,
      recordFolder: undefined,
      faults: { loss: 0, duplicate: 0, reorder: 0 },
    })
  })

  it('takes the record from the command line before the environment', () => {
    expect(readConfig({ REPLAY: '/a.hea' }, ['--replay', 'b.hea']).replay).toBe(
      path.resolve('b.hea'),
    )

    expect(readConfig({ REPLAY: '/a.hea' }, []).replay).toBe('/a.hea')
  })

  it('begins in the past when asked to', () => {
    const config = readConfig({ FROM: '2025-01-01T00:00Z', SPEED: '60' }, [
      '--from',
      '2025-11-20T00:00+08:00',
    ])

    expect(config).toMatchObject({ from: Date.UTC(2025, 10, 19, 16), speed: 60 })
    expect(readConfig({}, ['--speed', '600']).speed).toBe(600)
  })

  it('reads faults', () => {
    expect(readConfig({ FAULTS: 'loss=0.05, reorder=1' }, []).faults).toEqual({
      loss: 0.05,
      duplicate: 0,
      reorder: 1,
    })
  })

  it.each([
    [{ PORT: 'http' }, 'PORT: expected 0 to 65535, got "http"'],
    [{ SPEED: '0' }, 'SPEED: expected 1 to 10080, got "0"'],
    [
      { FROM: '2025-11-20T00:00' },
      'FROM: expected a past moment such as 2026-11-20T00:00+08:00, got',
    ],
    [{ FROM: '9999-01-01T00:00Z' }, 'got "9999-01-01T00:00Z"'],
    [{ FAULTS: 'loss=2' }, 'expected loss, duplicate, reorder = 0 to 1, got "loss=2"'],
    [{ FAULTS: 'fire=0.5' }, 'got "fire=0.5"'],
  ])('refuses %j', (env, message) => {
    expect(() => readConfig(env, [])).toThrow(message)
  })
})
