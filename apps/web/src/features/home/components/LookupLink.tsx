import { hasRoute } from '../../../config/screens.ts'
import { SearchLink } from '../../../shared/ui/controls/SearchLink.tsx'
import { COPY } from '../copy.ts'

const SEARCH = '/see'

/** What the day has made somebody wonder about can be looked up. */
export const LookupLink = () =>
  hasRoute(SEARCH) ? <SearchLink to={SEARCH} text={COPY.lookup} /> : null
