import { JUMP_TYPES } from '@kangban/contracts'
import { api } from '../../../api/client.ts'
import { ownFailureText } from '../../../api/own-failure.ts'
import { queryClient } from '../../../api/query-client.ts'
import { host } from '../../../host/host.ts'
import { toast } from '../../../shared/ui/layers/toast.ts'
import { SERVICES } from '../copy.ts'
import type { TileAction } from './tiles.ts'

type JumpType = (typeof JUMP_TYPES)[keyof typeof JUMP_TYPES]

/** Asked anew at every tap: a link may hold once only. */
const linkOf = (type: JumpType) =>
  queryClient.fetchQuery({ ...api.services.getJumpUrl.queryOptions({ type }), staleTime: 0 })

/** A tap that nothing follows is told. */
export const byApp = (go: () => Promise<void>): Promise<void> =>
  go().catch((cause: unknown) => {
    console.warn('the host did not open it', cause)
    toast({ title: SERVICES.appFailed })
  })

/** The link of the back end, else the doctor that the app around the page has; a browser has none, and is told so. */
async function openDoctor(type: 1 | 2 | 3): Promise<void> {
  try {
    const url = await linkOf(type)
    if (!url) throw new Error('the answer held no link')
    return await host().openH5({ url })
  } catch (cause) {
    console.warn(`no link to the online doctor of type ${type}`, cause)
    if (host().can('aiDoctor')) return byApp(() => host().aiDoctor({ type }))
    const title = ownFailureText(cause, SERVICES.doctorFailed)
    return title ? toast({ title }) : undefined
  }
}

/** What only the app around the page has; elsewhere it says where it is. */
function inApp(action: 'aiDoctor' | 'medicalReport', go: () => Promise<void>): void {
  if (host().can(action)) void byApp(go)
  else toast({ title: SERVICES.onlyInApp })
}

/** The mall of the doctors first, then the other one. */
async function openMall(): Promise<void> {
  const first = await linkOf(JUMP_TYPES.drugMall).catch((cause: unknown) => {
    console.warn('no link to the drug mall of the doctors', cause)
    return null
  })

  try {
    const url =
      first ??
      (await queryClient.fetchQuery({ ...api.services.getDrugMall.queryOptions({}), staleTime: 0 }))

    if (url) await host().openH5({ url })
    else toast({ title: SERVICES.mallFailed })
  } catch (cause) {
    // The failure of the second call is told by the shared rules.
    console.warn('no link to the drug mall', cause)
  }
}

/** Does what a tile is for. */
export function openTile(does: TileAction, go: (path: string) => void): void {
  if (does.kind === 'page') go(does.path)
  else if (does.kind === 'doctor') void openDoctor(does.type)
  else if (does.kind === 'mall') void openMall()
  else if (does.kind === 'ai-doctor')
    inApp('aiDoctor', () => host().aiDoctor({ type: JUMP_TYPES.text }))
  else inApp('medicalReport', () => host().medicalReport())
}
