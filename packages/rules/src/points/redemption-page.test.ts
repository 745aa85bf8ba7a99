import { expect, it } from 'vitest'
import { readRedemptionPage, redemptionPage } from './redemption-page.ts'

const own = { id: 'R1', origins: ['https://h5.example.cn', 'http://127.0.0.1:8080'] }

it.each([
  redemptionPage('https://h5.example.cn', 'R1'),
  'http://127.0.0.1:8080/#/writeOff?id=R1',
  'https://h5.example.cn/app/#/writeOff?id=R1',
  'https://h5.example.cn/app/writeOff?id=R1',
])('takes %s', (link) => {
  expect(readRedemptionPage(link, own)).toBe(link)
})

it.each([
  'https://h5.example.cn/#/writeOff?id=R2',
  'https://h5.example.cn/#/writeOff?id=R2&id=R1',
  'https://h5.example.cn/#/writeOff',
  'https://h5.example.cn/#/login?id=R1',
  'https://h5.example.cn/#//evil.example/writeOff?id=R1',
  'https://evil.example/#/writeOff?id=R1',
  'https://h5.example.cn@evil.example/#/writeOff?id=R1',
  'https://someone@h5.example.cn/#/writeOff?id=R1',
  'https://h5.example.cn:8443/#/writeOff?id=R1',
  'http://h5.example.cn/#/writeOff?id=R1',
  'javascript:alert(1)//writeOff?id=R1',
  '/#/writeOff?id=R1',
  '',
])('refuses %s', (link) => {
  expect(readRedemptionPage(link, own)).toBeNull()
})
