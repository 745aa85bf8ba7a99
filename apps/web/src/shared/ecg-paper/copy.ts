export const paperCopy = {
  legend: '记号',
  denied: '不是',
  lineFrom: '卡尺左线',
  lineTo: '卡尺右线',
  caliper: (ms: number, rateBpm: number | null): string =>
    rateBpm === null ? `间隔 ${ms} 毫秒` : `间隔 ${ms} 毫秒 · ${rateBpm} 次/分`,
} as const
