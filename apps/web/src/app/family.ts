import { lazyPart } from '../shared/ui/lazy-part.ts'

/** What the family has around the pages: whom one looks at, and who has news. Not on the way to the first screen. */
export const loadFamily = () => import('../features/family/frame.tsx')

export const { Part: FamilyFrame, load: fetchFamilyFrame } = lazyPart(loadFamily)

/** Where the family has something to say above the page. */
export const isHome = (path: string): boolean => path === '/health' || path === '/oldAgeHealth'
