import { HEALTH_DATA_CONSENT_VERSION } from '@kangban/contracts'
import { shanghaiDay } from '@kangban/china-time'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../api/client.ts'
import { queryClient } from '../../../api/query-client.ts'
import { display } from '../../../shared/format/display.ts'
import { dayText, todayInChina } from '../../../shared/format/date.ts'
import { Button } from '../../../shared/ui/controls/Button.tsx'
import { confirm } from '../../../shared/ui/layers/confirm.ts'
import { Sheet } from '../../../shared/ui/layers/Sheet.tsx'
import { toast } from '../../../shared/ui/layers/toast.ts'
import { Glyph } from '../../../shared/ui/parts/Glyph.tsx'
import { Row } from '../../../shared/ui/parts/Row.tsx'
import { CONSENT } from '../mine-copy.ts'

const KIND = 'health-data'

const readAnew = () => queryClient.invalidateQueries(api.account.listConsents.queryFilter())

function useConsent() {
  const { data } = useQuery(api.account.listConsents.queryOptions({}))
  const given = data?.find(({ kind }) => kind === KIND) ?? null

  const give = useMutation(
    api.account.giveConsent.mutationOptions({
      onSuccess: () => toast({ title: CONSENT.agreed, type: 'success' }),
      onSettled: readAnew,
    }),
  )

  const withdraw = useMutation(
    api.account.withdrawConsent.mutationOptions({
      onSuccess: () => toast({ title: CONSENT.withdrawn, type: 'success' }),
      onSettled: readAnew,
    }),
  )

  const askToWithdraw = async () => {
    const yes = await confirm({
      title: CONSENT.question,
      content: CONSENT.questionText,
      okText: CONSENT.withdraw,
      cancelText: CONSENT.keep,
      tone: 'danger',
    })

    if (yes) withdraw.mutate({ kind: KIND })
  }

  return {
    known: data !== undefined,
    given,
    busy: give.isPending || withdraw.isPending,
    agree: () => give.mutate({ kind: KIND, version: HEALTH_DATA_CONSENT_VERSION }),
    withdraw: () => void askToWithdraw(),
  }
}

const Stops = () => (
  <section className="stack gap-s2">
    <h3 className="heading">{CONSENT.stops}</h3>
    <ol className="grid gap-s2 numbered">
      {CONSENT.stopsLines.map((line) => (
        <li key={line}>
          <span className="grow">{line}</span>
        </li>
      ))}
    </ol>
  </section>
)

/** The separate consent to health data: what it is for, whether it is given, and what stops when it is withdrawn. */
export function ConsentRow() {
  const [open, setOpen] = useState(false)
  const { known, given, busy, agree, withdraw } = useConsent()

  return (
    <>
      <Row
        start={<Glyph char="授" tone="soft" />}
        title={CONSENT.row}
        value={known ? (given ? CONSENT.given : CONSENT.missing) : display(null)}
        onClick={() => setOpen(true)}
      />
      <Sheet open={open} title={CONSENT.title} onClose={() => setOpen(false)}>
        <div className="stack gap-s3">
          {CONSENT.text.map((line) => (
            <p key={line} className="text lines-16">
              {line}
            </p>
          ))}
          <p className="notice">
            {given
              ? CONSENT.givenAt(dayText(shanghaiDay(given.givenAt), todayInChina()))
              : CONSENT.notGiven}
          </p>
          {given && <Stops />}
          {given ? (
            <Button variant="danger" busy={busy} onClick={withdraw}>
              {CONSENT.withdraw}
            </Button>
          ) : (
            <Button busy={busy || !known} onClick={agree}>
              {CONSENT.agree}
            </Button>
          )}
        </div>
      </Sheet>
    </>
  )
}
