import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { api } from '../../../api/client.ts'
import { SearchLink } from '../../../shared/ui/controls/SearchLink.tsx'
import { Page } from '../../../shared/ui/page/Page.tsx'
import { Sentence } from '../../../shared/ui/parts/Sentence.tsx'
import { EmptyState } from '../../../shared/ui/states/EmptyState.tsx'
import { LoadState } from '../../../shared/ui/states/LoadState.tsx'
import { Skeleton } from '../../../shared/ui/states/Skeleton.tsx'
import { useSettings } from '../../../stores/settings.ts'
import { Attribution } from '../components/Attribution.tsx'
import { CategoryColumns } from '../components/CategoryColumns.tsx'
import { CategoryList } from '../components/CategoryList.tsx'
import styles from '../components/lookup-page.module.css'
import { LOOKUP } from '../copy.ts'
import { attributionOf, categoriesOf, type Category } from '../model/lookup-answers.ts'

const SEARCH = '/see'
const pathOf = ({ title }: Category) => `/screen?category=${encodeURIComponent(title)}`

/** Another category begins at its beginning, however far the one before was scrolled. */
function useBegin(title: string | null) {
  const area = useRef<HTMLDivElement>(null)
  const shown = useRef(title)

  useEffect(() => {
    const above = (area.current?.getBoundingClientRect().top ?? 0) < 0
    if (title !== shown.current && above) area.current?.scrollIntoView({ block: 'start' })
    shown.current = title
  }, [title])

  return area
}

/** Which category is open is in the address, so that the way back from a disease leads to it. */
function Categories({ categories, large }: { categories: readonly Category[]; large: boolean }) {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const wanted = query.get('category')
  const asked = categories.findIndex(({ title }) => title === wanted)
  const area = useBegin(wanted)

  const open = (index: number) => {
    const category = categories[index]
    if (category) void navigate(pathOf(category), { replace: true })
  }

  return (
    <div ref={area} className={`stack grow ${styles.area}`}>
      {large ? (
        <CategoryList
          categories={categories}
          open={categories[asked]}
          pathOf={pathOf}
          onClose={() => void navigate('/screen', { replace: true })}
        />
      ) : (
        <CategoryColumns categories={categories} chosen={Math.max(asked, 0)} onChange={open} />
      )}
    </div>
  )
}

/** 健康查询: the book of diseases by category, and the way to its search. */
export default function LookupPage() {
  const { elder, extraLarge } = useSettings()
  const answer = useQuery(api.lookup.listDiseaseCategories.queryOptions({ broadHeading: '1' }))
  const categories = answer.data === undefined ? undefined : categoriesOf(answer.data)
  const large = elder || extraLarge

  const attribution = categories && <Attribution text={attributionOf(answer.data ?? null)} />

  return (
    <Page title={LOOKUP.title} back flush={!large} bottom={!large && attribution}>
      <div className={`stack gap-s25 ${large ? '' : styles.top}`}>
        <Sentence value={LOOKUP.sentence} />
        <SearchLink to={SEARCH} text={LOOKUP.search} />
      </div>
      <LoadState
        query={{ ...answer, data: categories }}
        skeleton={
          <div className={large ? '' : styles.top}>
            <Skeleton lines={10} tall />
          </div>
        }
        isEmpty={(data) => data.length === 0}
        empty={<EmptyState text={LOOKUP.none} />}
      >
        {(data) => <Categories categories={data} large={large} />}
      </LoadState>
      {large && attribution}
    </Page>
  )
}
