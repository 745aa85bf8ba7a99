import { describe, expect, it } from 'vitest'
import { redirectOf } from './redirect.ts'

const visit = (path: string, loggedIn = true, elder = false) => redirectOf({ path, loggedIn, elder })

describe('where a visit leads', () => {
  it('[ROUTE-079] sends the root and unknown paths home', () => {
    expect(visit('/')).toBe('/health')
    expect(visit('/nowhere')).toBe('/health')
    expect(visit('/HEALTH')).toBe('/health')
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
})
