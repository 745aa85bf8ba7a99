import { lazyPart } from '../../../shared/ui/lazy-part.ts'

/** What most open the page of steps for: fetched beside it. */
export const stepsDay = lazyPart(() => import('./StepsDay.tsx'))
