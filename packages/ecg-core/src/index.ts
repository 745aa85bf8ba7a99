export { analyseEcg } from './analyse.ts'
export type { EcgAnalysis, HrvFinding, HrvMetric, QtMethod } from './analyse.ts'
export { BeatListError, countBeats, decodeBeats, encodeBeats } from './beat-list.ts'
export type { BeatList } from './beat-list.ts'
export type { BeatKind, ClassifiedBeat } from './beats.ts'
export { calibrationPulse, clinicalGrid, clinicalSeconds, clinicalStrip } from './clinical-strip.ts'
export type { ClinicalGrid, ClinicalViewport } from './clinical-strip.ts'
export { delineate } from './delineate.ts'
export type { BeatLimits, DelineatedBeat } from './delineate.ts'
export { createRPeakDetector } from './detect-stream.ts'
export type { RPeakDetector } from './detect-stream.ts'
export { detectRPeaks } from './detect.ts'
export type { Episode, EpisodeKind } from './episodes.ts'
export {
  createBaselineFilter,
  createMonitorFilter,
  createNotchFilter,
  monitorBand,
  notch,
  removeBaseline,
} from './filter.ts'
export type { CausalFilter } from './filter.ts'
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
} from './legacy-trace.ts'
export type { LegacyViewport } from './legacy-trace.ts'
export type { HeartRateRange } from './heart-rate-range.ts'
export type { HourFigures } from './hourly-figures.ts'
export { analyseLongRecord } from './long-record.ts'
export type { LongRecord, LongRecordAnalysis, LongRecordSummary } from './long-record.ts'
export { formatSamples, parseIntegers, parseSamples } from './parse.ts'
export type { ParsedIntegers, ParsedSamples } from './parse.ts'
export { buildPyramid, queryPyramid, updatePyramid } from './pyramid.ts'
export type { Pyramid, PyramidColumns, PyramidSamples, PyramidSpan } from './pyramid.ts'
export { qtcBazett, qtcFridericia, qtInterval } from './qt.ts'
export { quality } from './quality.ts'
export type { QualityFault, QualitySegment, SignalQuality } from './quality.ts'
export { barPercent, RANGES, rangeState } from './ranges.ts'
export type { RangeMetric, ReferenceRange } from './ranges.ts'
export { resample } from './resample.ts'
export { classifyRhythm } from './rhythm.ts'
export type { Rhythm, RhythmReason } from './rhythm.ts'
export { heartRateBpm, normalIntervals, pnn50, rmssdMs, rrSeries, sdnnMs } from './rr.ts'
export {
  decodeSampleBlock,
  encodeSampleBlock,
  SampleBlockError,
  sampleBlockLength,
} from './sample-blocks.ts'
export type { TracePath } from './trace-path.ts'
export {
  annotationCode,
  annotationSymbol,
  readWfdbAnnotations,
  writeWfdbAnnotations,
} from './wfdb-annotations.ts'
export type { WfdbAnnotation, WfdbAnnotationInput } from './wfdb-annotations.ts'
export { parseWfdbHeader, WfdbError, writeWfdbHeader } from './wfdb-header.ts'
export type { WfdbHeader, WfdbSignal } from './wfdb-header.ts'
export { readWfdbSignal, writeWfdbSignal16, writeWfdbSignal212 } from './wfdb-signal.ts'
export type { WfdbScale } from './wfdb-signal.ts'
export { countPremature, ecgWording } from './wording.ts'
export type { EcgFindings, EcgWording, Verdict, Words } from './wording.ts'
