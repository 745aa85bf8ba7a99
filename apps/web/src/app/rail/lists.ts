import { hasRoute, type ScreenPath } from '../../config/screens.ts'

interface Place {
  readonly pathname: string
  readonly search: string
}

/** Lists, and the pages that their rows lead to. */
const PAGES: Partial<Record<ScreenPath, readonly ScreenPath[]>> = {
  '/warnEventList': [
    '/bloodPressure',
    '/bloodOxygen',
    '/heartRateDetails',
    '/theHeartList',
    '/theHeart',
  ],
  '/theHeartList': ['/theHeart'],
  '/health-daily-report-list': ['/health-daily-report-detail'],
  '/health-weekend-report-list': ['/health-weekend-report-detail'],
  '/HistoricalReport': [
    '/health-daily-report-detail',
    '/health-weekend-report-detail',
    '/HeartHidingReport',
    '/oldAgeHeartHidingReport',
    '/chineseMedicineIndex',
    '/oldAgeChineseMedicine',
  ],
  '/screen': ['/screendetail'],
}

/** The list of a page that was opened otherwise: by a link, or anew. */
const USUAL_LISTS: Partial<Record<ScreenPath, ScreenPath>> = {
  '/theHeart': '/theHeartList',
  '/health-daily-report-detail': '/health-daily-report-list',
  '/health-weekend-report-detail': '/health-weekend-report-list',
  '/screendetail': '/screen',
}

const pagesOf = (list: string): readonly string[] => PAGES[list as ScreenPath] ?? []

export const isList = ({ pathname }: Place): boolean => pathname in PAGES

/** Whether a row of the list led there; what names nothing was opened otherwise. */
const led = (list: Place, { pathname, search }: Place): boolean =>
  search !== '' && pagesOf(list.pathname).includes(pathname)

/**
 * The list that stands beside a page, where it was left.
 * @param left the list that was on the screen before, if there was one
 */
export function listBeside<P extends Place>(page: P, left: P | null): P | null {
  if (left && led(left, page)) return left
  const usual = USUAL_LISTS[page.pathname as ScreenPath]
  return usual && hasRoute(usual) ? { ...page, pathname: usual, search: '' } : null
}
