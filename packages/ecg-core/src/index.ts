export { analyseEcg } from './findings/analyse.ts'
export type { EcgAnalysis, HrvFinding, HrvMetric, QtMethod } from './findings/analyse.ts'
export { BeatListError, countBeats, decodeBeats, encodeBeats } from './beats/beat-list.ts'
export type { BeatList } from './beats/beat-list.ts'
export { BEAT_KINDS, countPremature, isEctopic } from './beats/beat-kind.ts'
export type { BeatKind, ClassifiedBeat, EctopicKind } from './beats/beat-kind.ts'
export type { BeatFeature, BeatFeatures } from './beats/beat-features.ts'
export { countInterval } from './beats/kind-counts.ts'
export type { CountInterval } from './beats/kind-counts.ts'
export { kindsByFeatures } from './beats/kind-model.ts'
export type { KindConstants } from './beats/kind-table.ts'
export {
  calibrationPulse,
  clinicalGrid,
  clinicalSeconds,
  clinicalStrip,
} from './drawing/clinical-strip.ts'
export type { ClinicalGrid, ClinicalViewport } from './drawing/clinical-strip.ts'
export { delineate } from './waves/delineate.ts'
export type { BeatLimits, DelineatedBeat } from './waves/delineate.ts'
export { detectOverLeads } from './beats/detect-leads.ts'
export { createRPeakDetector } from './beats/detect-stream.ts'
export type { RPeakDetector } from './beats/detect-stream.ts'
export { detectRPeaks } from './beats/detect.ts'
export { MIN_AF_SECONDS } from './rhythm/episodes.ts'
export type { Episode, EpisodeKind } from './rhythm/episodes.ts'
export { PAUSE_MS } from './rhythm/pauses.ts'
export {
  createBaselineFilter,
  createMonitorFilter,
  createNotchFilter,
  monitorBand,
  notch,
  removeBaseline,
} from './signal/filter.ts'
export type { CausalFilter } from './signal/filter.ts'
export { MONITOR_HIGH_HZ, MONITOR_LOW_HZ } from './signal/monitor-band.ts'
export {
  goesOn,
  GRID_PX,
  legacyTrace,
  legacyVisibleSamples,
  legacyY,
  SAMPLE_RATE,
  SAMPLES_PER_STEP,
  samplesDue,
  scaleLegacy,
  VERTICAL_MAX,
} from './drawing/legacy-trace.ts'
export type { LegacyViewport } from './drawing/legacy-trace.ts'
export { heartRateRange } from './rhythm/heart-rate-range.ts'
export type { HeartRateRange } from './rhythm/heart-rate-range.ts'
export type { HourFigures } from './rhythm/hourly-figures.ts'
export { analyseLongRecord, longBeatFeatures } from './rhythm/long-record.ts'
export type { LongRecord, LongRecordAnalysis, LongRecordSummary } from './rhythm/long-record.ts'
export { formatSamples, parseIntegers, parseSamples } from './files/parse.ts'
export type { ParsedIntegers, ParsedSamples } from './files/parse.ts'
export { buildPyramid, queryPyramid, updatePyramid } from './drawing/pyramid.ts'
export type { Pyramid, PyramidColumns, PyramidSamples, PyramidSpan } from './drawing/pyramid.ts'
export { QT_FEWEST_BEATS, qtcBazett, qtcFridericia } from './waves/qt.ts'
export type { QtReason } from './waves/qt.ts'
export { quality } from './beats/quality.ts'
export type { QualityFault, QualitySegment, SignalQuality } from './beats/quality.ts'
export { barPercent, RANGES, rangeState } from './findings/ranges.ts'
export type { RangeMetric, ReferenceRange } from './findings/ranges.ts'
export { patternRows, ventricularRows } from './rhythm/ventricular-rows.ts'
export type { BeatRow } from './rhythm/ventricular-rows.ts'
export { resample } from './signal/resample.ts'
export { afFeatures, afLogOdds, canTellAf } from './rhythm/af-odds.ts'
export type { AfConstants, AfFeatures } from './rhythm/af-table.ts'
export { classifyRhythm, SINUS_BPM } from './rhythm/rhythm.ts'
export type { Rhythm, RhythmReason } from './rhythm/rhythm.ts'
export type { RhythmEvidence } from './rhythm/rhythm-evidence.ts'
export { stripEvidence } from './rhythm/strip-evidence.ts'
export { heartRateBpm, normalIntervals, pnn50, rmssdMs, rrSeries, sdnnMs } from './rhythm/rr.ts'
export {
  decodeSampleBlock,
  encodeSampleBlock,
  SampleBlockError,
  sampleBlockLength,
} from './files/sample-blocks.ts'
export { readThumbnail, type ThumbnailColumn, thumbnailOf } from './drawing/thumbnail.ts'
export type { TracePath } from './drawing/trace-path.ts'
export {
  annotationCode,
  annotationSymbol,
  readWfdbAnnotations,
  writeWfdbAnnotations,
} from './files/wfdb/wfdb-annotations.ts'
export type { WfdbAnnotation, WfdbAnnotationInput } from './files/wfdb/wfdb-annotations.ts'
export { parseWfdbHeader, writeWfdbHeader } from './files/wfdb/wfdb-header.ts'
export type { WfdbHeader } from './files/wfdb/wfdb-header.ts'
export { WfdbError } from './files/wfdb/wfdb-fields.ts'
export type { WfdbSignal } from './files/wfdb/wfdb-signal-line.ts'
export { openWfdbRecord } from './files/wfdb/wfdb-record.ts'
export type { ReadWfdbFile, WfdbLead, WfdbRecord } from './files/wfdb/wfdb-record.ts'
export { readWfdbSignal } from './files/wfdb/wfdb-signal.ts'
export { writeWfdbSignal16, writeWfdbSignal212 } from './files/wfdb/wfdb-write.ts'
export type { WfdbScale } from './files/wfdb/wfdb-write.ts'
export { EdfError } from './files/edf/edf-fields.ts'
export type { EdfAnnotation } from './files/edf/edf-annotations.ts'
export { openEdf } from './files/edf/edf-record.ts'
export { EdfWriter } from './files/edf/edf-writer.ts'
export type { EdfRecording } from './files/edf/edf-writer.ts'
