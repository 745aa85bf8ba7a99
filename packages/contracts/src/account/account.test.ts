import * as z from 'zod/mini'
import { expect, it } from 'vitest'
import { account } from './operations.ts'

it('[API-119] the account flag is GET user/v1/account/flag with a boolean isDaoAn', () => {
  expect(account.getFlag).toMatchObject({
    method: 'GET',
    path: '/user/v1/account/flag',
    ownership: 'own',
  })

  expect(z.safeParse(account.getFlag.output, { isDaoAn: true }).success).toBe(true)
  expect(z.safeParse(account.getFlag.output, { isDaoAn: 1 }).success).toBe(false)
})
