import { snapshotKey } from '../../../apps/api/src/database/seeded-snapshot.ts'

/** Another text for other sources of a seeded state. The built package, which has no sources, has the text of its build. */
export const madeBy = (): string => snapshotKey({ seed: 0, today: '', secret: Buffer.alloc(0) })
