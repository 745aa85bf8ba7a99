import { expect, it } from 'vitest'
import { signInState } from './sign-in-state.ts'

const at = (createTime: string) =>
  signInState(
    {
      remain: 480,
      userOperEntites: [{ id: '1', createTime, integral: 30 }],
      integrals: [],
      activityResps: [],
    },
    '2026-11-20',
  )

it('knows whether the newest sign-in is of today in China', () => {
  expect(at('2026-11-19T16:00:00Z')).toEqual({ remain: 480, signedIn: true })
  expect(at('2026-11-19T23:59:00+08:00')).toEqual({ remain: 480, signedIn: false })
})
