import type { Random } from '@kangban/vitals'
import type { RadioFaults } from './faults.ts'

/** What became of a notification. A `held` one follows after the next. */
export type Fate = 'sent' | 'lost' | 'duplicated' | 'held'

export interface LossyChannel {
  /** The packet may be written over when this returns. */
  deliver(packet: Uint8Array<ArrayBuffer>): Fate
}

export interface ChannelFaults {
  faults(): RadioFaults
  /** Takes one from the number of notifications that are still to be dropped, if there is one. */
  takeDrop(): boolean
}

/** Passes packets on with the faults that hold at that moment. `random` is drawn three times a packet, whatever comes. */
export function createLossyChannel(
  random: Random,
  source: ChannelFaults,
  send: (packet: Uint8Array<ArrayBuffer>) => void,
): LossyChannel {
  let held: Uint8Array<ArrayBuffer> | undefined

  const sendWithHeld = (packet: Uint8Array<ArrayBuffer>): void => {
    const before = held
    held = undefined
    send(packet)
    if (before !== undefined) send(before)
  }

  return {
    deliver(packet) {
      const { loss, duplicate, reorder } = source.faults()
      const isLost = random.chance(loss)
      const isDuplicated = random.chance(duplicate)
      const isHeld = random.chance(reorder)
      if (source.takeDrop() || isLost) return 'lost'

      if (isHeld && held === undefined) {
        held = packet.slice()
        return 'held'
      }

      sendWithHeld(packet)
      if (!isDuplicated) return 'sent'
      send(packet)
      return 'duplicated'
    },
  }
}
