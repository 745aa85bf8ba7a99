import type { HeartFinding } from '@kangban/contracts'
import { expect, it } from 'vitest'
import { findingTag } from './finding-tag.ts'

const finding: HeartFinding = {
  kind: 'fast',
  title: '静息心率过快',
  state: 'found',
  count: 3,
  points: 2,
  text: '',
  times: [],
}

it('never takes for well what was not measured, and tells what is grave by its shape', () => {
  expect(findingTag({ ...finding, state: 'unmeasured' })).toEqual({ state: 'none', text: '没测' })
  expect(findingTag({ ...finding, state: 'none' })).toEqual({ state: 'normal', text: '没发现' })
  expect(findingTag(finding)).toEqual({ state: 'high', text: '发现 3 次' })
  expect(findingTag({ ...finding, grave: true })).toEqual({ state: 'alert', text: '发现 3 次' })
})
