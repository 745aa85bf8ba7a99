import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../api/client.ts'
import { queryClient } from '../../../api/query-client.ts'
import { agoInWords } from '../../../shared/format/when.ts'
import { Button } from '../../../shared/ui/controls/Button.tsx'
import { confirm } from '../../../shared/ui/layers/confirm.ts'
import { Sheet } from '../../../shared/ui/layers/Sheet.tsx'
import { toast } from '../../../shared/ui/layers/toast.ts'
import { Glyph } from '../../../shared/ui/parts/Glyph.tsx'
import { Row } from '../../../shared/ui/parts/Row.tsx'
import { LoadState } from '../../../shared/ui/states/LoadState.tsx'
import { useNow } from '../../../shared/ui/states/use-now.ts'
import { SESSIONS } from '../mine-copy.ts'

interface Session {
  id: string
  device: string
  lastUsedAt: string
  current: boolean
}

function useEndSessions() {
  const end = useMutation(
    api.account.endSessions.mutationOptions({
      onSuccess: () => toast({ title: SESSIONS.ended, type: 'success' }),
      onSettled: () => queryClient.invalidateQueries(api.account.listSessions.queryFilter()),
    }),
  )

  /** Without a session: all others. */
  const ask = async (session?: Session) => {
    const yes = await confirm({
      title: session ? SESSIONS.question(session.device) : SESSIONS.questionOthers,
      content: SESSIONS.questionText,
      okText: SESSIONS.end,
      tone: 'danger',
    })

    if (yes) end.mutate(session ? { id: session.id } : {})
  }

  return { ask, busy: end.isPending }
}

function Sessions({ sessions }: { sessions: readonly Session[] }) {
  const now = useNow()
  const { ask, busy } = useEndSessions()

  return (
    <div className="stack gap-s3">
      <p className="note">{SESSIONS.note}</p>
      <ul className="panel clip">
        {sessions.map((session) => (
          <li key={session.id}>
            <div className="item line gap-s3 px-s4 py-s2">
              <span className="grow">
                <span className="block lines-14">{session.device}</span>
                <span className="block hint">
                  {SESSIONS.used(agoInWords(session.lastUsedAt, now))}
                </span>
              </span>
              {session.current ? (
                <span className="fixed small ok strong">{SESSIONS.current}</span>
              ) : (
                <Button
                  variant="outline"
                  inline
                  busy={busy}
                  aria-label={SESSIONS.endOf(session.device)}
                  onClick={() => void ask(session)}
                >
                  {SESSIONS.end}
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
      {sessions.length > 2 && (
        <Button variant="danger" busy={busy} onClick={() => void ask()}>
          {SESSIONS.endOthers}
        </Button>
      )}
    </div>
  )
}

/** Where one is logged in, and the way to log each out. */
export function SessionsRow() {
  const [open, setOpen] = useState(false)
  const sessions = useQuery(api.account.listSessions.queryOptions({}))

  return (
    <>
      <Row
        start={<Glyph char="登" tone="soft" />}
        title={SESSIONS.row}
        value={sessions.data ? SESSIONS.count(sessions.data.length) : undefined}
        onClick={() => setOpen(true)}
      />
      <Sheet open={open} title={SESSIONS.title} onClose={() => setOpen(false)}>
        <LoadState query={sessions}>{(data) => <Sessions sessions={data} />}</LoadState>
      </Sheet>
    </>
  )
}
