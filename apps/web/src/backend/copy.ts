/** The Chinese texts of what is done in the place of a back end. */
export const backendCopy = {
  keptErrors: {
    full: '手机的存储空间不够，这次测量还没有保存。请先清理出一些空间，再点“保存”。',
    unavailable:
      '浏览器不允许在手机上保存数据，这次测量还没有保存。请退出无痕模式，或换一个浏览器。',
  },
} as const
