import { KindListPage } from './KindListPage.tsx'

/** 健康日报: every day that has a report. */
export default function DailyListPage() {
  return <KindListPage kind="daily" />
}
