/** How every document of ours is made: tagged, in Chinese, named by its title (PDF/UA). The types of pdfkit lag behind it. */
export const TAGGED = {
  lang: 'zh-CN',
  displayTitle: true,
  tagged: true,
  subset: 'PDF/UA' as PDFKit.Mixins.PDFSubsets,
  pdfVersion: '1.7',
  // Else it reads Helvetica for each, which nothing is written with.
  font: '',
} as const

/**
 * What a drawing says to whoever cannot see it: the structure of a tagged PDF (ISO 32000 14.7, PDF/UA 14289-1). Whatever is
 * drawn stands either in an element of the tree or is marked as an artifact.
 */
export interface Tags {
  /** An element that holds what `draw` puts on the page. */
  element(type: LeafType, draw: () => void, options?: TagOptions): void
  /** An element of elements: a table, a row, a section. */
  group(type: GroupType, build: () => void): void
  /** What says nothing: rules, heads and feet of pages. */
  artifact(draw: () => void): void
  /** Closes the tree; nothing can be added after it. */
  end(): void
}

type LeafType = 'H1' | 'H2' | 'P' | 'Figure' | 'TH' | 'TD'
type GroupType = 'Sect' | 'Table' | 'TR'

interface TagOptions {
  /** What a figure shows, in words. */
  alt?: string
  /** What a head of a table is the head of. */
  scope?: 'Column' | 'Row'
  /** Left, top, right and bottom of a figure on its page, in points. */
  bbox?: readonly [number, number, number, number]
}

type Element = ReturnType<PDFKit.PDFDocument['struct']>

export function createTags(doc: PDFKit.PDFDocument): Tags {
  const root = doc.struct('Document')
  doc.addStructure(root)
  let parent: Element = root

  return {
    element(type, draw, { alt, scope, bbox } = {}) {
      const element = doc.struct(type, {
        ...(alt !== undefined && { alt }),
        ...(scope !== undefined && { scope }),
        ...(bbox !== undefined && { bbox: [...bbox] }),
      })

      parent.add(element)
      element.add(doc.markStructureContent(type))
      draw()
      doc.endMarkedContent()
      element.end()
    },
    group(type, build) {
      const outer = parent
      const group = doc.struct(type)
      outer.add(group)
      parent = group
      build()
      group.end()
      parent = outer
    },
    artifact(draw) {
      doc.markContent('Artifact', { type: 'Layout' })
      draw()
      doc.endMarkedContent()
    },
    end() {
      root.end()
    },
  }
}
