import * as z from 'zod/mini'

/** The mini-program that connects the ECG recorder. */
export const MiniProgram = z.object({
  name: z.string(),
  appId: z.string(),
  originalId: z.string(),
  path: z.string(),
})
export type MiniProgram = z.infer<typeof MiniProgram>
