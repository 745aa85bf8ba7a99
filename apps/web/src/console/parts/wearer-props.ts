import type { Wearer } from '../model/simulator.ts'

export interface WearerProps {
  /** Code of the person; null before there is a session. */
  person: string | null
  wearer: Wearer | null
  /** Does something to the devices, looks what came of it, and says where it failed. */
  order: (work: () => Promise<void>) => void
}
