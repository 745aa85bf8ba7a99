import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { keepSnapshot, restoreSnapshot, snapshotKey } from './seeded-snapshot.ts'

let folder: string
let state: { database: string; files: string }

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kangban-snapshot-'))
  state = { database: join(folder, 'k.db'), files: join(folder, 'files') }
  writeFileSync(state.database, 'seeded')
  mkdirSync(state.files)
  writeFileSync(join(state.files, 'page'), 'picture')
})

afterEach(() => rmSync(folder, { recursive: true }))

const snapshots = () => join(folder, 'snapshots')

it('puts back what was kept, and takes away what came since', () => {
  keepSnapshot(snapshots(), 'today', state)
  writeFileSync(state.database, 'used')
  writeFileSync(`${state.database}-wal`, 'a write of the used one')
  writeFileSync(join(state.files, 'upload'), 'another picture')
  expect(restoreSnapshot(snapshots(), 'today', state)).toBe(true)
  expect(readFileSync(state.database, 'utf8')).toBe('seeded')
  expect(existsSync(`${state.database}-wal`)).toBe(false)
  expect(readdirSync(state.files)).toEqual(['page'])
})

it('knows nothing under another key, and keeps one state only', () => {
  keepSnapshot(snapshots(), 'yesterday', state)
  expect(restoreSnapshot(snapshots(), 'today', state)).toBe(false)
  keepSnapshot(snapshots(), 'today', state)
  expect(restoreSnapshot(snapshots(), 'yesterday', state)).toBe(false)
  expect(restoreSnapshot(snapshots(), 'today', state)).toBe(true)
})

it('has another key for another seed, day or secret', () => {
  const inputs = { seed: 1, today: '2026-03-02', secret: Buffer.from('one') }

  const keys = [
    inputs,
    { ...inputs, seed: 2 },
    { ...inputs, today: '2026-03-03' },
    { ...inputs, secret: Buffer.from('two') },
  ].map(snapshotKey)

  expect(new Set(keys).size).toBe(4)
  expect(snapshotKey(inputs)).toBe(keys[0])
})
