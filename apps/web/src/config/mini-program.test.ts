import { expect, it } from 'vitest'
import { miniProgram, PLACEHOLDER_PROGRAM } from './mini-program.ts'
import { parseRuntimeConfig } from './runtime-config.ts'
import { testConfig } from './testing/config.ts'

const OWN = { name: '心电', appId: 'wx1', originalId: 'gh_1', path: 'pages/bind' }

it('[MINI-01] [MINI-10] [MINI-11] has name, ids and path from one place: the configuration, or placeholders', () => {
  testConfig()
  expect(miniProgram()).toBe(PLACEHOLDER_PROGRAM)
  expect(Object.keys(PLACEHOLDER_PROGRAM)).toEqual(['name', 'appId', 'originalId', 'path'])
  testConfig({ miniProgram: OWN })
  expect(miniProgram()).toEqual(OWN)
})

it('[MINI-01] refuses a mini-program without one of them', () => {
  const config = testConfig({ miniProgram: OWN })
  expect(parseRuntimeConfig(config)).toEqual(config)

  for (const name of Object.keys(OWN))
    expect(() =>
      parseRuntimeConfig({ ...config, miniProgram: { ...OWN, [name]: undefined } }),
    ).toThrow('miniProgram')
})
