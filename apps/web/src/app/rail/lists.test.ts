import { expect, it } from 'vitest'
import { listBeside } from './lists.ts'

const at = (path: string) => {
  const [pathname = '', query] = path.split('?')
  return { pathname, search: query ? `?${query}` : '' }
}

const beside = (page: string, left?: string) => {
  const list = listBeside(at(page), left ? at(left) : null)
  return list && list.pathname + list.search
}

it('keeps the list that a page was chosen from as it was left', () => {
  expect(beside('/bloodPressure?date=2026-11-20', '/warnEventList')).toBe('/warnEventList')

  expect(beside('/theHeart?ecg=1&id=E', '/theHeartList?electrocaTime=2026-11-20&tab=watch')).toBe(
    '/theHeartList?electrocaTime=2026-11-20&tab=watch',
  )
})

it('keeps the list of matters beside a list that it leads to, and beside a record of that one', () => {
  expect(beside('/theHeartList?electrocaTime=2026-11-20&tab=all', '/warnEventList')).toBe(
    '/warnEventList',
  )

  expect(beside('/theHeart?ecg=1&id=E', '/warnEventList')).toBe('/warnEventList')
})

it('stands alone where no row led there: from the rail, or to a page of something else', () => {
  expect(beside('/bloodPressure', '/warnEventList')).toBeNull()
  expect(beside('/sleep?date=2026-11-20', '/warnEventList')).toBeNull()
  expect(beside('/theHeartList')).toBeNull()
})

it('brings the usual list for a page that was opened by a link', () => {
  expect(beside('/theHeart?ecg=1&id=E')).toBe('/theHeartList')
  expect(beside('/screendetail?name=感冒', '/warnEventList')).toBe('/screen')
})
