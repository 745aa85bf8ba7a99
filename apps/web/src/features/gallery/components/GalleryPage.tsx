import type { ReactNode } from 'react'
import { ReadAloud } from '../../../shared/ui/controls/ReadAloud.tsx'
import { Page } from '../../../shared/ui/page/Page.tsx'
import { Sentence } from '../../../shared/ui/parts/Sentence.tsx'
import { useSettings } from '../../../stores/settings.ts'

interface GalleryPageProps {
  title: string
  /** What is to be seen here. */
  sentence: string
  children: ReactNode
}

/** One page of the gallery: its data are made up and always the same, so that pictures of it can be compared. */
export function GalleryPage({ title, sentence, children }: GalleryPageProps) {
  const elder = useSettings((state) => state.elder)

  return (
    <Page title={title} back>
      <Sentence value={sentence} />
      {elder && <ReadAloud text={sentence} />}
      {children}
    </Page>
  )
}
