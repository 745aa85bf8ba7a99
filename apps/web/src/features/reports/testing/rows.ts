import type { ReportRow } from '@kangban/contracts'

/** A daily report as a line of a list, with what a test needs otherwise. */
export const rowOf = (row: Partial<ReportRow> = {}): ReportRow => ({
  id: 'r1',
  kind: 'daily',
  day: '2024-01-01',
  endDay: '2024-01-01',
  title: '1月1日 周一',
  state: 'warn',
  stateText: '要留意',
  keyNumbers: [
    { label: '睡眠', text: '6小时24分' },
    { label: '血压', text: '151/93 mmHg' },
    { label: '心率', text: '68 次/分' },
  ],
  change: null,
  unread: false,
  at: '2024-01-02T08:00:00+08:00',
  ...row,
})
