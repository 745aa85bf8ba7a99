// What is exported for tests alone, by what `knip --production` finds without them. Dead code is deleted with its tests;
// what stays is named here with the reason, and no test may cite a requirement for it.

const README =
  'its README promises it to whoever reads ECG files or devices; no tool of ours asks yet'

const OTHER_HALF = 'reads what the simulated devices write: their tests are held to it'
const PEEPHOLE = 'lets tests see what is kept or made, where the product has no need to'
const QUESTIONNAIRE = 'the screens of the questionnaire are built on it'

/** Exports by file, and whole files as `*`. */
export const KEPT = [
  ['apps/web/src/worker/kept-paths.ts', '*', 'vite.config.ts asks it while it builds'],
  ['scripts/bundling/bundle-service.mjs', '*', 'apps/api/package.json builds the service with it'],
  ['scripts/bundling/before-faults.mjs', '*', 'vitest.config.ts has it run before the faults'],
  ['packages/contracts/src/profile/wizard.ts', 'LocationColumn', QUESTIONNAIRE],
  ['packages/ecg-core/src/signal/filter.ts', 'notch', README],
  ['packages/ecg-core/src/signal/filter.ts', 'removeBaseline', README],
  ['packages/ecg-core/src/signal/filter.ts', 'createNotchFilter', README],
  ['packages/ecg-core/src/signal/filter.ts', 'createBaselineFilter', README],
  ['packages/ecg-core/src/files/parse.ts', 'parseIntegers', README],
  ['packages/ecg-core/src/rhythm/rr.ts', 'pnn50', README],
  ['packages/ecg-core/src/files/wfdb/wfdb-write.ts', 'writeWfdbSignal212', README],
  ['packages/vitals/src/simulate-day.ts', 'simulateDay', README],
  ['packages/gatt/src/bytes/medical-float.ts', 'packSfloat', README],
  ['packages/gatt/src/bytes/medical-float.ts', 'packFloat', README],
  ['packages/gatt/src/uuids.ts', 'WEIGHT_SCALE_SERVICE', README],
  ['packages/gatt/src/uuids.ts', 'WEIGHT_MEASUREMENT', README],
  ['packages/gatt/src/uuids.ts', 'WEIGHT_SCALE_FEATURE', README],
  ['packages/gatt/src/standard/weight-measurement.ts', 'encodeWeightMeasurement', README],
  ['packages/gatt/src/standard/weight-measurement.ts', 'decodeWeightMeasurement', README],
  ['packages/gatt/src/standard/weight-scale-feature.ts', 'encodeWeightScaleFeature', README],
  ['packages/gatt/src/standard/weight-scale-feature.ts', 'decodeWeightScaleFeature', README],
  ['packages/gatt/src/standard/body-sensor-location.ts', 'decodeBodySensorLocation', OTHER_HALF],
  ['packages/gatt/src/standard/device-information.ts', 'decodeSystemId', OTHER_HALF],
  [
    'packages/gatt/src/standard/blood-pressure-feature.ts',
    'decodeBloodPressureFeature',
    OTHER_HALF,
  ],
  ['packages/gatt/src/standard/plx-features.ts', 'decodePlxFeatures', OTHER_HALF],
  ['packages/gatt/src/standard/rsc-measurement.ts', 'decodeRscFeature', OTHER_HALF],
  ['packages/contract-check/src/answer/mark.ts', 'schemasAt', PEEPHOLE],
  ['packages/contracts/src/documents/origin.ts', 'decidedBy', PEEPHOLE],
]

const isSupport = (file) => /(^|\/)testing\//.test(file)

/** What the report of knip (its JSON) holds against `kept`, one line each; what is kept in vain is told too. */
export function testedOnly({ issues }, kept = KEPT) {
  const found = issues
    .filter(({ file }) => !isSupport(file))
    .flatMap(({ file, files, exports }) => [
      ...files.map(() => `${file} *`),
      ...exports.map(({ name }) => `${file} ${name}`),
    ])

  const known = kept.map(([file, name]) => `${file} ${name}`)

  return [
    ...found
      .filter((entry) => !known.includes(entry))
      .map((entry) => `${entry}: only tests use it; delete it with its tests, or say why it stays`),
    ...known
      .filter((entry) => !found.includes(entry))
      .map(
        (entry) => `${entry}: is used now (or gone); strike it from scripts/house/tested-only.mjs`,
      ),
  ]
}
