import type { PageRouter } from '@kangban/contracts/router'
import { shanghaiDay } from '@kangban/china-time'
import { useQuery } from '@tanstack/react-query'
import type { inferRouterOutputs } from '@trpc/server'
import { api } from '../../../api/client.ts'
import { dayText, todayInChina } from '../../../shared/format/date.ts'
import { StoredPictures } from '../../../shared/product/photos/StoredPictures.tsx'
import { Button } from '../../../shared/ui/controls/Button.tsx'
import { ReadAloud } from '../../../shared/ui/controls/ReadAloud.tsx'
import { Card } from '../../../shared/ui/parts/Card.tsx'
import { EmptyState } from '../../../shared/ui/states/EmptyState.tsx'
import { LoadState } from '../../../shared/ui/states/LoadState.tsx'
import { Skeleton } from '../../../shared/ui/states/Skeleton.tsx'
import { useSettings } from '../../../stores/settings.ts'
import { FEEDBACK } from '../copy.ts'
import styles from './own-feedback.module.css'

type Entry = inferRouterOutputs<PageRouter>['feedback']['listFeedback'][number]

function Reply({ entry: { reply, repliedAt }, today }: { entry: Entry; today: string }) {
  const elder = useSettings((state) => state.elder)
  if (reply === null) return <p className="note mt-s2">{FEEDBACK.waiting}</p>

  return (
    <div className="notice mt-s25">
      <p className="strong">
        {FEEDBACK.reply}
        {repliedAt && <span className="plain"> {dayText(shanghaiDay(repliedAt), today)}</span>}
      </p>
      <p className={`text lines-15 ${styles.words}`}>{reply}</p>
      {elder && (
        <div className="mt-s2">
          <ReadAloud text={reply} />
        </div>
      )}
    </div>
  )
}

/** What one wrote before, newest first, with what was answered. */
export function OwnFeedback({ onWrite }: { onWrite: () => void }) {
  const list = useQuery(api.feedback.listFeedback.queryOptions({}))
  const today = todayInChina()

  return (
    <LoadState
      query={list}
      skeleton={<Skeleton lines={8} />}
      isEmpty={(entries) => entries.length === 0}
      empty={
        <EmptyState
          text={FEEDBACK.none}
          action={
            <Button variant="outline" inline onClick={onWrite}>
              {FEEDBACK.write}
            </Button>
          }
        />
      }
    >
      {(entries) => (
        <ul className="grid gap-s3" aria-label={FEEDBACK.mine}>
          {entries.map((entry) => (
            <li key={entry.id}>
              <Card>
                <p className="line spread gap-s2">
                  <strong className="text">{entry.typeName}</strong>
                  <span className="note nowrap">
                    {dayText(shanghaiDay(entry.createdAt), today)}
                  </span>
                </p>
                <p className={`text lines-15 mt-s1 ${styles.words}`}>{entry.content}</p>
                <StoredPictures images={entry.images} />
                <Reply entry={entry} today={today} />
              </Card>
            </li>
          ))}
        </ul>
      )}
    </LoadState>
  )
}
