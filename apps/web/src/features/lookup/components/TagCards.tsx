import { Card } from '../../../shared/ui/parts/Card.tsx'
import type { Section } from '../model/lookup-answers.ts'
import { SectionRows } from './SectionRows.tsx'

/** What stands beside the tabs, such as what is good and what is not. */
export const TagCards = ({ tags, name }: { tags: readonly Section[]; name: string }) =>
  tags.map(({ title, rows }) => (
    <Card key={title} title={title}>
      <div className="stack gap-s3">
        <SectionRows rows={rows} name={name} />
      </div>
    </Card>
  ))
