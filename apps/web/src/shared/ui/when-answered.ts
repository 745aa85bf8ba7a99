import { MS_PER_SECOND } from '@kangban/china-time'
import { queryClient } from '../../api/query-client.ts'
import { whenIdle } from './when-idle.ts'

/** What is not answered by then holds up no more. */
const PATIENCE_MS = 10 * MS_PER_SECOND
/** React draws an answer in pieces, between which the page is idle: what is sent then comes before the words. */
const DRAWN_MS = MS_PER_SECOND

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

const answered = (): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      leave()
      clearTimeout(timer)
      resolve()
    }

    const look = () => void (queryClient.isFetching() === 0 && end())
    const leave = queryClient.getQueryCache().subscribe(look)
    const timer = setTimeout(end, PATIENCE_MS)
    look()
  })

/**
 * `whenIdle` for what is as heavy as a screen, and would take the line from its first answer: a phone that waits for one is
 * idle.
 */
export const whenAnswered = (): Promise<void> =>
  answered()
    .then(() => pause(DRAWN_MS))
    .then(whenIdle)
