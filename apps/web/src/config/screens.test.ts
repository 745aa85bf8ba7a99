import { describe, expect, it } from 'vitest'
import rows from '../../../../docs/requirements.tsv?raw'
import { routes } from '../app/routes.ts'
import { findScreen, hasRoute, screenName, SCREENS, tabItems } from './screens.ts'

const OWN = ['/doctorPage', '/forDoctor', '/manualReading', '/reminders', '/weight']

describe('the screens', () => {
  it('[ROUTE-074] are named by their path, except the survey', () => {
    for (const { path } of SCREENS)
      expect(screenName(path)).toBe(path === '/survey' ? 'surveyPage' : path.slice(1))
    expect(screenName('/survey')).toBe('surveyPage')
    expect(screenName('/healthArchive/upload')).toBe('healthArchive/upload')
  })

  // Beside the listed ones stand five that no document has. They are named here one by one and are marked as ours, so
  // that a back end that keeps the documents alone has exactly the listed ones that it can fill, and never any of the five.
  it('[ROUTE-073] are the 72 documented ones, none missing and none spelled otherwise, and five of our own', () => {
    const documented = [...rows.matchAll(/\tRoute (\/[\w/-]*) exists/g)].map(
      ([, path = '']) => path,
    )

    expect(new Set(documented).size).toBe(72)
    const registered: string[] = routes.map(({ path }) => path)
    expect(registered.toSorted()).toEqual([...documented, ...OWN].toSorted())
    for (const path of OWN) expect(findScreen(path)?.ours).toBe(true)
  })

  it('[ROUTE-075] have no path parameters', () => {
    for (const { path } of SCREENS) expect(path).not.toMatch(/[:*]/)
  })

  it('are known by path, whatever the query', () => {
    expect(hasRoute('/login?from=health')).toBe(true)
    expect(hasRoute('/nowhere')).toBe(false)
  })

  it('[ROUTE-076] keep the hidden one reachable, and out of the tab bar', () => {
    expect(findScreen('/401')?.hidden).toBe(true)

    for (const elder of [false, true]) {
      for (const { path } of tabItems(elder)) expect(findScreen(path)?.hidden).toBeUndefined()
    }
  })

  it('offer tabs only to screens that exist', () => {
    for (const elder of [false, true])
      expect(tabItems(elder).every(({ path }) => hasRoute(path))).toBe(true)
  })

  it('[ROUTE-078] have Chinese titles', () => {
    for (const { title } of SCREENS) expect(title).toMatch(/^\p{Script=Han}+$/u)
    expect(findScreen('/informationGathering')?.title).toBe('完善个人信息')
    expect(findScreen('/401')?.title).toBe('无访问权限')
  })
})
