import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { api, client } from '../../../api/client.ts'
import { queryClient } from '../../../api/query-client.ts'
import { Button } from '../../../shared/ui/controls/Button.tsx'
import { ToggleChips } from '../../../shared/ui/controls/ToggleChips.tsx'
import { confirm } from '../../../shared/ui/layers/confirm.ts'
import { toast } from '../../../shared/ui/layers/toast.ts'
import { useLeaveGuard } from '../../../shared/ui/layers/use-leave-guard.ts'
import { Page } from '../../../shared/ui/page/Page.tsx'
import { Card } from '../../../shared/ui/parts/Card.tsx'
import { Sentence } from '../../../shared/ui/parts/Sentence.tsx'
import { EmptyState } from '../../../shared/ui/states/EmptyState.tsx'
import { LoadState } from '../../../shared/ui/states/LoadState.tsx'
import { ConsentCard } from '../parts/ConsentCard.tsx'
import { PERSON } from '../parts/copy.ts'
import { type HealthConsent, useHealthConsent } from '../parts/use-health-consent.ts'
import { useAfterGuard } from '../parts/use-after-guard.ts'
import { HISTORY } from './copy.ts'

const askToLeave = () =>
  confirm({
    title: HISTORY.leaveTitle,
    content: HISTORY.leaveText,
    okText: HISTORY.leave,
    cancelText: HISTORY.stay,
    tone: 'danger',
  })

/** The tags of the catalogue, those of the person first known by their own list. */
function useTags() {
  const catalogue = useQuery(api.profile.listMedicalTags.queryOptions({}))
  const own = useQuery(api.profile.listOwnMedicalTags.queryOptions({}))

  const tags = catalogue.data?.flatMap(({ tagCode, tagName }) =>
    tagCode && tagName ? [{ tagCode, tagName }] : [],
  )

  const selected = own.data?.flatMap(({ tagCode }) => (tagCode ? [tagCode] : []))

  return {
    data: tags && selected && { tags, selected },
    isError: catalogue.isError || own.isError,
    refetch: () => Promise.all([catalogue.refetch(), own.refetch()]),
  }
}

interface Tag {
  tagCode: string
  tagName: string
}

async function save(chosen: readonly Tag[], consent: HealthConsent): Promise<void> {
  await consent.give()

  await client.profile.updateHealthInfo.mutate({
    medHis: chosen.length > 0,
    tagParamList: chosen.map(({ tagCode, tagName }) => ({ tagCode, tagName })),
  })

  void queryClient.invalidateQueries()
}

/** On to the profile: back where one came from there, else in the place of this page. */
function useToProfile() {
  const navigate = useNavigate()
  const state: unknown = useLocation().state
  const fromProfile = typeof state === 'object' && state !== null && 'fromProfile' in state
  return () => void (fromProfile ? navigate(-1) : navigate('/information', { replace: true }))
}

/** 病史选择: what the person had or has, as chips to turn on and off. */
export default function DiseasePage() {
  const query = useTags()
  const consent = useHealthConsent()
  const [changed, setChanged] = useState<readonly string[] | null>(null)
  const [state, setState] = useState<'editing' | 'saving' | 'saved' | 'failed'>('editing')
  const codes = changed ?? query.data?.selected ?? []
  const leave = useAfterGuard(useToProfile())
  const goBack = useLeaveGuard(changed !== null && state !== 'saved', askToLeave)

  const toggle = (code: string) =>
    setChanged(codes.includes(code) ? codes.filter((other) => other !== code) : [...codes, code])

  const onConfirm = async () => {
    if (consent.needed && !consent.ticked) return toast({ title: PERSON.consentRequired })
    setState('saving')

    try {
      await save(query.data?.tags.filter(({ tagCode }) => codes.includes(tagCode)) ?? [], consent)
    } catch (cause) {
      console.warn('the medical history was not saved', cause)
      return setState('failed')
    }

    setState('saved')
    return leave(changed !== null)
  }

  const actions = query.data && query.data.tags.length > 0 && (
    <div className="fill">
      <Button busy={state === 'saving' || consent.loading} onClick={() => void onConfirm()}>
        {HISTORY.confirm}
      </Button>
      <p
        className={`hint mid mt-s15 ${state === 'failed' ? 'bad' : ''}`}
        role={state === 'failed' ? 'alert' : 'status'}
      >
        {state === 'failed'
          ? PERSON.notSaved
          : codes.length === 0
            ? HISTORY.none
            : HISTORY.count(codes.length)}
      </p>
    </div>
  )

  return (
    <Page title={HISTORY.title} back={goBack} bottom={actions}>
      <Sentence value={HISTORY.sentence} />
      <LoadState
        query={query}
        isEmpty={({ tags }) => tags.length === 0}
        empty={<EmptyState text={HISTORY.empty} />}
      >
        {({ tags }) => (
          <>
            <Card>
              <ToggleChips
                label={HISTORY.list}
                options={tags.map(({ tagCode, tagName }) => ({ value: tagCode, text: tagName }))}
                chosen={codes}
                onToggle={toggle}
              />
            </Card>
            {!consent.loading && <ConsentCard consent={consent} />}
          </>
        )}
      </LoadState>
    </Page>
  )
}
