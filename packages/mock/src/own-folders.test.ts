import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MS_PER_DAY } from '@kangban/china-time'
import { expect, it } from 'vitest'
import { startMock } from './index.ts'

const ago = (days: number) => new Date(Date.now() - days * MS_PER_DAY)

it('a first mock takes away what killed processes and older sources have left, and nothing that is used', async () => {
  const cacheDir = mkdtempSync(join(tmpdir(), 'kangban-mock-test-'))
  const { pid: ended } = spawnSync(process.execPath, ['--version'])
  const ages = { unused: 8, 'used-lately': 6, [`run-${ended}-a`]: 0, [`run-${process.ppid}-a`]: 9 }

  try {
    for (const [name, days] of Object.entries(ages)) {
      mkdirSync(join(cacheDir, name))
      utimesSync(join(cacheDir, name), ago(days), ago(days))
    }

    const mock = await startMock({ cacheDir, port: null, days: 1 })
    await mock.stop()
    const kept = readdirSync(cacheDir).filter((name) => name in ages)
    expect(kept.toSorted()).toEqual([`run-${process.ppid}-a`, 'used-lately'])
  } finally {
    rmSync(cacheDir, { recursive: true })
  }
}, 120_000)
