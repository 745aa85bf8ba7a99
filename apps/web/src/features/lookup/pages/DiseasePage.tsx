import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { api } from '../../../api/client.ts'
import { Button } from '../../../shared/ui/controls/Button.tsx'
import { ReadAloud } from '../../../shared/ui/controls/ReadAloud.tsx'
import { Seg } from '../../../shared/ui/controls/Seg.tsx'
import { Page } from '../../../shared/ui/page/Page.tsx'
import { EmptyState } from '../../../shared/ui/states/EmptyState.tsx'
import { ErrorState } from '../../../shared/ui/states/ErrorState.tsx'
import { Skeleton } from '../../../shared/ui/states/Skeleton.tsx'
import { Attribution } from '../components/Attribution.tsx'
import { DiseaseTabs } from '../components/DiseaseTabs.tsx'
import styles from '../components/disease.module.css'
import { TagCards } from '../components/TagCards.tsx'
import { useSettings } from '../../../stores/settings.ts'
import { DISEASE } from '../copy.ts'
import { noteLookedUp } from '../model/looked-up.ts'
import {
  attributionOf,
  type Disease,
  type Section,
  sectionsOf,
  spokenSection,
} from '../model/lookup-answers.ts'
import { keepReaderSize, READER_SIZES, readerSize } from '../model/reader-size.ts'

const SIZES = READER_SIZES.map((value) => ({ value, text: DISEASE.sizes[value] }))

function useReaderSize() {
  const [size, setSize] = useState(readerSize)

  const change = (next: typeof size) => {
    keepReaderSize(next)
    setSize(next)
  }

  return [size, change] as const
}

/** Nothing is known of it: another one may be meant. */
function Unknown({ text }: { text: string }) {
  const navigate = useNavigate()

  return (
    <EmptyState
      text={text}
      action={
        <Button variant="outline" inline onClick={() => void navigate('/see')}>
          {DISEASE.searchOther}
        </Button>
      }
    />
  )
}

interface ArticleProps {
  disease: Disease
  name: string
  sections: readonly Section[]
  tags: readonly Section[]
}

function Article({ disease, name, sections, tags }: ArticleProps) {
  const [open, setOpen] = useState(0)
  const [size, setSize] = useReaderSize()
  const { elder, extraLarge } = useSettings()
  const large = elder || extraLarge
  const urgent = sections.findIndex(({ title }) => DISEASE.urgentSection.test(title))
  const { department_name: department } = disease

  // From the open section on to the end: who listens needs no hand.
  const spoken = [
    `${name}。`,
    ...[...sections.slice(open), ...tags].map(spokenSection),
    attributionOf(disease),
  ].join('')

  const sizes = <Seg label={DISEASE.size} options={SIZES} value={size} onChange={setSize} />

  return (
    <div className={`stack gap-s3 ${styles.article}`} data-size={size}>
      <header>
        <h2 className={styles.head}>{name}</h2>
        {department && (
          <p className="text muted">
            {DISEASE.department} <strong className="ink">{department}</strong>
          </p>
        )}
      </header>
      <div className="line wrap spread gap-s2">
        {/* What is said belongs to what is shown: another section ends it. */}
        <ReadAloud key={spoken} text={spoken} main={large} />
        {!large && sizes}
      </div>
      {urgent > 0 && (
        <Button variant="outline" onClick={() => setOpen(urgent)}>
          {DISEASE.urgent}
        </Button>
      )}
      {sections.length > 0 && (
        <DiseaseTabs name={name} sections={sections} open={open} onOpen={setOpen} />
      )}
      <TagCards tags={tags} name={name} />
      {large && (
        <div>
          <p className="note mb-s1" aria-hidden="true">
            {DISEASE.size}
          </p>
          {sizes}
        </div>
      )}
      <Attribution text={attributionOf(disease)} />
    </div>
  )
}

function ByName({ name }: { name: string }) {
  const query = useQuery(api.lookup.getDisease.queryOptions({ typeName: name }))
  const { data, error } = query
  const sections = data ? sectionsOf(data.content) : []
  const tags = data ? sectionsOf(data.tags) : []
  const known = sections.length + tags.length > 0
  const answered = error?.data && error.data.failure.transport === undefined

  useEffect(() => {
    if (known) noteLookedUp(name)
  }, [known, name])

  return (
    <Page title={DISEASE.title} back>
      {!data && !query.isError && <Skeleton lines={10} tall />}
      {!data && query.isError && !answered && <ErrorState onRetry={() => void query.refetch()} />}
      {((data && !known) || (!data && answered)) && <Unknown text={DISEASE.none(name)} />}
      {data && known && (
        <Article disease={data} name={data.dise_name || name} sections={sections} tags={tags} />
      )}
    </Page>
  )
}

/** 疾病详情: what is known of one disease, in tabs. */
export default function DiseasePage() {
  const [query] = useSearchParams()
  const name = query.get('name')?.trim() ?? ''
  if (name !== '') return <ByName key={name} name={name} />

  return (
    <Page title={DISEASE.title} back>
      <Unknown text={DISEASE.noName} />
    </Page>
  )
}
