import { useSearchParams } from 'react-router-dom'
import { host } from '../../../host/host.ts'
import { Page } from '../../../shared/ui/page/Page.tsx'
import { Sentence } from '../../../shared/ui/parts/Sentence.tsx'
import { EmptyState } from '../../../shared/ui/states/EmptyState.tsx'
import { ErrorState } from '../../../shared/ui/states/ErrorState.tsx'
import { CodeForm } from '../components/CodeForm.tsx'
import { ScanButton } from '../components/ScanButton.tsx'
import { FORM } from '../copy.ts'
import { administratorPhone } from '../model/administrator.ts'

function Form({ id }: { id: string }) {
  const phone = administratorPhone()
  if (phone === null) return <ErrorState text={FORM.noPhone} />

  return (
    <>
      <Sentence value={FORM.sentence} />
      {/* Another prize, another code. */}
      <CodeForm key={id} id={id} phone={phone} />
    </>
  )
}

/** 奖品核销: opened by the code of a winner, for the administrator's eyes. */
export default function WriteOffPage() {
  const [query] = useSearchParams()
  const id = query.get('id')

  const scan = host().can('scanCode') && <ScanButton text={FORM.scan} variant="primary" />

  return (
    <Page title={FORM.title}>
      {id ? <Form id={id} /> : <EmptyState text={FORM.noId} action={scan} />}
      <section className="notice warning">
        <p className="strong">{FORM.notice}</p>
        <p>{FORM.noticeNote}</p>
      </section>
    </Page>
  )
}
