import * as z from 'zod/mini'
import { expect, it } from 'vitest'
import { contract } from '../contract.ts'

it('[API-044] all names of diseases are a list of texts', () => {
  const { output } = contract.lookup.listNames
  expect([['高血压'], [], [{ name: '高血压' }], {}].map((data) => z.safeParse(output, data).success)).toEqual([
    true,
    true,
    false,
    false,
  ])
})
