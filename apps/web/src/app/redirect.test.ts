import { describe, expect, it } from 'vitest'
import { isNowhere, redirectOf, turnsElderOn } from './redirect.ts'

const visit = (path: string, loggedIn = true, elder = false) =>
  redirectOf({ path, search: '', loggedIn, elder })

describe('where a visit leads', () => {
  it('[ROUTE-079] sends the root and unknown paths home', () => {
    expect(visit('/')).toBe('/health')
    expect(visit('/nowhere')).toBe('/health')
    expect(visit('/HEALTH')).toBe('/health')
  })

  it('knows the root from an address that is none', () => {
    expect(['/', '/health', '/login', '/nowhere', '/HEALTH'].map(isNowhere)).toEqual([
      false,
      false,
      false,
      true,
      true,
    ])
  })

  it('[ROUTE-080] asks for a login before every screen that is not public', () => {
    expect(visit('/mine', false)).toBe('/login')
    expect(visit('/informationGathering', false)).toBe('/login')

    for (const path of ['/login', '/agreement', '/serviceAgreement', '/aboutUs', '/401']) {
      expect(visit(path, false)).toBeNull()
    }

    expect(visit('/mine')).toBeNull()
  })

  it('opens the home of the elderly layout in elderly mode', () => {
    expect(visit('/health', true, true)).toBe('/oldAgeHealth')
    expect(visit('/health')).toBeNull()
  })

  it('opens the elderly layout of a report in elderly mode, of the same day', () => {
    const report = { path: '/chineseMedicineIndex', search: '?date=2024-01-02', loggedIn: true }
    expect(redirectOf({ ...report, elder: true })).toBe('/oldAgeChineseMedicine?date=2024-01-02')
    expect(redirectOf({ ...report, elder: false })).toBeNull()
  })

  it('turns elderly mode on by its own layouts alone', () => {
    expect(['/oldAgeHealth', '/oldAgeChineseMedicine'].every(turnsElderOn)).toBe(true)
    expect(['/health', '/chineseMedicineIndex', '/mine'].some(turnsElderOn)).toBe(false)
  })
})
