/** The way to the files, on the page itself. */
export const OPEN_FILES = '导出波形数据'

export const RECORD_FILES = {
  title: '给医生或研究用的波形数据',
  text: [
    '里面是这次心电的全部采样和标出的心跳，要用心电软件打开。只想看报告，请用 PDF。',
    '文件里没有姓名。发给别人时，请说明是谁的记录。',
  ],
  formats: {
    edf: { name: 'EDF+', note: '一个文件，多数心电和睡眠软件能打开' },
    wfdb: { name: 'WFDB', note: '压缩包，研究心电的软件常用' },
  },
  wechat: '在微信里下载不了：请点右上角“…”，选“在浏览器打开”，再来导出。',
  started: '开始下载了，请在“下载”里找',
} as const
