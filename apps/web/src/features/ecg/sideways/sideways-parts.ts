// Loaded as one after the page is shown, so that an upright phone waits for none of it.
export { SidewaysLead } from './SidewaysLead.tsx'
export { SidewaysRecord } from './SidewaysRecord.tsx'
