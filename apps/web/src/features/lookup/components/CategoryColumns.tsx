import { tabPanel, TabStrip } from '../../../shared/ui/controls/TabStrip.tsx'
import { LOOKUP } from '../copy.ts'
import type { Category } from '../model/lookup-answers.ts'
import styles from './category-columns.module.css'
import { NameRows } from './NameRows.tsx'

const ID = 'lookup'

interface CategoryColumnsProps {
  categories: readonly Category[]
  chosen: number
  onChange: (index: number) => void
}

/** The categories at the side, beside them the diseases of one. */
export function CategoryColumns({ categories, chosen, onChange }: CategoryColumnsProps) {
  const { title = '', names = [] } = categories[chosen] ?? {}

  return (
    <div className={`grow surface ruled ${styles.columns}`}>
      <div className={styles.side}>
        <TabStrip
          id={ID}
          label={LOOKUP.categories}
          tabs={categories.map((category) => category.title)}
          chosen={chosen}
          onChange={onChange}
          vertical
        />
      </div>
      <div {...tabPanel(ID, chosen)} className="shrink surface">
        <header className={`line spread gap-s2 px-s4 ${styles.head}`}>
          <h2 className="text bold lines-14">{title}</h2>
          <span className="hint nowrap">{LOOKUP.count(names.length)}</span>
        </header>
        <NameRows names={names} />
      </div>
    </div>
  )
}
