import { MS_PER_SECOND } from '@kangban/china-time'
import { useState } from 'react'
import { type MiniProgramInfo, miniProgram } from '../../../config/mini-program.ts'
import { BridgeError } from '../../../host/host-api.ts'
import { host } from '../../../host/host.ts'
import { confirm } from '../../../shared/ui/layers/confirm.ts'
import { toast } from '../../../shared/ui/layers/toast.ts'
import { MINI } from '../copy.ts'

/** A phone that has the messaging app has left the page by then. */
const LEAVES_WITHIN_MS = 3 * MS_PER_SECOND
const TOLD_MS = 2500

/** A browser does not tell whether a link was followed: the page that is still seen was not left. */
async function pageStays(): Promise<boolean> {
  if (!['browser', 'wechat'].includes(host().environment)) return false
  let left = document.hidden

  // Seen a moment ago: whatever changes, the messaging app came in front.
  const onChange = () => {
    left = true
  }

  document.addEventListener('visibilitychange', onChange)
  await new Promise((resolve) => setTimeout(resolve, LEAVES_WITHIN_MS))
  document.removeEventListener('visibilitychange', onChange)
  return !left
}

async function launch(program: MiniProgramInfo): Promise<'launched' | 'failed' | 'no way'> {
  if (!host().can('launchMiniProgram')) return 'no way'

  try {
    await host().launchMiniProgram({ appId: program.appId, path: program.path })
  } catch (cause) {
    console.warn('the mini-program was not launched', cause)
    return cause instanceof BridgeError && cause.code !== 'unsupported' ? 'failed' : 'no way'
  }

  return (await pageStays()) ? 'failed' : 'launched'
}

const failureText = (program: MiniProgramInfo): string =>
  [
    MINI.reasons,
    ...MINI.causes.map((cause) => `· ${cause}`),
    '',
    MINI.infoTitle,
    MINI.info(program),
  ].join('\n')

/** Opens the mini-program that binds the ECG recorder, and says what to do when it does not open. */
export function useMiniProgram() {
  const [byHand, setByHand] = useState<string | null>(null)

  const tellFailure = async (program: MiniProgramInfo) => {
    const wanted = await confirm({
      title: MINI.title,
      content: failureText(program),
      okText: MINI.copy,
    })

    if (!wanted) return toast({ title: MINI.cancelled, type: 'info' })

    try {
      await navigator.clipboard.writeText(MINI.info(program))
      return toast({ title: MINI.copied, type: 'success', duration: TOLD_MS })
    } catch (cause) {
      console.warn('the clipboard refused the mini-program', cause)
      return setByHand(MINI.info(program))
    }
  }

  const open = async () => {
    const program = miniProgram()
    const outcome = await launch(program)
    if (outcome === 'failed') await tellFailure(program)
    if (outcome !== 'no way') return
    await confirm({ title: MINI.search(program.name), okText: MINI.ok, cancelText: null })
  }

  return {
    open: () => void open(),
    /** What is to be copied by hand, since the clipboard did not take it. */
    byHand,
    close: () => setByHand(null),
  }
}
