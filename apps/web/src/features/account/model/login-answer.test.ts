import { expect, it } from 'vitest'
import { loginResult } from '../../../stores/testing/login.ts'
import { type LoginAnswer, loginOf } from './login-answer.ts'

const PHONE = '13800000001'

const NOTHING: NonNullable<LoginAnswer> = {
  token: null,
  userCode: null,
  isNewUser: null,
  userInfo: null,
}

const SOMEBODY = loginResult().userInfo

it('leaves a whole answer as it is', () => {
  expect(loginOf(loginResult(), PHONE)).toEqual(loginResult())
})

it('needs a token and a user code, wherever they stand', () => {
  expect(loginOf(null, PHONE)).toBeNull()
  expect(loginOf(NOTHING, PHONE)).toBeNull()
  expect(loginOf({ ...NOTHING, token: 't' }, PHONE)).toBeNull()
  expect(loginOf({ ...NOTHING, userCode: 'U1' }, PHONE)).toBeNull()

  expect(loginOf({ ...NOTHING, userInfo: SOMEBODY }, PHONE)).toMatchObject({
    token: 'token-1',
    userCode: 'U1',
  })
})

it('does without anything else: the phone is that of the login, and nobody is taken for new', () => {
  expect(loginOf({ ...NOTHING, token: 't', userCode: 'U1' }, PHONE)).toEqual({
    token: 't',
    userCode: 'U1',
    isNewUser: false,
    userInfo: {
      id: '',
      name: null,
      userCode: 'U1',
      idNo: null,
      avatar: null,
      age: null,
      sex: null,
      userPhone: PHONE,
      token: 't',
      refreshToken: '',
      isBinding: false,
    },
  })
})
