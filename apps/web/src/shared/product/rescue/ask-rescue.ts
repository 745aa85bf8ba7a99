import { isDocumentedOnly } from '../../../config/runtime-config.ts'
import { confirm } from '../../ui/layers/confirm.ts'
import { callCentre, callee, type Dial } from './call-centre.ts'
import { RESCUE } from './rescue-copy.ts'

export { TellContacts } from './TellContacts.tsx'

/** Asks once, says what will happen, and calls; gives whether the contacts are to be told. */
export async function askRescue(dial?: Dial): Promise<boolean> {
  const tells = !dial && !isDocumentedOnly()

  const yes = await confirm({
    title: RESCUE.title,
    content: RESCUE.content(callee(true)) + (tells ? `\n${RESCUE.willTell}` : ''),
    okText: RESCUE.ok,
    cancelText: RESCUE.cancel,
    tone: 'danger',
  })

  if (yes) callCentre(true, dial)
  return yes && tells
}
