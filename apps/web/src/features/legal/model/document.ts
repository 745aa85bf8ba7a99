export interface LegalSection {
  heading: string
  paragraphs: readonly string[]
}

/** A legal text, in the words that are shown and read aloud. */
export interface LegalDocument {
  /** When it was issued and from when it holds. */
  dates: string
  preamble: readonly string[]
  sections: readonly LegalSection[]
}

export const documentText = ({ dates, preamble, sections }: LegalDocument): string =>
  [
    dates,
    ...preamble,
    ...sections.flatMap(({ heading, paragraphs }) => [heading, ...paragraphs]),
  ].join('\n')
