import type { LoginResult } from '@kangban/contracts'

/** A login answer for tests. */
export const loginResult = (fields: Partial<LoginResult> = {}): LoginResult => ({
  token: 'token-1',
  userCode: 'U1',
  isNewUser: false,
  userInfo: {
    id: '1',
    name: '陈玉兰',
    userCode: 'U1',
    idNo: '110101199003074514',
    avatar: null,
    age: 72,
    sex: 2,
    userPhone: '13800000001',
    token: 'token-1',
    refreshToken: 'refresh-1',
    isBinding: true,
  },
  ...fields,
})
