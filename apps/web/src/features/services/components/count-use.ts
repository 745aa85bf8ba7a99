import { client } from '../../../api/client.ts'
import type { ClickFlag } from '../model/tiles.ts'

/** Counts a use; whatever comes of it, nobody waits for it. */
export function countUse(flag: ClickFlag): void {
  client.services.countClick
    .mutate({ flag })
    .catch((cause: unknown) => console.warn('a use was not counted', cause))
}
