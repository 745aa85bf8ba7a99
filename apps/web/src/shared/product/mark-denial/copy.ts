export const DENIAL = {
  deny: '不是',
  question: '这处标错了？',
  takeBack: '收回',
  stays: '程序的标记和结论不变，医生也会看到您说不是。',
  failed: '没有记下，请再试一次',
  waits: '已记在手机上，联网后自动发出。',
} as const
