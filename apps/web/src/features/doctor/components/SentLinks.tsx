import { DOCTOR_FORM_NAMES, type DoctorShare } from '@kangban/contracts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { api } from '../../../api/client.ts'
import { queryClient } from '../../../api/query-client.ts'
import { Button } from '../../../shared/ui/controls/Button.tsx'
import { confirm } from '../../../shared/ui/layers/confirm.ts'
import { toast } from '../../../shared/ui/layers/toast.ts'
import { Card } from '../../../shared/ui/parts/Card.tsx'
import { Row } from '../../../shared/ui/parts/Row.tsx'
import { DOCTOR } from '../copy.ts'
import { yearMoment } from '../model/sheet-view.ts'

function useRevoke() {
  const revoke = useMutation(
    api.doctor.revokeDoctorShare.mutationOptions({
      onSuccess: () => toast({ title: DOCTOR.revoked, type: 'success' }),
      onSettled: () => queryClient.invalidateQueries(api.doctor.listDoctorShares.queryFilter()),
    }),
  )

  return async (id: string) => {
    const yes = await confirm({
      title: DOCTOR.revokeTitle,
      content: DOCTOR.revokeAbout,
      okText: DOCTOR.revoke,
      cancelText: DOCTOR.keep,
      tone: 'danger',
    })

    if (yes) revoke.mutate({ id })
  }
}

function endOf({ state, revokedAt, expiresAt }: DoctorShare): string {
  if (revokedAt) return DOCTOR.revokedAt(yearMoment(revokedAt))
  return state === 'living' ? DOCTOR.expires(yearMoment(expiresAt)) : DOCTOR.ended
}

const notes = (share: DoctorShare): string[] => [
  DOCTOR.seen(share.seen),
  ...(share.lastSeenAt ? [DOCTOR.lastSeen(yearMoment(share.lastSeenAt))] : []),
  endOf(share),
]

/** What was sent, how often it was opened and until when it can be; not shown while nothing was. */
export function SentLinks() {
  const { data = [] } = useQuery(api.doctor.listDoctorShares.queryOptions({}))
  const revoke = useRevoke()
  if (data.length === 0) return null

  return (
    <Card title={DOCTOR.sent} flush>
      <ul>
        {data.map((share) => {
          const name = DOCTOR.sentAs(DOCTOR_FORM_NAMES[share.form], yearMoment(share.createdAt))

          return (
            <li key={share.id}>
              <Row
                title={<span className="keep-words">{name}</span>}
                note={notes(share).join('，')}
                value={
                  share.state === 'living' ? (
                    <Button
                      variant="danger"
                      inline
                      aria-label={DOCTOR.revokeName(name)}
                      onClick={() => void revoke(share.id)}
                    >
                      {DOCTOR.revoke}
                    </Button>
                  ) : undefined
                }
              />
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
