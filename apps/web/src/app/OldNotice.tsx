import { whenInWords } from '../shared/format/when.ts'
import { uiCopy } from '../shared/ui/copy.ts'
import { useNow } from '../shared/ui/states/use-now.ts'
import { NoticeText } from './NoticeText.tsx'

/** Of when what is shown is; loaded when something old is, which only a service worker gives, that has this too. */
export default function OldNotice({ at, online }: { at: number; online: boolean }) {
  const when = whenInWords(new Date(at).toISOString(), useNow())
  return <NoticeText text={online ? uiCopy.slowSince(when) : uiCopy.offlineSince(when)} />
}
