import type { HolterDetail } from '@kangban/contracts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { api } from '../../../api/client.ts'
import { queryClient } from '../../../api/query-client.ts'
import { Button } from '../../../shared/ui/controls/Button.tsx'
import { EmptyState } from '../../../shared/ui/states/EmptyState.tsx'
import { LoadState } from '../../../shared/ui/states/LoadState.tsx'
import { Page } from '../../../shared/ui/page/Page.tsx'
import { ReadAloud } from '../../../shared/ui/controls/ReadAloud.tsx'
import { Sentence, sentenceText } from '../../../shared/ui/parts/Sentence.tsx'
import { toast } from '../../../shared/ui/layers/toast.ts'
import { useSettings } from '../../../stores/settings.ts'
import { HolterView } from '../components/HolterView.tsx'
import { COPY } from '../copy.ts'

const LATEST = 'latest'
const POLL_MS = 3000

/** The service has answered that there is no such record; not that it could not be reached. */
const isUnknown = (error: { data?: { failure?: { code: string } } | null } | null): boolean =>
  !!error?.data?.failure?.code

function ToList() {
  const navigate = useNavigate()

  return (
    <Button variant="outline" inline onClick={() => void navigate('/theHeartList')}>
      {COPY.toList}
    </Button>
  )
}

/** A record that is not ready: what it waits for, and what can be done. */
function Waiting({ record, elder }: { record: HolterDetail; elder: boolean }) {
  const sentence = elder ? record.elderSentence : record.sentence

  const again = useMutation(
    api.holter.finishHolterRecord.mutationOptions({
      async onSuccess() {
        toast({ title: COPY.askedAgain, type: 'success' })
        await queryClient.invalidateQueries(api.holter.pathFilter())
      },
      onError: ({ message }) => toast({ title: message }),
    }),
  )

  const { id, sampleCount, status } = record

  return (
    <>
      <Sentence value={sentence} />
      {elder && <ReadAloud text={sentenceText(sentence)} />}
      {status === 'failed' && sampleCount !== null ? (
        <Button busy={again.isPending} onClick={() => again.mutate({ id, sampleCount })}>
          {COPY.analyseAgain}
        </Button>
      ) : (
        <p className="hint" role="status">
          {COPY.waiting}
        </p>
      )}
      <ToList />
    </>
  )
}

function useRecord() {
  const [query] = useSearchParams()
  const asked = query.get('holter') ?? LATEST
  const userCode = query.get('userCode') ?? undefined
  const whose = userCode ? { userCode } : {}

  const list = useQuery({
    ...api.holter.listHolterRecords.queryOptions({ pn: 1, ps: 1, ...whose }),
    enabled: asked === LATEST,
  })

  const id = asked === LATEST ? list.data?.list[0]?.id : asked

  const record = useQuery({
    ...api.holter.getHolterRecord.queryOptions({ id: id ?? '', ...whose }),
    enabled: id !== undefined,
    refetchInterval: ({ state: { data } }) =>
      data?.status === 'receiving' || data?.status === 'analysing' ? POLL_MS : false,
    // A record that is ready does not change.
    staleTime: ({ state: { data } }) => (data?.status === 'ready' ? Infinity : 0),
  })

  const at = Number(query.get('at') ?? NaN)

  return {
    list,
    record,
    userCode,
    none: list.data?.total === 0,
    at: Number.isFinite(at) ? at : null,
  }
}

/** 心电导联 of a record of many hours. */
export default function HolterPage() {
  const elder = useSettings((state) => state.elder)
  const { list, record, userCode, none, at } = useRecord()

  return (
    <Page title={COPY.title} back>
      {none || isUnknown(record.error) ? (
        <EmptyState text={none ? COPY.none : COPY.unknown} action={<ToList />} />
      ) : (
        <LoadState query={list.isError ? { ...list, data: undefined } : record}>
          {(data) =>
            data.status === 'ready' ? (
              <HolterView key={data.id} record={data} userCode={userCode} elder={elder} at={at} />
            ) : (
              <Waiting record={data} elder={elder} />
            )
          }
        </LoadState>
      )}
    </Page>
  )
}
