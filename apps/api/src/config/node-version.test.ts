import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { OLDEST_NODE, OldNodeError, requireNode } from './node-version.ts'

it('refuses a Node on which some calls would fail, and says which is needed', () => {
  for (const old of ['20.20.2', '22.17.9']) {
    expect(() => requireNode(old)).toThrow(OldNodeError)
    expect(() => requireNode(old)).toThrow(`Node 22.18 or newer is needed, this is ${old}`)
  }

  for (const own of ['22.18.0', '23.0.0', '24.21.0']) expect(() => requireNode(own)).not.toThrow()
  expect(() => requireNode()).not.toThrow()
})

it('asks for the Node that the packages ask for', () => {
  const manifest = readFileSync(new URL('../../../../package.json', import.meta.url), 'utf8')
  const { major, minor } = OLDEST_NODE
  expect(JSON.parse(manifest)).toMatchObject({ engines: { node: `>=${major}.${minor}` } })
})
