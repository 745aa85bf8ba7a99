import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../api/client.ts'
import { queryClient } from '../../../api/query-client.ts'
import { todayInChina } from '../../../shared/format/date.ts'
import { Button } from '../../../shared/ui/controls/Button.tsx'
import { Card } from '../../../shared/ui/parts/Card.tsx'
import { confirm } from '../../../shared/ui/layers/confirm.ts'
import { Row } from '../../../shared/ui/parts/Row.tsx'
import { toast } from '../../../shared/ui/layers/toast.ts'
import { LINK } from '../../../shared/product/link-sheet/link-copy.ts'
import { SHARE } from '../parts/copy.ts'
import { momentText } from '@kangban/rules/reports/moment-text'

/** So many links stand there before somebody asks for all of them. */
const SHOWN_AT_FIRST = 3

function useRevoke() {
  const revoke = useMutation(
    api.reports.revokeShare.mutationOptions({
      onSuccess: () => toast({ title: SHARE.revoked, type: 'success' }),
      onSettled: () => queryClient.invalidateQueries(api.reports.listShares.queryFilter()),
    }),
  )

  return async (id: string, title: string) => {
    const yes = await confirm({
      title: SHARE.revokeTitle,
      content: SHARE.revokeAbout(title),
      okText: SHARE.revoke,
      cancelText: SHARE.keep,
      tone: 'danger',
    })

    if (yes) revoke.mutate({ id })
  }
}

/** Who can still read what: the living links of the user, each with its end; not shown while there is none. */
export function LivingShares() {
  const shares = useQuery(api.reports.listShares.queryOptions({}))
  const [all, setAll] = useState(false)
  const revoke = useRevoke()
  const list = shares.data ?? []
  if (list.length === 0) return null
  const shown = all ? list : list.slice(0, SHOWN_AT_FIRST)

  return (
    <Card title={SHARE.living} flush>
      <ul>
        {shown.map(({ id, kind, title, expiresAt }) => {
          const name = `${SHARE.kinds[kind]} · ${title}`

          return (
            <li key={id}>
              <Row
                title={<span className="keep-words">{name}</span>}
                note={LINK.until(momentText(expiresAt, todayInChina()))}
                value={
                  <Button
                    variant="danger"
                    inline
                    aria-label={SHARE.revokeName(name)}
                    onClick={() => void revoke(id, name)}
                  >
                    {SHARE.revoke}
                  </Button>
                }
              />
            </li>
          )
        })}
      </ul>
      {shown.length < list.length && (
        <div className="ruled">
          <Button variant="text" onClick={() => setAll(true)}>
            {SHARE.all(list.length)}
          </Button>
        </div>
      )}
    </Card>
  )
}
