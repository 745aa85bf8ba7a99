import { SharedReport } from './SharedReport.tsx'

/** 周报 by a link. */
export default function SharedWeeklyPage() {
  return <SharedReport kind="weekly" />
}
