import { Link } from 'react-router-dom'
import type { KeptQuery } from '../../../api/use-kept-query.ts'
import { hasRoute } from '../../../config/screens.ts'
import { Card } from '../../../shared/ui/parts/Card.tsx'
import { EmptyState } from '../../../shared/ui/states/EmptyState.tsx'
import { ErrorState } from '../../../shared/ui/states/ErrorState.tsx'
import { Skeleton } from '../../../shared/ui/states/Skeleton.tsx'
import { SERVICES as copy } from '../copy.ts'
import { articlesOf, type NewsAnswer } from '../model/articles.ts'
import { ArticleRow } from './ArticleRow.tsx'
import { Section } from './Section.tsx'

const ALL = '/newIndex'
/** The rest are a tap away. */
const SHOWN = 4

function Articles({ list }: { list: KeptQuery<NewsAnswer> }) {
  const { data, stale } = list
  if (!data && !stale) return <Skeleton lines={4} />
  if (!data) return <ErrorState text={copy.articlesFailed} onRetry={() => void list.refresh()} />
  const articles = articlesOf(data).slice(0, SHOWN)
  if (articles.length === 0) return <EmptyState text={copy.noArticles} />

  return (
    <Card flush>
      <ul>
        {articles.map((article) => (
          <ArticleRow key={article.url} article={article} />
        ))}
      </ul>
    </Card>
  )
}

/** The newest health knowledge. */
export const ArticlesCard = ({ list }: { list: KeptQuery<NewsAnswer> }) => (
  <Section
    title={copy.articles}
    right={
      hasRoute(ALL) && (
        <Link className="tap line accent small strong" to={ALL}>
          {copy.allArticles} ›
        </Link>
      )
    }
  >
    <Articles list={list} />
  </Section>
)
