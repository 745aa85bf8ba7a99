import { useState } from 'react'
import { api } from '../../../api/client.ts'
import { useKeptQuery } from '../../../api/use-kept-query.ts'
import { SearchBox } from '../../../shared/ui/antd/SearchBox.tsx'
import { Button } from '../../../shared/ui/controls/Button.tsx'
import { Page } from '../../../shared/ui/page/Page.tsx'
import { Card } from '../../../shared/ui/parts/Card.tsx'
import { Sentence } from '../../../shared/ui/parts/Sentence.tsx'
import { EmptyState } from '../../../shared/ui/states/EmptyState.tsx'
import { KeptArea, loadStateOf } from '../../../shared/ui/states/KeptArea.tsx'
import { LoadState } from '../../../shared/ui/states/LoadState.tsx'
import { Skeleton } from '../../../shared/ui/states/Skeleton.tsx'
import { ArticleRow } from '../components/ArticleRow.tsx'
import { NEWS } from '../copy.ts'
import { type Article, articlesOf, HEALTH_KNOWLEDGE, withWords } from '../model/articles.ts'

function Articles({ articles }: { articles: readonly Article[] }) {
  const [words, setWords] = useState('')
  const found = withWords(articles, words)

  const all = (
    <Button variant="outline" inline onClick={() => setWords('')}>
      {NEWS.all}
    </Button>
  )

  return (
    <>
      <SearchBox label={NEWS.search} words={words} onChange={setWords} />
      <p className="note" role="status">
        {words ? NEWS.found(found.length) : NEWS.count(articles.length)}
      </p>
      {found.length === 0 ? (
        <EmptyState text={NEWS.none(words)} action={all} />
      ) : (
        <Card flush>
          <ul>
            {found.map((article) => (
              <ArticleRow key={article.url} article={article} />
            ))}
          </ul>
        </Card>
      )}
      <p className="hint mid">{NEWS.note}</p>
    </>
  )
}

/** 健康资讯: every article, found by words of its title. */
export default function NewsPage() {
  const list = useKeptQuery(api.services.listNews.queryOptions({ typeId: HEALTH_KNOWLEDGE }))

  return (
    <Page title={NEWS.title} back>
      <KeptArea query={list}>
        <Sentence value={NEWS.sentence} />
        <LoadState
          query={loadStateOf(list)}
          skeleton={<Skeleton lines={8} tall />}
          isEmpty={(data) => articlesOf(data).length === 0}
          empty={<EmptyState text={NEWS.empty} />}
        >
          {(data) => <Articles articles={articlesOf(data)} />}
        </LoadState>
      </KeptArea>
    </Page>
  )
}
