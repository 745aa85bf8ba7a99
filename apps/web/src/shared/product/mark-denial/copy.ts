export const DENIAL = {
  deny: '不是',
  question: '这处标错了？',
  takeBack: '收回',
  stays: '程序的标记和结论不变，医生也会看到您说不是。',
  failed: '没有记下，请再试一次',
  offline: '没有网络，没有记下，请联网后再说',
} as const
