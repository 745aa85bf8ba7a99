import { useId } from 'react'
import { Card } from '../../../shared/ui/parts/Card.tsx'
import { Page } from '../../../shared/ui/page/Page.tsx'
import { ReadAloud } from '../../../shared/ui/controls/ReadAloud.tsx'
import { TextSizeChoice } from '../../../shared/product/TextSizeChoice.tsx'
import { Phrases } from '../../../shared/ui/parts/Phrases.tsx'
import { Sentence } from '../../../shared/ui/parts/Sentence.tsx'
import { legalCopy } from '../copy.ts'
import { documentText, type LegalDocument } from '../model/document.ts'
import styles from './legal-reader.module.css'

interface LegalReaderProps {
  title: string
  sentence: string
  document: LegalDocument
}

/** A long text with an outline; it can be read aloud. */
export function LegalReader({ title, sentence, document: text }: LegalReaderProps) {
  const id = useId()
  const sectionId = (index: number) => `${id}-${index}`

  const goTo = (index: number) => {
    const heading = window.document.getElementById(sectionId(index))
    heading?.scrollIntoView({ block: 'start' })
    heading?.focus({ preventScroll: true })
  }

  return (
    <Page title={title} back>
      <Sentence value={sentence} />
      <div className="flow middle gap-s3">
        <TextSizeChoice />
        <ReadAloud text={documentText(text)} />
      </div>
      <p className={`note ${styles.dates}`}>{text.dates}</p>
      {text.preamble.map((paragraph) => (
        <p key={paragraph} className={styles.paragraph}>
          {paragraph}
        </p>
      ))}
      <Card title={legalCopy.outline} flush>
        <ol>
          {text.sections.map(({ heading }, index) => (
            <li key={heading}>
              <button
                type="button"
                className={`wide tall accent lines-14 left ruled ${styles.entry}`}
                onClick={() => goTo(index)}
              >
                {heading}
              </button>
            </li>
          ))}
        </ol>
      </Card>
      {text.sections.map(({ heading, paragraphs }, index) => (
        <section key={heading}>
          <h2 id={sectionId(index)} tabIndex={-1} className={`large strong ${styles.heading}`}>
            <Phrases value={heading} />
          </h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className={styles.paragraph}>
              {paragraph}
            </p>
          ))}
        </section>
      ))}
    </Page>
  )
}
