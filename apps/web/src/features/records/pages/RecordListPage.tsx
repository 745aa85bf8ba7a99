import { RECORDS_PAGE_SIZE } from '@kangban/contracts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { api } from '../../../api/client.ts'
import { Button } from '../../../shared/ui/controls/Button.tsx'
import { Card } from '../../../shared/ui/parts/Card.tsx'
import { EmptyState } from '../../../shared/ui/states/EmptyState.tsx'
import { LoadState } from '../../../shared/ui/states/LoadState.tsx'
import { Page } from '../../../shared/ui/page/Page.tsx'
import { Skeleton } from '../../../shared/ui/states/Skeleton.tsx'
import { AddRecordSheet } from '../components/AddRecordSheet.tsx'
import { RecordFilter } from '../components/RecordFilter.tsx'
import { RecordResults } from '../components/RecordResults.tsx'
import { useAddRecord } from '../components/use-add-record.ts'
import { COPY } from '../copy.ts'
import { namesOf } from '../model/names.ts'

/** Whose records are shown is in the address. */
function useRecords() {
  const [query, setQuery] = useSearchParams()
  const asked = query.get('userName') || null

  const list = useQuery(
    api.records.listComparisons.queryOptions({
      pn: 1,
      ps: RECORDS_PAGE_SIZE,
      ...(asked && { userName: asked }),
    }),
  )

  const ask = (userName: string | null) => {
    if (userName === asked) void list.refetch()
    else setQuery(userName ? { userName } : {}, { replace: true })
  }

  return { asked, list, ask }
}

/** 测量对比记录: what the watch shows beside what an instrument shows. */
export default function RecordListPage() {
  const [adding, setAdding] = useState(false)
  const { asked, list, ask } = useRecords()
  const rule = useQuery(api.records.listComparisonNames.queryOptions({}))
  const names = rule.data === undefined ? [] : namesOf(rule.data?.ruleJson ?? null)
  const form = useAddRecord(() => setAdding(false))

  const add = () => {
    form.begin(asked ?? '')
    setAdding(true)
  }

  return (
    <Page title={COPY.title} back bottom={<Button onClick={add}>{COPY.add}</Button>}>
      <RecordFilter names={names} asked={asked} onQuery={ask} />
      {rule.isError && !list.isError && <p className="note lines-16">{COPY.namesFailed}</p>}
      <LoadState
        query={list}
        skeleton={
          <Card>
            <Skeleton lines={8} />
          </Card>
        }
        isEmpty={(data) => !data?.list.length}
        empty={<EmptyState action={<p className="note lines-16">{COPY.emptyNote}</p>} />}
      >
        {(data) => data && <RecordResults key={asked} records={data.list} total={data.total} />}
      </LoadState>
      <AddRecordSheet open={adding} form={form} names={names} onClose={() => setAdding(false)} />
    </Page>
  )
}
