import { Button } from '../../../shared/ui/controls/Button.tsx'
import { ReadAloud } from '../../../shared/ui/controls/ReadAloud.tsx'
import { Card } from '../../../shared/ui/parts/Card.tsx'
import { Phrases } from '../../../shared/ui/parts/Phrases.tsx'
import { Row } from '../../../shared/ui/parts/Row.tsx'
import { useSettings } from '../../../stores/settings.ts'
import { LOOKUP } from '../copy.ts'
import type { Category } from '../model/lookup-answers.ts'
import { NameRows } from './NameRows.tsx'

/** So many names say what a category is about. */
const EXAMPLES = 3

interface CategoryListProps {
  categories: readonly Category[]
  /** None: all categories are shown. */
  open: Category | undefined
  pathOf: (category: Category) => string
  onClose: () => void
}

const spoken = (titles: readonly string[]): string => titles.map((title) => `${title}。`).join('')

/** For large letters: first the categories, then the diseases of one, each over the whole width. */
export function CategoryList({ categories, open, pathOf, onClose }: CategoryListProps) {
  const elder = useSettings((state) => state.elder)

  if (open) {
    return (
      <div className="stack gap-s3">
        {elder && <ReadAloud text={spoken([open.title, ...open.names])} />}
        <Card
          title={open.title}
          flush
          right={
            <Button variant="outline" inline onClick={onClose}>
              {LOOKUP.otherCategory}
            </Button>
          }
        >
          <NameRows names={open.names} />
        </Card>
      </div>
    )
  }

  return (
    <div className="stack gap-s3">
      {elder && (
        <ReadAloud text={spoken([LOOKUP.sentence, ...categories.map(({ title }) => title)])} />
      )}
      <Card flush>
        <ul aria-label={LOOKUP.categories}>
          {categories.map((category) => (
            <li key={category.title}>
              <Row
                title={<strong>{category.title}</strong>}
                note={<Phrases value={category.names.slice(0, EXAMPLES).join('、')} />}
                to={pathOf(category)}
              />
            </li>
          ))}
        </ul>
      </Card>
    </div>
  )
}
