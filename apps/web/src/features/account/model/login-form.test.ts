import { describe, expect, it } from 'vitest'
import { checkLogin, checkPhone } from './login-form.ts'

describe('what refuses a login', () => {
  it('[LOGIN-08] is first the agreement', () => {
    expect(checkLogin({ phone: '', pin: '', agreed: false })?.text).toBe('请阅读用户隐私协议')
  })

  it('[LOGIN-17] is a phone that is no mainland mobile number', () => {
    for (const phone of ['', '12345678901', '1380000000', '138000000011', '23800000001']) {
      expect(checkLogin({ phone, pin: '123456', agreed: true })?.text).toBe(
        '请输入正确的手机号格式',
      )
    }

    expect(checkPhone('19900000001')).toBeNull()
  })

  it('[LOGIN-18] is an empty code', () => {
    expect(checkLogin({ phone: '13800000001', pin: '', agreed: true })?.text).toBe('请输入验证码')
    expect(checkLogin({ phone: '13800000001', pin: '1', agreed: true })).toBeNull()
  })
})
