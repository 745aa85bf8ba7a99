import type { DailySection } from '@kangban/contracts'
import { usualText } from '@kangban/rules/reports/usual-text'
import type { GlyphTone } from '../../../shared/ui/parts/Glyph.tsx'
import { METRIC_SEALS } from '../../../shared/product/metric-seal.ts'
import type { TagState } from '../../../shared/ui/parts/StateTag.tsx'
import { type ValuePart, valueParts } from '../lists/value-parts.ts'

export interface SectionView {
  seal: { char: string; tone: GlyphTone }
  /** Large figures and small units; none where nothing was measured. */
  parts: ValuePart[]
  tag: { state: TagState; text: string }
  /** What is usual for this person, as a figure; empty while it is not known. */
  usual: string
}

/** 7小时12分 as 7 小时 12 分, and 128/78 with the unit of the section. */
function partsOf({ value, valueText, unit }: DailySection): ValuePart[] {
  return value === null ? [] : valueParts(valueText, unit)
}

export const sectionView = (section: DailySection): SectionView => ({
  seal: METRIC_SEALS[section.metric],
  parts: partsOf(section),
  // Said once: in the place of the value stands the tag alone.
  tag: {
    state: section.state,
    text: section.value === null ? section.valueText : section.stateText,
  },
  usual: usualText(section),
})
