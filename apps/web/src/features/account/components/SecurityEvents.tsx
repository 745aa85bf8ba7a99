import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query'
import type { SecurityEvent } from '@kangban/contracts'
import { api, client } from '../../../api/client.ts'
import { todayInChina } from '../../../shared/format/date.ts'
import { Button } from '../../../shared/ui/controls/Button.tsx'
import { EmptyState } from '../../../shared/ui/states/EmptyState.tsx'
import { LoadState } from '../../../shared/ui/states/LoadState.tsx'
import { SECURITY } from '../security-copy.ts'
import { whenOf, whereOf } from '../model/security-event-place.ts'

interface Page {
  list: SecurityEvent[]
  more: boolean
  keptDays: number
}

const eventsOf = ({ pages }: InfiniteData<Page>) => pages.flatMap(({ list }) => list)

const useSecurityEvents = () =>
  useInfiniteQuery({
    queryKey: [...api.account.listSecurityEvents.queryKey({}), 'pages'],
    queryFn: ({ pageParam, signal }) =>
      client.account.listSecurityEvents.query(pageParam ? { before: pageParam } : {}, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ list, more }: Page) => (more ? list.at(-1)?.id : undefined),
  })

function EventRow({ event, today }: { event: SecurityEvent; today: string }) {
  const { text, refused, count } = event

  return (
    <li className="item line gap-s3 px-s4 py-s2">
      <span className="grow">
        <span className={`block lines-14 ${refused ? 'warn strong' : ''}`}>{text}</span>
        <span className="line wrap gap-s2 rows-0 hint">
          <span className="nowrap">{whenOf(event, today)}</span> <span>{whereOf(event)}</span>
        </span>
      </span>
      {count > 1 && <span className="fixed small muted">{SECURITY.times(count)}</span>}
    </li>
  )
}

/** What happened to the access to the account, newest first. */
export default function SecurityEvents() {
  const query = useSecurityEvents()
  const today = todayInChina()

  return (
    <div className="stack gap-s3">
      <LoadState
        query={query}
        isEmpty={(data) => eventsOf(data).length === 0}
        empty={<EmptyState text={SECURITY.none} />}
      >
        {(data) => (
          <ul className="panel clip">
            {eventsOf(data).map((event) => (
              <EventRow key={event.id} event={event} today={today} />
            ))}
          </ul>
        )}
      </LoadState>
      {query.isFetchNextPageError && (
        <p className="note" role="alert">
          {SECURITY.moreFailed}
        </p>
      )}
      {query.hasNextPage && (
        <Button
          variant="outline"
          busy={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {SECURITY.more}
        </Button>
      )}
      {query.data && <p className="hint">{SECURITY.kept(query.data.pages[0]?.keptDays ?? 0)}</p>}
    </div>
  )
}
