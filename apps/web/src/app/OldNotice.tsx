import { whenInWords } from '../shared/format/when.ts'
import { useNow } from '../shared/ui/states/use-now.ts'
import { NoticeText } from './NoticeText.tsx'

const copy = {
  offlineSince: (when: string) => `没有网络，显示的是 ${when} 的数据`,
  slowSince: (when: string) => `网络太慢，显示的是 ${when} 的数据`,
} as const

/** Of when what is shown is; loaded when something old is, which only a service worker gives, that has this too. */
export default function OldNotice({ at, online }: { at: number; online: boolean }) {
  const when = whenInWords(new Date(at).toISOString(), useNow())
  return <NoticeText text={online ? copy.slowSince(when) : copy.offlineSince(when)} />
}
