import { useId } from 'react'
import { useSearchParams } from 'react-router-dom'
import { Button } from '../../../shared/ui/controls/Button.tsx'
import { Card } from '../../../shared/ui/parts/Card.tsx'
import { EmptyState } from '../../../shared/ui/states/EmptyState.tsx'
import { LoadState } from '../../../shared/ui/states/LoadState.tsx'
import { Skeleton } from '../../../shared/ui/states/Skeleton.tsx'
import { ARCHIVE } from '../copy.ts'
import { filterOf, queryOf } from '../model/document-filter.ts'
import { type ArchiveDocument, byYear } from '../model/document-view.ts'
import { DocumentFilters } from './DocumentFilters.tsx'
import { DocumentItem } from './DocumentItem.tsx'
import { useDocuments, useRemoveDocument } from './use-documents.ts'

interface YearsProps {
  documents: readonly ArchiveDocument[]
  years: readonly { year: number; total: number }[]
  today: string
}

function Years({ documents, years, today }: YearsProps) {
  const { ask, removingId } = useRemoveDocument(today)

  return byYear(documents).map(({ year, documents: ofYear }) => (
    <section key={year} className="stack gap-s3 gap-s2" aria-label={ARCHIVE.yearOf(year)}>
      <h3 className="row baseline gap-s2 heading">
        {ARCHIVE.yearOf(year)}
        <span className="note plain">
          {ARCHIVE.yearCount(
            years.find((one) => String(one.year) === year)?.total ?? ofYear.length,
          )}
        </span>
      </h3>
      <Card flush>
        <ul>
          {ofYear.map((document) => (
            <DocumentItem
              key={document.id}
              document={document}
              today={today}
              removing={document.id === removingId}
              onRemove={ask}
            />
          ))}
        </ul>
      </Card>
    </section>
  ))
}

function More({ list }: { list: ReturnType<typeof useDocuments> }) {
  if (!list.hasNextPage) return null

  return (
    <>
      {list.isFetchNextPageError && (
        <p className="small bad lines-15" role="alert">
          {ARCHIVE.moreFailed}
        </p>
      )}
      <Button
        variant="outline"
        busy={list.isFetchingNextPage}
        onClick={() => void list.fetchNextPage()}
      >
        {list.isFetchingNextPage ? ARCHIVE.loadingMore : ARCHIVE.loadMore}
      </Button>
    </>
  )
}

/** The uploaded papers by year, of one type or all; what is chosen is in the address. */
export function DocumentTimeline({ today }: { today: string }) {
  const [query, setQuery] = useSearchParams()
  const filter = filterOf(query)
  const list = useDocuments(filter)
  const titleId = useId()
  const choose = (chosen: typeof filter) => setQuery(queryOf(chosen), { replace: true })
  const years = list.data?.pages.at(-1)?.years ?? []
  const isFiltered = filter.type !== undefined || filter.year !== undefined

  const all = (
    <Button variant="outline" inline onClick={() => choose({})}>
      {ARCHIVE.showAll}
    </Button>
  )

  return (
    <section className="stack gap-s3" aria-labelledby={titleId}>
      <h2 id={titleId} className="strong lines-14 mt-s2 header">
        {ARCHIVE.papersTitle}
      </h2>
      {/* Also while nothing could be loaded: a choice must not lock anybody in. */}
      {(isFiltered || years.length > 0) && (
        <DocumentFilters filter={filter} years={years} onChange={choose} />
      )}
      <LoadState query={list} skeleton={<Skeleton lines={5} />}>
        {({ pages }) => {
          const documents = pages.flatMap((page) => page.list)

          return (
            <div className="stack gap-s3" aria-busy={list.isPlaceholderData}>
              {documents.length === 0 && (
                <EmptyState
                  text={isFiltered ? ARCHIVE.noneOfFilter : ARCHIVE.none}
                  action={isFiltered && all}
                />
              )}
              <Years documents={documents} years={years} today={today} />
              <More list={list} />
            </div>
          )
        }}
      </LoadState>
    </section>
  )
}
