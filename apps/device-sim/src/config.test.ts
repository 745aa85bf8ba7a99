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
      speed: 1,
      faults: { loss: 0, duplicate: 0, reorder: 0 },
    })
  })

  it('takes the record from the command line before the environment', () => {
    expect(readConfig({ REPLAY: '/a.hea' }, ['--replay', 'b.hea']).replay).toBe(path.resolve('b.hea'))
    expect(readConfig({ REPLAY: '/a.hea' }, []).replay).toBe('/a.hea')
  })

  it('reads faults', () => {
    expect(readConfig({ FAULTS: 'loss=0.05, reorder=1' }, []).faults).toEqual({ loss: 0.05, duplicate: 0, reorder: 1 })
  })

  it.each([
    [{ PORT: 'http' }, 'PORT: expected 0 to 65535, got "http"'],
    [{ SPEED: '0' }, 'SPEED: expected 0.1 to 3600, got "0"'],
    [{ FAULTS: 'loss=2' }, 'expected loss, duplicate, reorder = 0 to 1, got "loss=2"'],
    [{ FAULTS: 'fire=0.5' }, 'got "fire=0.5"'],
  ])('refuses %j', (env, message) => {
    expect(() => readConfig(env, [])).toThrow(message)
  })
})
