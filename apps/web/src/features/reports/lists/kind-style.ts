import type { ReportRow } from '@kangban/contracts'
import type { GlyphTone } from '../../../shared/ui/parts/Glyph.tsx'

/** The character and the colour by which a kind of report is known. */
export const KIND_SEALS: Record<ReportRow['kind'], { char: string; tone: GlyphTone }> = {
  daily: { char: '日', tone: 'ecg' },
  weekly: { char: '周', tone: 'ecg' },
  'heart-risk': { char: '心', tone: 'heart' },
  tcm: { char: '诊', tone: 'tcm' },
  document: { char: '档', tone: 'soft' },
}
