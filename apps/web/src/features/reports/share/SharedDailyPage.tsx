import { SharedReport } from './SharedReport.tsx'

/** 日报 by a link. */
export default function SharedDailyPage() {
  return <SharedReport kind="daily" />
}
