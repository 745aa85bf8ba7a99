// Loaded as one after the page is shown, at the latest by the tap that connects: without the views no recorder is sought,
// so that nothing is missing in the middle of a measurement. See use-live-controller.ts.
export { LiveRest } from './LiveRest.tsx'
export { Measuring } from './Measuring.tsx'
export { recorderOf } from './signal/recorder.ts'
export { SidewaysMeasuring } from './SidewaysMeasuring.tsx'
