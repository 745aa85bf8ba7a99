import { expect, it } from 'vitest'
import { contract } from '../contract.ts'
import { endpointsDocument } from './endpoints-document.ts'
import { listOperations } from '../operation.ts'

const page = endpointsDocument()

/** The cells of a call's row. */
const row = (method: string, path: string): string[] => {
  const line = page.split('\n').find((each) => each.startsWith(`| ${method} | \`${path}\``)) ?? ''
  return line.split(/(?<!\\)\|/).map((cell) => cell.trim())
}

const origin = (method: string, path: string) => row(method, path)[3]
const fields = (method: string, path: string) => row(method, path).slice(-3, -1)

it('has a row for every call, with its origin', () => {
  for (const [, { method, path, origin: whose }] of listOperations(contract)) {
    expect(origin(method, path.slice(1))).toBe(whose)
  }

  expect(page).toMatch(/^\d+ operations: 46 documented, 3 named, \d+ ours\.$/m)
})

it('shows what we add apart from what is documented, in request and answer', () => {
  expect(fields('GET', 'user/v1/app/pin')).toEqual(['`{phone} + {purpose?}`', '`anything`'])

  expect(fields('GET', 'common/v1/medical/tag')[1]).toBe(
    '`[]{tagCode, tagName, selected} + kangban{id, group}`',
  )

  expect(fields('POST', 'user/v1/save/contacts')[1]).toBe('`anything + kangban{id, name, phone}`')
})

it('marks what a requirement leaves open, also where it is the data itself', () => {
  expect(fields('GET', 'user/v1/account/flag')[1]).toBe('`{isDaoAn°}`')
  expect(fields('GET', 'medical-canon/v1/illness-all')[1]).toBe('`[]°`')

  expect(fields('GET', 'device/v1/app/bind-device-info')[1]).toMatch(
    /^`\(\{deviceCode°, .*\} \+ kangban\{.*\}\)°`$/,
  )
})

it('marks nothing in a call of ours', () => {
  expect(fields('GET', 'monitor/app/v1/heart/{type}/{dat}')[0]).toBe('`{type, dat, userCode?}`')
})
