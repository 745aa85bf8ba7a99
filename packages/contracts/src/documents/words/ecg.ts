import type { Words } from './words.ts'

export const ECG_WORDS: Words = {
  id: ['记录的编号', 'By which the record is named'],
  ecgId: ['记录的编号', 'By which the record is named'],
  format: ['哪种格式：edf 是 EDF+，wfdb 是 WFDB', 'Which format: edf is EDF+, wfdb is WFDB'],
  'getEcgFileLink/url': [
    '文件的地址，几分钟后失效，不用登录',
    'Address of the file; it ends within minutes and needs no session',
  ],
  dataTime: ['什么时候测的', 'When it was measured'],
  heartRat: [
    '心率，文档里就是这样拼写；算不出为 null',
    'Heart rate, so spelled in the documents; null where the signal did not allow it',
  ],
  qt: ['QT 间期；算不出为 null', 'QT interval; null where the signal did not allow it'],
  hrv: [
    '心率变异；算不出为 null',
    'Heart rate variability; null where the signal did not allow it',
  ],
  stateText: ['判断的用词，比如 疑似房颤', 'The verdict in cautious words, e.g. 疑似房颤'],
  source: ['用什么测的：watch 手表，recorder 心电仪', 'By what it was measured: watch or recorder'],
  durationSeconds: ['有多长', 'How long it is'],
  thumbnail: [
    '画小图的三秒：每 50 毫秒最低和最高各一位三十六进制数字，- 是没测到',
    'Three seconds to draw small: lowest and highest of each 50 ms as a base-36 digit, - where nothing was measured',
  ],
  month: ['月份，YYYY-MM，按中国时间', 'Month in China, YYYY-MM'],
  'listEcgMonth/list': ['这个月的记录，新的在前', 'Records of the month, newest first'],
  dayDate: ['哪一天', 'Which day'],
  dataEcgInfosRespList: [
    '这一天手表的心电，新的在前',
    'Records of the watch on the day, newest first',
  ],
  measurementDate: ['哪一天', 'Which day'],
  recordStartTime: ['什么时候开始的', 'When it began'],
  durationStr: ['有多长，用文字', 'How long it is, in words'],
  completed: ['是否整份上传了', 'Whether it was uploaded as a whole'],
  labeled: ['是否标注过', 'Whether the analysis has labelled it'],
  pdfFilePath: [
    '报告的地址，会失效；还在生成时为 null',
    'Address of the report, which ends; null while it is being made',
  ],
  dataContent: ['用文字的总结', 'The summary in words'],
  hrvMethod: ['心率变异怎么算的', 'How the heart rate variability was made'],
  metric: ['哪一种', 'Which measure of it'],
  windowSeconds: ['用了多长的心电', 'Seconds that it rests on'],
  beats: ['用了多少次心跳', 'Beats that it was made of'],
  qtcFridericia: ['按 Fridericia 校正的 QT', 'QT corrected after Fridericia'],
  qtcBeats: [
    '用了多少次心跳；旧记录为 null',
    'Beats that it was made of; null of records that were analysed before that was kept',
  ],
  qtcSd: [
    '校正的 QT 在各次心跳之间的标准差；旧记录为 null',
    'Standard deviation of the corrected QT over the beats; null of records that were stored before it was kept',
  ],
  advice: [
    '现在要做什么，和首页说的一样；不急为 null',
    'What to do now, as home says it; null where nothing hurries',
  ],
  rhythm: [
    '节律：sinus 窦性，af 房颤，other 其他，unclassified 没有分出',
    'Rhythm: sinus, af, other or unclassified',
  ],
  rateRange: ['连续几次心跳平均的最慢和最快', 'Slowest and fastest mean over a few beats in a row'],
  'rateRange.lowest': ['最慢', 'The slowest'],
  'rateRange.highest': ['最快', 'The fastest'],
  marks: ['标出的心跳', 'Beats that are marked'],
  sample: ['R 波在第几个采样点', 'Sample index of the R peak'],
  'marks.kind': [
    '哪一种：supraventricular 疑似室上性早搏，ventricular 疑似室性早搏',
    'Which kind: supraventricular or ventricular, both suspected',
  ],
  denials: [
    '本人说不是的标记；程序的标记和结论不变',
    'Marks that the owner of the record calls wrong; what the program said stays',
  ],
  'denials.sample': ['标记在第几个采样点', 'Sample index of the mark'],
  'denials.kind': ['哪一种标记，代码', 'Which kind of mark, as a code'],
  saidAt: ['什么时候说的', 'When it was said'],
  'denyEcgMark/kind': ['哪一种标记，代码', 'Which kind of mark, as a code'],
  denied: ['true 说不是，false 收回', 'True calls the mark wrong, false takes that back'],
  'saveEcgRecord/stored': [
    '存了没有：new 存了，already 已经有了',
    'Whether it was stored, or was already known',
  ],
}
