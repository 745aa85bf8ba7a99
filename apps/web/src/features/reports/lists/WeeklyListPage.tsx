import { KindListPage } from './KindListPage.tsx'

/** 健康周报: every week that has a report, and how it was against the one before. */
export default function WeeklyListPage() {
  return <KindListPage kind="weekly" />
}
