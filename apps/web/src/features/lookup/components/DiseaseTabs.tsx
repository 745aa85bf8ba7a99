import { useRef } from 'react'
import { tabPanel, TabStrip } from '../../../shared/ui/controls/TabStrip.tsx'
import { Button } from '../../../shared/ui/controls/Button.tsx'
import { useSwipe } from '../../../shared/ui/page/use-swipe.ts'
import { DISEASE } from '../copy.ts'
import type { Section } from '../model/lookup-answers.ts'
import styles from './disease.module.css'
import { SectionRows } from './SectionRows.tsx'

const ID = 'disease'

interface DiseaseTabsProps {
  name: string
  sections: readonly Section[]
  open: number
  onOpen: (index: number) => void
}

/** The sections as tabs: by a tap, the arrow keys, a swipe, and the buttons at the end of each. */
export function DiseaseTabs({ name, sections, open, onOpen }: DiseaseTabsProps) {
  const area = useRef<HTMLDivElement>(null)
  const [before, section, next] = [sections[open - 1], sections[open], sections[open + 1]]

  const go = (index: number) => {
    if (!sections[index]) return
    onOpen(index)
    // A long section was read to its end: the next one begins at its beginning.
    if ((area.current?.getBoundingClientRect().top ?? 0) < 0)
      area.current?.scrollIntoView({ block: 'start' })
  }

  useSwipe(area, { onLeft: () => go(open + 1), onRight: () => go(open - 1) })

  return (
    <div ref={area} className={`panel ${styles.tabs}`}>
      <div className={`sticky surface ${styles.strip}`}>
        <TabStrip
          id={ID}
          label={DISEASE.tabs}
          tabs={sections.map(({ title }) => title)}
          chosen={open}
          onChange={go}
        />
      </div>
      <div {...tabPanel(ID, open)} className={`stack gap-s3 px-s4 ${styles.section}`}>
        {section && <SectionRows rows={section.rows} name={name} />}
      </div>
      <div className={`line spread wrap ${styles.steps}`}>
        {before && (
          <Button
            variant="text"
            inline
            aria-label={DISEASE.previous(before.title)}
            onClick={() => go(open - 1)}
          >
            <span aria-hidden="true">‹</span> {before.title}
          </Button>
        )}
        {next && (
          <span className="push">
            <Button
              variant="text"
              inline
              aria-label={DISEASE.next(next.title)}
              onClick={() => go(open + 1)}
            >
              {next.title} <span aria-hidden="true">›</span>
            </Button>
          </span>
        )}
      </div>
    </div>
  )
}
